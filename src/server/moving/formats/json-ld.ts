import { isDeepStrictEqual } from 'node:util';
import { bareAddress } from '#src/domain/pictures/picture-address.ts';
import type { ForeignPicture, ForeignRecipe } from '#src/domain/recipes/formats/foreign-recipe.ts';
import { leftovers } from '#src/domain/recipes/formats/leftovers.ts';
import { dateIn, textIn } from '#src/domain/recipes/formats/values.ts';
import { RECIPE_FIELDS } from '#src/domain/recipes/recipe-fields.ts';
import { graphOf, isNode, type Node, nodesIn, propertiesOf, valuesOf } from '#src/domain/schema-org/nodes.ts';
import { isRecipe } from '#src/domain/schema-org/own-recipe.ts';
import { pictureAddresses } from '#src/domain/schema-org/pictures.ts';
import { PROPERTIES } from '#src/domain/schema-org/properties.ts';
import { markedRecipeOf, SAME } from '#src/domain/schema-org/recipe-node.ts';
import type { ValueReader } from '#src/domain/schema-org/text-values.ts';
import { linesOfHtml } from '../../web-pages/plain-text.ts';
import { addressTold, isAddress, markedDraft } from '../marked-draft.ts';
import { besides, type FormatReader, type MovedFile, namesakes, type ToldRecipe } from './told-recipe.ts';

/** schema.org's Recipe: one, several, those of a graph, and RecipeSage's `{"recipes": […]}`. */
export const jsonLdIn: FormatReader = (file) => toldIn(file, false);
/** The same in a folder of its own with its pictures: `full.jpg` is the large one. */
export const nextcloudIn: FormatReader = (file) => (fullPicture(file) ? toldIn(file, true) : []);

const fullPicture = (file: MovedFile): string | undefined => besides(file, 'full')[0];

function toldIn(file: MovedFile, isFolder: boolean): ToldRecipe[] {
  if (file.content.kind !== 'json') return [];
  const own = isFolder ? besides(file, 'full') : namesakes(file);
  // Each by itself: all of them may be more than one page can have.
  return listedIn(file.content.value).flatMap((value, _, all) => {
    const graph = graphOf(nodesIn(value));
    const reader = { linesOf: linesOfHtml, resolve: graph.resolve };
    const recipes = graph.nodes.filter(isRecipe);
    const beside = recipes.length === 1 && all.length === 1 ? own.map((path) => ({ file: path })) : [];
    return recipes.map((node) => ({
      name: textIn(valuesOf(node.name)[0]) ?? '',
      read: () => readNode(node, reader, beside),
    }));
  });
}

/** A list of recipes, as such or in an object; else all of it, since its parts may name each other. */
function listedIn(value: unknown): unknown[] {
  const list = isNode(value) ? value.recipes : value;
  return Array.isArray(list) ? list : [value];
}

const TIMES = [
  ['prepTime', 'prep'],
  ['cookTime', 'cook'],
  ['totalTime', 'total'],
] as const;

function readNode(node: Node, reader: ValueReader, beside: ForeignPicture[]): ForeignRecipe {
  const said = Object.fromEntries(propertiesOf(node));
  const { read, used, keep, drop, view, told } = leftovers(said);
  const marked = markedRecipeOf({ ...view, '@id': node['@id'], '@type': node['@type'] }, reader);
  const unread = TIMES.filter(([name, time]) => name in node && marked.minutes[time] === null).map(
    ([name]): string => name,
  );
  const addresses = marked.addresses.filter(isAddress);
  const oldAddress = pageOf(addresses);
  const sourceUrl = oldAddress ?? read('sourceUrl', addressTold, 'isBasedOn') ?? null;
  const foreignId = textIn(node['@id']) ?? read('id', textIn, 'identifier', 'id') ?? addresses[0] ?? '';
  const createdAt = read('createdAt', dateIn, 'dateCreated', 'datePublished');
  const images: ForeignPicture[] =
    beside.length > 0
      ? []
      : (read('pictures', (image) => pictureAddresses({ image }), 'image') ?? []).map((url) => ({ url }));
  const labels = marked.labels;
  for (const names of Object.values(SAME)) {
    const [first, ...others] = names.filter((name) => name in said);
    keep(...others.filter((name) => !isDeepStrictEqual(said[name], said[first ?? ''])));
  }
  if (valuesOf(node.recipeCuisine).length > 1) keep('recipeCuisine');
  for (const [name, { fate, where }] of Object.entries(PROPERTIES))
    if ((fate === 'used' || fate === 'kept') && !unread.includes(name)) used(where, name);
  // The grammar of the format.
  drop(...Object.keys(said).flatMap((name) => ['@type', '@id', 'position'].map((each) => `${name}.${each}`)));
  if (valuesOf(node.comment).every((each) => isNode(each) && /^author notes?$/i.test(String(each.name ?? ''))))
    used(RECIPE_FIELDS.tipsAndNotes.label, 'comment');
  const { fields, kept, within } = markedDraft(
    { ...marked, categories: [...labels.categories], tags: [...labels.keywords], cuisine: labels.cuisine },
    sourceUrl,
  );
  return {
    foreignId,
    fields,
    pictures: [...beside, ...images],
    author: authorOf(node, reader),
    ...(createdAt !== undefined && { createdAt }),
    ...(oldAddress !== undefined && { oldAddress }),
    ...told(kept, within),
  };
}

/** The address of its page: that of the recipe on it may have a mark behind. */
const pageOf = (addresses: readonly string[]): string | undefined =>
  addresses.find((each) => !each.includes('#')) ?? (addresses[0] && bareAddress(addresses[0]));

/** The first person or site it's by; a part that says nothing but its id stands elsewhere in the graph. */
function authorOf(node: Node, { linesOf, resolve }: ValueReader): string | undefined {
  const [author] = valuesOf(node.author ?? node.creator).map(resolve);
  const name = textIn(isNode(author) ? valuesOf(author.name)[0] : author);
  return name === undefined ? undefined : linesOf(name).join(' ') || undefined;
}
