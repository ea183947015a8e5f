import { LRUCache } from 'lru-cache';
import type { newsletterLetters } from '#src/db/schema.ts';
import { campaignOf } from '#src/domain/newsletter/letter.ts';
import {
  hasRecipes,
  type LetterRecipe,
  letterRecipeOf,
  plainTextOf,
  type ShownLetter,
  shownTo,
} from '#src/domain/newsletter/shown-letter.ts';
import type { Topic } from '#src/domain/newsletter/topics.ts';
import type { LetterLinks } from '#src/emails/newsletter.tsx';
import type { Scheme } from '#src/emails/newsletter-styles.ts';
import { paths } from '#src/paths.ts';
import { env } from '../../base/env.ts';
import { escapeMarkup } from '../../base/escape.ts';
import { listVersion } from '../../base/list-version.ts';
import { siteLink } from '../../base/site-link.ts';
import { type Eating, fittingAmong } from '../../listing/fitting.ts';
import { mailPicture } from '../../mail/mail-picture.ts';
import { recipeCards } from '../../recipes/recipes.ts';

type LetterRow = typeof newsletterLetters.$inferSelect;
/** What is rendered of a letter. */
export type LetterContent = Pick<LetterRow, 'id' | 'topic' | 'subject' | 'preview' | 'blocks'>;

/** A letter as it goes to one reader. */
export interface RenderedLetter {
  subject: string;
  html: string;
  text: string;
}

/** Who eats everything: an editor who looks at it, and readers of the archive. */
export const EVERYTHING: Eating = { diets: [], allergens: [] };

const REASONS: Record<Topic, string> = {
  weekly: 'you signed up for the weekly letter',
  'new-recipes': 'you signed up for new recipes that fit you',
  editors: 'you signed up for letters from the kitchen',
};

/** The recipes of letters as they are now, by letter, its text and the version of what lists show. */
const ingredients = new LRUCache<string, Promise<Ingredients>>({ max: 8 });

interface Ingredients {
  version: number;
  recipes: ReadonlyMap<string, LetterRecipe>;
  fits: Awaited<ReturnType<typeof fittingAmong>>;
}

async function ingredientsOf({ id, blocks }: LetterContent): Promise<Ingredients> {
  const version = await listVersion();
  const ids = [...new Set(blocks.flatMap((block) => (block.kind === 'recipes' ? block.ids : [])))];
  const key = JSON.stringify([version, id, ids]);
  const making =
    ingredients.get(key) ??
    Promise.all([recipeCards(ids), fittingAmong(ids)]).then(([cards, fits]) => ({
      version,
      recipes: new Map(cards.map((card) => [card.id, letterRecipeOf(card)])),
      fits,
    }));
  ingredients.set(key, making);
  making.catch(() => ingredients.delete(key));
  return making;
}

/** What of a letter a reader is shown, with recipes as they are now. */
export async function shownLetter(letter: LetterContent, eating: Eating = EVERYTHING): Promise<ShownLetter> {
  const { recipes, fits } = await ingredientsOf(letter);
  return shownTo(letter, recipes, fits(eating));
}

/** The recipes of a letter that everybody may see. */
export const publicRecipesOf = async (letter: LetterContent): Promise<ReadonlySet<string>> =>
  new Set((await ingredientsOf(letter)).recipes.keys());

/** Stands where each reader's own address to leave by goes: a letter is rendered once for all who get the same recipes. */
const LEAVE = 'https://leave.invalid/b1f8d0c6';
const rendered = new LRUCache<string, Promise<RenderedLetter>>({ max: 100 });

/**
 * A letter for a reader; `null` where it has recipes and none of them fits what they eat, unless it is one that editors
 * wrote. `leave` is where its reader leaves.
 */
export async function letterFor(letter: LetterContent, eating: Eating, leave: string): Promise<RenderedLetter | null> {
  const { version, recipes, fits } = await ingredientsOf(letter);
  const shown = shownTo(letter, recipes, fits(eating));
  if (letter.topic !== 'editors' && recipes.size > 0 && !hasRecipes(shown)) return null;
  const key = JSON.stringify([version, letter.id, letter.topic, shown]);
  const making = rendered.get(key) ?? renderLetter(letter, shown, LEAVE);
  rendered.set(key, making);
  making.catch(() => rendered.delete(key));
  const { subject, html, text } = await making;
  return { subject, html: html.replaceAll(LEAVE, escapeMarkup(leave)), text: text.replaceAll(LEAVE, leave) };
}

/** HTML and text of what is shown of a letter. */
export async function renderLetter(
  { id, topic }: Pick<LetterContent, 'id' | 'topic'>,
  shown: ShownLetter,
  leave: string,
  scheme?: Scheme,
): Promise<RenderedLetter> {
  const links = linksOf(id, leave);
  const reason = `You’re getting this because ${REASONS[topic]} from ${env().SITE_NAME}.`;
  // Loaded with the first letter: React is nothing a request has to wait for.
  const { newsletterHtml } = await import('../../mail/newsletter.tsx');
  const html = await newsletterHtml({ letter: shown, links, reason, ...(scheme && { scheme }) });
  const foot = [reason, `Unsubscribe or choose what you get: ${leave}`, `Read it on the web: ${links.archive}`];
  const text = `${shown.subject}\n\n${plainTextOf(shown, links.to, paths.recipe)}\n\n\n-- \n${foot.join('\n')}\n`;
  return { subject: shown.subject, html, text };
}

function linksOf(letterId: string, leave: string): LetterLinks {
  const to = (address: string): string => {
    const url = new URL(address, env().SITE_URL);
    if (url.origin === new URL(env().SITE_URL).origin) url.searchParams.set('ref', campaignOf(letterId));
    return url.href;
  };
  return {
    to,
    recipe: (id) => to(paths.recipe(id)),
    picture: mailPicture,
    archive: siteLink(paths.letterPage(letterId)),
    leave,
  };
}
