import { randomUUID } from 'node:crypto';
import { and, count, eq, isNull, lte, or, sql } from 'drizzle-orm';
import { newsletterSubscribers } from '#src/db/schema.ts';
import { AppError } from '#src/domain/errors.ts';
import type { AdminLetter, AdminLetterHead } from '#src/domain/newsletter/admin-letter.ts';
import { campaignOf } from '#src/domain/newsletter/letter.ts';
import { SELF_WRITTEN_TOPICS, type SelfWrittenTopic } from '#src/domain/newsletter/self-written.ts';
import { fieldIn } from '#src/domain/newsletter/site-time.ts';
import type { Topic } from '#src/domain/newsletter/topics.ts';
import type { Pagination } from '#src/domain/paging.ts';
import { momentOf } from '#src/domain/premium/meal-plan/moments.ts';
import type { Scheme } from '#src/emails/newsletter-styles.ts';
import { paths } from '#src/paths.ts';
import type { Actor } from '../../base/audit.ts';
import { read } from '../../base/database.ts';
import { env } from '../../base/env.ts';
import { cap } from '../../base/limits/limits.ts';
import { log } from '../../base/log.ts';
import { siteLink } from '../../base/site-link.ts';
import type { Eating } from '../../listing/fitting.ts';
import { mailService, sender } from '../../mail/service.ts';
import { campaignVisits } from '../../site/reader-notes.ts';
import { checkLetter } from './checking.ts';
import { letterContents } from './contents.ts';
import { cancelLetter, pauseLetter, resumeLetter, scheduleLetter, sendLetter } from './course.ts';
import { findLetter, type LetterRow, listLetters, numbersOf } from './letters.ts';
import { EVERYTHING, isWorthSending, type RenderedLetter, renderLetter, shownLetter } from './rendering.ts';
import { thisWeeksLetter } from './weekly.ts';

// What the administrators' screens show of letters and do with them.

export async function lettersPage(place: {
  page: number;
  limit: number;
}): Promise<{ letters: AdminLetterHead[]; pagination: Pagination }> {
  const { items, pagination } = await listLetters(place);
  return { letters: await headsOf(items), pagination };
}

async function headsOf(letters: readonly LetterRow[]): Promise<AdminLetterHead[]> {
  const ids = letters.map(({ id }) => id);
  const [numbers, visits] = await Promise.all([numbersOf(ids), campaignVisits(ids.map(campaignOf))]);
  return letters.flatMap(({ id, topic, subject, state, week, scheduledAt, begunAt, endedAt, createdAt }) => {
    const of = numbers.get(id);
    if (!of) return [];
    const counted = { ...of, visits: visits.get(campaignOf(id)) ?? 0 };
    const isSelfWritten = week !== null;
    return [{ id, topic, subject, state, isSelfWritten, scheduledAt, begunAt, endedAt, createdAt, numbers: counted }];
  });
}

/** All that the editor of a letter shows; `null` where there is none. */
export async function findAdminLetter(id: string): Promise<AdminLetter | null> {
  const letter = await findLetter(id);
  if (!letter) return null;
  const { preview, blocks, version, topic, scheduledAt } = letter;
  const [[head], problems, readers, { recipes, collections, guides }] = await Promise.all([
    headsOf([letter]),
    checkLetter(id),
    readersOf(topic),
    letterContents(letter),
  ]);
  if (!head) return null;
  const timeZone = env().SITE_TIME_ZONE;
  return {
    ...head,
    preview,
    blocks,
    version,
    problems,
    readers,
    titles: { recipe: titlesOf(recipes), collection: titlesOf(collections), guide: titlesOf(guides) },
    timeZone,
    plannedFor: scheduledAt === null ? '' : fieldIn(timeZone, scheduledAt),
  };
}

const titlesOf = (things: ReadonlyMap<string, { title: string }>): Record<string, string> =>
  Object.fromEntries([...things].map(([named, { title }]) => [named, title]));

/** The number of readers who get letters of a topic now. */
async function readersOf(topic: Topic): Promise<number> {
  const { state, topics, confirmedAt } = newsletterSubscribers;
  const [row] = await read()
    .select({ total: count() })
    .from(newsletterSubscribers)
    .where(
      and(
        eq(state, 'confirmed'),
        or(isNull(confirmedAt), lte(confirmedAt, Date.now())),
        sql`exists (select 1 from json_each(${topics}) where value = ${topic})`,
      ),
    );
  return row?.total ?? 0;
}

/** This week's letter as a draft. Throws `conflict` where there is nothing new to tell. */
export async function draftOfWeek(topic: SelfWrittenTopic, actor: Actor): Promise<{ id: string }> {
  const letter = await thisWeeksLetter(topic, actor);
  if (letter) return { id: letter.id };
  const since = topic === SELF_WRITTEN_TOPICS[0] ? 'the last weekly letter' : 'the last letter about new recipes';
  throw new AppError('conflict', `No new recipe since ${since}. Publish one, or start with an empty letter.`);
}

type Course = { to: 'schedule'; at: string } | { to: 'unschedule' | 'send' | 'pause' | 'resume' | 'cancel' };

const STEPS = { send: sendLetter, pause: pauseLetter, resume: resumeLetter, cancel: cancelLetter } as const;

/** Does with a letter what somebody pressed; throws as {@link scheduleLetter} and its like do. */
export async function changeCourse(id: string, course: Course, actor: Actor): Promise<AdminLetter | null> {
  if (course.to === 'schedule') {
    const [day = '', time = ''] = course.at.split('T');
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    await scheduleLetter(id, momentOf(day, hours * 60 + minutes, env().SITE_TIME_ZONE), actor);
  } else if (course.to === 'unschedule') await scheduleLetter(id, null, actor);
  else await STEPS[course.to](id, actor);
  return findAdminLetter(id);
}

interface Preview extends RenderedLetter {
  /** Places of its parts of which nothing is left for such a reader. */
  leftOut: number[];
  /** Whether such a reader gets it at all. */
  isSent: boolean;
}

/** A letter as an editor looks at it: with all of its recipes, or as somebody gets it. `null` where there is none. */
export async function previewLetter(id: string, scheme: Scheme, eating: Eating = EVERYTHING): Promise<Preview | null> {
  const letter = await findLetter(id);
  if (!letter) return null;
  const shown = await shownLetter(letter, eating);
  const mail = await renderLetter(letter, shown, siteLink(paths.home), scheme);
  return { ...mail, leftOut: shown.leftOut, isSent: isWorthSending(letter, shown) };
}

/** HTML of a letter for a frame: its pictures from where the frame is, under whatever name the site is looked at. */
export async function framedPreview(id: string, scheme: Scheme, eating: Eating): Promise<string | null> {
  const mail = await previewLetter(id, scheme, eating);
  return mail && mail.html.replaceAll(`"${env().SITE_URL}/crops/`, '"/crops/');
}

const tries = cap({ times: 5, seconds: 60 });

/** Sends a letter to whoever looks at it, past all queues, once. `null` where there is none; throws `rate_limited` after five in a minute. */
export async function testLetter(
  id: string,
  { email }: Pick<Actor, 'email'>,
): Promise<{ to: string; isSent: boolean; answer: string } | null> {
  const mail = await previewLetter(id, 'auto');
  if (!mail) return null;
  await tries.take(email);
  const { subject, html, text } = mail;
  try {
    const answer = await mailService().send({
      id: randomUUID(),
      from: sender(),
      to: email,
      subject: `[Test] ${subject}`,
      createdAt: Date.now(),
      ...{ html, text },
    });
    return { to: email, isSent: true, answer };
  } catch (error) {
    log.warn({ err: error, letter: id }, 'test of a letter not sent');
    return { to: email, isSent: false, answer: error instanceof Error ? error.message : String(error) };
  }
}
