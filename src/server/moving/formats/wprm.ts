import type { MarkedPart } from '#src/domain/marked/marked-recipe.ts';
import type { ForeignPicture, ForeignRecipe } from '#src/domain/recipes/formats/foreign-recipe.ts';
import { leftovers } from '#src/domain/recipes/formats/leftovers.ts';
import { dateIn, recordIn, recordsIn, textIn } from '#src/domain/recipes/formats/values.ts';
import { addressTold, isAddress, markedDraft, textLines } from '../marked-draft.ts';
import type { FormatReader } from './told-recipe.ts';

type Row = Record<string, unknown>;

/**
 * WP Recipe Maker's own export: a list of recipes, or one, with its ingredients and steps in one flat list each; those of earlier
 * versions have groups with lists of their own.
 */
export const wprmIn: FormatReader = ({ content }) => {
  if (content.kind !== 'json') return [];
  const rows = Array.isArray(content.value) ? recordsIn(content.value) : [recordIn(content.value) ?? {}];
  return rows.flatMap((outer) => {
    // Over the WordPress API it comes inside its post.
    const recipe = flattened(recordIn(outer.recipe) ?? outer);
    if (!Array.isArray(recipe.ingredients_flat) || !Array.isArray(recipe.instructions_flat)) return [];
    return [{ name: textIn(recipe.name) ?? '', read: () => readWprm(recipe) }];
  });
};

/** A recipe that has its lists in groups alone, with them flat, too. */
function flattened(recipe: Row): Row {
  if (Array.isArray(recipe.ingredients_flat) && Array.isArray(recipe.instructions_flat)) return recipe;
  const [ingredients, instructions] = [
    flatList(recipe.ingredients, 'ingredients'),
    flatList(recipe.instructions, 'instructions'),
  ];
  return ingredients && instructions
    ? { ...recipe, ingredients_flat: ingredients, instructions_flat: instructions }
    : recipe;
}

/** `null` for what is no list of groups. */
function flatList(value: unknown, name: string): Row[] | null {
  const groups = recordsIn(value);
  if (groups.length === 0 || !groups.every((group) => Array.isArray(group[name]))) return null;
  return groups.flatMap((group) => [{ type: 'group', name: group.name }, ...recordsIn(group[name])]);
}

function readWprm(recipe: Row): ForeignRecipe {
  const { read, drop, told } = leftovers(recipe);
  const steps = read('instructions', recordsIn, 'instructions_flat') ?? [];
  const servings = [read('servings', textIn, 'servings'), read('servings', textIn, 'servings_unit')].filter(
    (each) => each !== undefined,
  );
  const tags = read('labels', recordIn, 'tags') ?? {};
  const parent = read('createdAt', recordIn, 'parent');
  const address = read('oldAddress', addressTold, 'parent_url');
  const cuisines = namesIn(tags.cuisine);
  const picture = read('pictures', addressTold, 'image_url', 'pin_image_url');
  const createdAt = dateIn(parent?.post_date_gmt) ?? dateIn(parent?.post_date);
  const author = plain(textIn(recipe.author_name));
  const wait = read('restTime', minutes, 'custom_time');
  const { fields, kept, within } = markedDraft(
    {
      title: plain(read('title', textIn, 'name')),
      description: plain(read('description', textIn, 'summary')),
      yields: servings.length > 0 ? [servings.join(' ')] : [],
      minutes: {
        prep: read('prepTime', minutes, 'prep_time') ?? null,
        cook: read('cookTime', minutes, 'cook_time') ?? null,
        rest: wait ?? null,
        total: read('total', minutes, 'total_time') ?? null,
      },
      ingredients: inGroups(read('ingredients', recordsIn, 'ingredients_flat') ?? [], (row) => [ingredientLine(row)]),
      steps: inGroups(steps, (row) => textLines(textIn(row.text))),
      notes: textLines(read('tipsAndNotes', textIn, 'notes')),
      equipment: (read('tipsAndNotes', recordsIn, 'equipment') ?? [])
        .map(({ name }) => plain(textIn(name)))
        .filter(Boolean),
      categories: namesIn(tags.course),
      tags: namesIn(tags.keyword),
      cuisine: cuisines[0] ?? '',
    },
    address ?? null,
  );
  // Their names in the table of another site, what its theme shows and how; the post around it is no recipe's.
  drop('ingredients', 'instructions', 'slug', 'type', 'parent', 'parent_id');
  drop('image_id', 'pin_image_id', 'post_status', 'post_author', 'import_source', 'custom_time_zero');
  return {
    foreignId: read('id', textIn, 'id') ?? '',
    fields,
    pictures: [...(picture ? [{ url: picture }] : []), ...steps.flatMap(pictureOf)],
    ...(author && { author }),
    ...(createdAt !== undefined && { createdAt }),
    ...(address !== undefined && { oldAddress: address }),
    ...told(
      {
        ...(cuisines.length > 1 && { cuisines }),
        ...(parent && { post: textIn(parent.post_name) ?? textIn(parent.post_title) }),
        ...kept,
      },
      within,
    ),
  };
}

/** Names come with entities and links in them. */
const plain = (html: string | undefined): string => textLines(html).join(' ');

/** Minutes; "0" is none said. */
const minutes = (value: unknown): number | undefined => (Number(value) > 0 ? Math.round(Number(value)) : undefined);

const pictureOf = ({ image_url: url }: Row): ForeignPicture[] => (isAddress(url) ? [{ url }] : []);

/** Terms of WordPress: words, or objects with a name. */
const namesIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : []).flatMap((term) => plain(textIn(term) ?? textIn(recordIn(term)?.name)) || []);

function inGroups(rows: readonly Row[], linesOf: (row: Row) => string[]): MarkedPart[] {
  const parts: MarkedPart[] = [{ heading: null, lines: [] }];
  for (const row of rows) {
    if (row.type === 'group') parts.push({ heading: plain(textIn(row.name)) || null, lines: [] });
    else parts.at(-1)?.lines.push(...linesOf(row).filter(Boolean));
  }
  return parts.filter(({ lines }) => lines.length > 0);
}

/** "400 g chickpeas, drained". */
function ingredientLine({ amount, unit, name, notes }: Row): string {
  const measured = [amount, unit, name].map((part) => plain(textIn(part))).filter(Boolean);
  return [measured.join(' '), plain(textIn(notes))].filter(Boolean).join(', ');
}
