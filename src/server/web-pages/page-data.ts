import type { CheerioAPI } from 'cheerio';
import type { RecipeLabels } from '#src/domain/free-text/about.ts';
import { minutesOfIso } from '#src/domain/quantities/duration-texts.ts';
import { linesOfHtml } from './plain-text.ts';

/** The recipe as its page tells it; texts are plain, and empty where it says nothing. */
export interface PageRecipe {
  title: string;
  description: string;
  yields: string;
  /** `null` where the page does not say. */
  minutes: { Prep: number | null; Cook: number | null; Total: number | null };
  /** Headings of groups end with a colon. */
  ingredients: string[];
  steps: string[];
  labels: Omit<RecipeLabels, 'description'>;
}

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value]);
/** Values that are looked at of one list, and characters of each. */
const MOST = { values: 500, characters: 20_000, labels: 60 };

/** The recipe in the structured data of a page, `null` where there is none that lists or tells anything. */
export function recipeInData($: CheerioAPI): PageRecipe | null {
  for (const script of $('script[type*="ld+json"]').toArray()) {
    const recipe = nodesIn(parsed($(script).text())).find((node) =>
      listOf(node['@type']).some((type) => /(?:^|[/:])Recipe$/.test(String(type))),
    );
    const read = recipe && pageRecipe(recipe);
    if (read && read.ingredients.length + read.steps.length > 0) return read;
  }
  return null;
}

/** Line breaks within texts, as some pages have them, are no JSON. */
function parsed(json: string): unknown {
  for (const text of [json, json.replace(/\p{Cc}+/gu, ' ')]) {
    try {
      return JSON.parse(text);
    } catch {
      // The other spelling is tried, and a page without either has no structured data.
    }
  }
  return null;
}

/** Every object of structured data, however deep it lies. */
function nodesIn(data: unknown): Node[] {
  const nodes: Node[] = [];
  const waiting = [data];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (isNode(value)) nodes.push(value);
    if (typeof value === 'object' && value !== null) waiting.push(...Object.values(value).toReversed());
  }
  return nodes;
}

function pageRecipe(node: Node): PageRecipe {
  const minutes = (name: string) => minutesOfIso(String(listOf(node[name])[0] ?? ''));
  return {
    title: lines(node.name).join(' '),
    description: lines(node.description).join(' '),
    yields: lines(node.recipeYield ?? node.yield).toSorted((a, b) => b.length - a.length)[0] ?? '',
    minutes: { Prep: minutes('prepTime'), Cook: minutes('cookTime'), Total: minutes('totalTime') },
    ingredients: lines(node.recipeIngredient ?? node.ingredients),
    steps: listOf(node.recipeInstructions).slice(0, MOST.values).flatMap(stepsOf),
    labels: {
      categories: lines(node.recipeCategory).slice(0, MOST.labels),
      cuisine: lines(node.recipeCuisine)[0] ?? '',
      keywords: lines(node.keywords)
        .flatMap((words) => words.split(','))
        .slice(0, MOST.labels),
    },
  };
}

/** Texts in lines, whether they stand as one, in a list or in objects with a text. */
const lines = (value: unknown): string[] => listOf(value).slice(0, MOST.values).flatMap(linesIn);

function linesIn(value: unknown): string[] {
  if (isNode(value)) return linesIn(value.text ?? value.name ?? '');
  return typeof value === 'string' || typeof value === 'number'
    ? linesOfHtml(String(value).slice(0, MOST.characters))
    : [];
}

/** A string, a step, a section or list of them, an item of such a list. */
function stepsOf(value: unknown): string[] {
  if (!isNode(value)) return Array.isArray(value) ? value.flatMap(stepsOf) : linesIn(value);
  const inside = value.itemListElement ?? value.steps ?? value.item;
  if (inside === undefined) return linesIn(value);
  const items = listOf(inside).slice(0, MOST.values);
  const isStep = listOf(value['@type']).includes('HowToStep');
  // A step in several sentences is one, a section of steps is several.
  return isStep ? [items.flatMap(stepsOf).join(' ')] : items.flatMap(stepsOf);
}
