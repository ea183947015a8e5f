import { type CheerioAPI, load } from 'cheerio';
import type { GivenLabel } from '#src/domain/free-text/headings.ts';
import type { RecipeText } from '#src/domain/free-text/read-free-text.ts';
import { headingIn } from '#src/domain/ingredients/ingredient-groups.ts';
import { minutesText } from '#src/domain/quantities/duration-texts.ts';
import { type PageRecipe, recipeInData } from './page-data.ts';
import { recipeInMicrodata } from './page-microdata.ts';
import { plainText } from './plain-text.ts';

/** Characters of a page's own text that are looked at. */
const LONGEST = 60_000;
/** The parts of a page that are never the recipe. */
const AROUND =
  'script, style, template, noscript, iframe, svg, form, nav, footer, aside, header nav, button, select, [hidden], [aria-hidden=true], [class*=comment], [id*=comment], [role=navigation]';

/**
 * A page as a text that the reader of recipes takes: where the page says which words are an ingredient or a step, line by
 * line with that, else what a person would read on it. A page made for it keeps the parser busy for hours, and so this
 * runs in worker threads only.
 */
export function textOfPage({ html, url }: { html: string; url: string | null }): RecipeText {
  if (!/<[a-z!/][^<>]*>/i.test(html)) return { text: html, isPage: true, sourceUrl: url };
  const $ = load(html);
  const sourceUrl = url ?? $('link[rel=canonical]').attr('href') ?? null;
  const recipe = recipeInData($) ?? recipeInMicrodata($);
  if (recipe) return { ...linesOf(recipe, notesIn($)), isPage: true, sourceUrl };
  return { text: mainText($), isPage: true, sourceUrl };
}

/** The notes of recipe cards, which no structured data has. */
const notesIn = ($: CheerioAPI): string[] =>
  $('[class*=recipe][class*=notes]')
    .slice(0, 1)
    .toArray()
    .flatMap((element) => plainText($(element)).split('\n'))
    .filter((line) => line.trim() !== '' && !/^(?:recipe )?notes?:?$/i.test(line.trim()));

/** A recipe of structured data, written down. */
function linesOf(recipe: PageRecipe, notes: readonly string[]): RecipeText {
  const lines: [GivenLabel, string][] = [
    ['intro', recipe.title],
    ['intro', recipe.description],
    ['fact', /^\d/.test(recipe.yields) ? `Makes ${recipe.yields}` : recipe.yields],
    ...Object.entries(recipe.minutes).map(([name, minutes]): [GivenLabel, string] => [
      'fact',
      minutes === null ? '' : `${name} time: ${minutesText(minutes)}`,
    ]),
    ...recipe.ingredients.map((line): [GivenLabel, string] => [headingIn(line) ? 'group' : 'listed', line]),
    ...recipe.steps.map((step): [GivenLabel, string] => ['step', step]),
    ...notes.map((note): [GivenLabel, string] => ['tip', note]),
  ];
  const written = lines.filter(([, text]) => text !== '');
  return {
    text: written.map(([, text]) => text).join('\n'),
    given: written.map(([part]) => part),
    title: recipe.title || undefined,
    labels: { ...recipe.labels, description: recipe.description },
  };
}

/** The text a person would read: the part of the page that is about something, without what stands around it. */
function mainText($: CheerioAPI): string {
  $(AROUND).remove();
  const parts = $('main, article, [role=main]')
    .toArray()
    .map((element) => plainText($(element)));
  const longest = parts.toSorted((a, b) => b.length - a.length)[0] ?? '';
  return (longest.length > 200 ? longest : plainText($('body'))).slice(0, LONGEST);
}
