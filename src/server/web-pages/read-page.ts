import { type CheerioAPI, load } from 'cheerio';
import { readAccounted } from '#src/domain/free-text/account/accounted.ts';
import { lineCount, type MarkedRecipe, type PartReport } from '#src/domain/marked/marked-recipe.ts';
import { readMarkedRecipe } from '#src/domain/marked/read-marked.ts';
import { fullerOf, wordsKey } from '#src/domain/marked/same-lines.ts';
import { withCard } from '#src/domain/marked/with-card.ts';
import type { GeneratedRecipe } from '#src/domain/recipes/editing/generated-recipe.ts';
import { type Graph, graphOf, type Node } from '#src/domain/schema-org/nodes.ts';
import { isRecipe, type OwnRecipe, ownRecipe, type PageFacts } from '#src/domain/schema-org/own-recipe.ts';
import { pictureAddresses } from '#src/domain/schema-org/pictures.ts';
import { markedRecipeOf } from '#src/domain/schema-org/recipe-node.ts';
import { listedOnPage } from './listed-on-page.ts';
import { mainText } from './main-text.ts';
import { bareNodes, dataNodes } from './page-data.ts';
import { declaredLanguage, pageFacts } from './page-head.ts';
import { microdataNodes } from './page-microdata.ts';
import { microformatNodes } from './page-microformats.ts';
import { shownNotes } from './page-notes.ts';
import { hasTags, linesOfHtml } from './plain-text.ts';
import { type PageCard, pageCards } from './recipe-cards.ts';
import { unmarkedParts } from './unmarked-parts.ts';

/** A page to be read. */
export interface PageSource {
  html: string;
  /** Where it was found; `null` for one that was pasted. */
  url: string | null;
  /** The name of the recipe to take, where it holds several. */
  choice?: string | undefined;
}

/** What was read of a page. */
export interface PageReading {
  recipe: GeneratedRecipe;
  /** What became of each part of the page; each line of the recipe is in its source. */
  parts: PartReport[];
  /** Names of other recipes on the page. */
  others: string[];
  /** Whether the page says which of several is its own. */
  isOwn: boolean;
  /** Addresses of the recipe's own pictures, as its data name them. */
  pictures: string[];
}

const MOST_OTHERS = 20;
const LONGEST_NAME = 200;

/**
 * Reads the recipe of a page: from its data, its microdata or microformats, together with the recipe card it is shown in; from a
 * card alone; else as a person would read its text. A page made for it keeps the parser busy for hours, and so this runs in
 * worker threads only. Throws `validation` where there is no recipe.
 */
export function readRecipePage({ html, url, choice }: PageSource): PageReading {
  const bare = bareNodes(html);
  if (bare) return readMarkedPage(load(''), graphOf(bare), { address: url, titles: [] }, choice);
  if (!hasTags(html)) return asText(html, undefined, url);
  const $ = load(html);
  const facts = pageFacts($, url);
  return readMarkedPage($, graphOf(dataNodes($)), facts, choice);
}

function readMarkedPage($: CheerioAPI, graph: Graph, facts: PageFacts, choice: string | undefined): PageReading {
  const marked = markedNodes($, graph);
  const found = chosen(ownRecipe(marked.nodes, facts), choice);
  const cards = pageCards($);
  const reader = { linesOf: linesOfHtml, resolve: graph.resolve };
  const data = found && markedRecipeOf(found.own, reader, marked.place);
  const card = cardFor(cards, data?.title ?? choice ?? facts.titles[0] ?? '', data !== null);
  const both = data && card ? withCard(data, card.recipe, `${card.kind} card`) : (data ?? card?.recipe);
  if (!both || lineCount(both.ingredients) + lineCount(both.steps) === 0)
    return asText(mainText($), facts.titles[0], facts.address);
  const whole = completed($, cards.length > 0, {
    ...both,
    title: both.title || (facts.titles[0] ?? ''),
    language: both.language ?? declaredLanguage($),
  });
  const names = found
    ? found.others.map((node) => nameOf(node))
    : cards.map(({ recipe }) => recipe.title).filter((name) => name !== card?.recipe.title);
  return {
    recipe: readMarkedRecipe(whole, facts.address ?? ownAddress(whole)),
    parts: distinct([...whole.parts, ...(data ? [] : partsOfCard(card))]),
    others: [...new Set(names.map((name) => name.slice(0, LONGEST_NAME)))].filter(Boolean).slice(0, MOST_OTHERS),
    isOwn: found?.isSure ?? cards.length < 2,
    pictures: found ? pictureAddresses(found.own).slice(0, MOST_OTHERS) : [],
  };
}

/** Nodes of recipes that list or tell something: of the data, where these have none of what the page marks itself. */
function markedNodes($: CheerioAPI, graph: Graph): { nodes: Node[]; place: string } {
  const ways: [place: string, nodes: () => Node[]][] = [
    ['recipe data', () => graph.nodes.filter(isRecipe)],
    ['microdata', () => microdataNodes($)],
    ['microformats', () => microformatNodes($)],
  ];
  for (const [place, nodes] of ways) {
    const telling = nodes().filter((node) => TELLING.some((name) => node[name] !== undefined && node[name] !== null));
    if (telling.length > 0) return { nodes: telling, place };
  }
  return { nodes: [], place: '' };
}
const TELLING = [
  'recipeIngredient',
  'recipeInstructions',
  'ingredients',
  'instructions',
  'schema:recipeIngredient',
  'http://schema.org/recipeIngredient',
  'https://schema.org/recipeIngredient',
  'http://schema.org/recipeInstructions',
  'https://schema.org/recipeInstructions',
];

const nameOf = (node: Node): string => linesOfHtml(String([node.name].flat()[0] ?? '')).join(' ');

/** The recipe that somebody chose, in place of the page's own. */
function chosen(found: OwnRecipe | null, choice: string | undefined): OwnRecipe | null {
  const other = found?.others.find((node) => choice !== undefined && nameOf(node) === choice);
  return found && other
    ? { own: other, others: [found.own, ...found.others.filter((node) => node !== other)], isSure: true }
    : found;
}

/** The card that shows a recipe: of its name, or nearly; else the one that lists most. */
function cardFor(cards: readonly PageCard[], title: string, isMarked: boolean): PageCard | undefined {
  const key = wordsKey(title);
  const near = (name: string): boolean => name !== '' && (key.includes(name) || name.includes(key));
  const bySize = cards.toSorted(
    (one, other) => lineCount(other.recipe.ingredients) - lineCount(one.recipe.ingredients),
  );
  const named =
    bySize.find(({ recipe }) => wordsKey(recipe.title) === key) ??
    bySize.find(({ recipe }) => near(wordsKey(recipe.title)));
  return named ?? (cards.length === 1 || !isMarked ? bySize[0] : undefined);
}

/** Adds what the page shows and its data do not have: headings, notes, and lists that nothing marks. */
function completed($: CheerioAPI, hasCards: boolean, recipe: MarkedRecipe): MarkedRecipe {
  const place = 'page';
  const parts = [...recipe.parts];
  const shown = (own: MarkedRecipe['ingredients'], name: string): MarkedRecipe['ingredients'] => {
    const isBare = name === 'Ingredients' && !own.some(({ lines }) => lines.some((line) => /\d/.test(line)));
    if (!isBare && own.some(({ heading }) => heading !== null)) return own;
    const headed = fullerOf(
      own,
      listedOnPage(
        $,
        own.flatMap(({ lines }) => lines),
      ),
    );
    if (headed.fromCard !== 'nothing') parts.push({ name, place: `${place}: headings`, fate: 'used', where: name });
    return headed.parts;
  };
  const ingredients = shown(recipe.ingredients, 'Groups of ingredients');
  const steps = shown(recipe.steps, 'Sections of the method');
  // Notes of a card that is another recipe's are, too.
  const notes = recipe.notes.length > 0 || hasCards ? recipe.notes : shownNotes($);
  if (recipe.notes.length === 0 && notes.length > 0)
    parts.push({ name: 'Notes', place: `${place}: notes`, fate: 'used', where: 'Tips and notes' });
  const whole = { ...recipe, ingredients, steps, notes, parts };
  if (lineCount(ingredients) > 0 && lineCount(steps) > 0) return whole;
  const unmarked = unmarkedParts(mainText($));
  const isMissing = { ingredients: lineCount(ingredients) === 0, steps: lineCount(steps) === 0 };
  return {
    ...whole,
    ingredients: isMissing.ingredients ? unmarked.ingredients : ingredients,
    steps: isMissing.steps ? unmarked.steps : steps,
    parts: [
      ...parts,
      ...(isMissing.ingredients && lineCount(unmarked.ingredients) > 0 ? [readOf('Ingredients')] : []),
      ...(isMissing.steps && lineCount(unmarked.steps) > 0 ? [readOf('Steps')] : []),
    ],
  };
}

const readOf = (name: string): PartReport => ({
  name,
  place: 'page: its text, where nothing is marked',
  fate: 'used',
  where: name,
});

function partsOfCard(card: PageCard | undefined): PartReport[] {
  const place = `${card?.kind} card`;
  return ['Title', 'Ingredients', 'Steps'].map((name) => ({ name, place, fate: 'used', where: name }));
}

/** A part that is said twice in one place is one. */
const distinct = (parts: readonly PartReport[]): PartReport[] => [
  ...new Map(parts.map((part) => [`${part.name} ${part.place} ${part.fate}`, part])).values(),
];

const ownAddress = ({ addresses }: MarkedRecipe): string | null =>
  addresses.find((address) => /^https?:\/\//i.test(address) && URL.canParse(address)) ?? null;

function asText(text: string, title: string | undefined, sourceUrl: string | null): PageReading {
  const recipe = readAccounted({ text, title, isPage: true, sourceUrl });
  return { recipe, parts: [], others: [], isOwn: true, pictures: [] };
}
