import { LRUCache } from 'lru-cache';
import type { newsletterLetters } from '#src/db/schema.ts';
import { campaignOf } from '#src/domain/newsletter/letter.ts';
import { plainTextOf } from '#src/domain/newsletter/plain-letter.ts';
import {
  hasRecipes,
  isBare,
  type LetterForReader,
  type ShownLetter,
  shownTo,
} from '#src/domain/newsletter/shown-letter.ts';
import type { Topic } from '#src/domain/newsletter/topics.ts';
import type { LetterLinks } from '#src/emails/newsletter-links.ts';
import type { Scheme } from '#src/emails/newsletter-styles.ts';
import { paths } from '#src/paths.ts';
import { env } from '../../base/env.ts';
import { escapeMarkup } from '../../base/escape.ts';
import { siteLink } from '../../base/site-link.ts';
import type { Eating } from '../../listing/fitting.ts';
import { lookNow, refreshLook } from '../../look/site-look.ts';
import { mailPicture } from '../../mail/mail-picture.ts';
import { letterContents } from './contents.ts';

type LetterRow = typeof newsletterLetters.$inferSelect;
/** The part of a letter that is rendered. */
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

/** The part of a letter a reader is shown, with recipes as they are now. */
export async function shownLetter(letter: LetterContent, eating: Eating = EVERYTHING): Promise<LetterForReader> {
  const contents = await letterContents(letter);
  return shownTo(letter, contents, contents.fits(eating));
}

/** Stands where each reader's own address to leave by goes: a letter is rendered once for all who get the same recipes. */
const LEAVE = 'https://leave.invalid/b1f8d0c6';
const rendered = new LRUCache<string, Promise<RenderedLetter>>({ max: 100 });

/**
 * Whether what a reader gets of a letter is worth a mail: of one with recipes at least one of them; of one that editors
 * wrote anything but headings.
 */
export const isWorthSending = (letter: Pick<LetterContent, 'topic' | 'blocks'>, shown: ShownLetter): boolean =>
  letter.topic !== 'editors' && hasRecipes(letter) ? hasRecipes(shown) : !isBare(shown);

/** A letter for a reader; `null` where what fits them is not worth sending. `leave` is where its reader leaves. */
export async function letterFor(letter: LetterContent, eating: Eating, leave: string): Promise<RenderedLetter | null> {
  const contents = await letterContents(letter);
  const { leftOut: _, ...shown } = shownTo(letter, contents, contents.fits(eating));
  if (!isWorthSending(letter, shown)) return null;
  await refreshLook();
  const { siteName, css, logo } = lookNow();
  const key = JSON.stringify([contents.version, siteName, css, logo, letter.id, letter.topic, shown]);
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
  await refreshLook();
  const links = linksOf(id, leave);
  const reason = `You’re getting this because ${REASONS[topic]} from ${lookNow().siteName}.`;
  // Loaded with the first letter: React is nothing a request has to wait for.
  const { newsletterHtml } = await import('../../mail/newsletter.tsx');
  const html = await newsletterHtml({ letter: shown, links, reason, ...(scheme && { scheme }) });
  const foot = [reason, `Unsubscribe or choose what you get: ${leave}`, `Read it on the web: ${links.archive}`];
  const text = `${shown.subject}\n\n${plainTextOf(shown, links)}\n\n\n-- \n${foot.join('\n')}\n`;
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
    collection: (id) => to(paths.collection(id)),
    guide: (id) => to(paths.guide(id)),
    picture: mailPicture,
    archive: siteLink(paths.letterPage(letterId)),
    leave,
  };
}
