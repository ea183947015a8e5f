import { and, desc, eq, isNotNull, like, lt, notInArray } from 'drizzle-orm';
import { newsletterLetters } from '#src/db/schema.ts';
import type { LetterText } from '#src/domain/newsletter/letter.ts';
import {
  type DueLetter,
  dueLetters,
  freshFirst,
  guidesIn,
  mostlyShown,
  type SelfWrittenTopic,
  selfWritten,
  weekName,
} from '#src/domain/newsletter/self-written.ts';
import { dayIn } from '#src/domain/newsletter/site-time.ts';
import { weekOf } from '#src/domain/premium/weeks.ts';
import { SCHEDULE_ACTOR } from '#src/domain/published/schedule.ts';
import { seasonAt } from '#src/domain/recipes/facts/seasons.ts';
import { type Doer, recordAudit } from '../../base/audit.ts';
import { read, write } from '../../base/database.ts';
import { env } from '../../base/env.ts';
import { siteKey } from '../../base/secrets/signing.ts';
import { cookedSince, inSeason, newSince } from '../../recipes/news.ts';
import { DAY_MS } from '../../recipes/trending.ts';
import { getSettings } from '../../site/settings.ts';
import { addLetter, type LetterRow } from './letters.ts';
import { tellOfWaiting } from './waiting-mail.ts';
import { weekGuide } from './week-guide.ts';

const SITE: Doer = { id: null, email: SCHEDULE_ACTOR };
/** Letters whose recipes come last in the next. */
const REMEMBERED = 4;
const WEEK = 7 * DAY_MS;

/** Letters of a topic that wrote themselves, the newest first. */
const earlier = (topic: SelfWrittenTopic) =>
  read()
    .select({ createdAt: newsletterLetters.createdAt, blocks: newsletterLetters.blocks })
    .from(newsletterLetters)
    .where(and(like(newsletterLetters.week, `% ${topic}`), isNotNull(newsletterLetters.begunAt)))
    .orderBy(desc(newsletterLetters.createdAt))
    .limit(REMEMBERED);

/** The letter of a topic as it would write itself now; `null` where there is nothing new since the last. */
export async function writtenByItself(topic: SelfWrittenTopic, now: number): Promise<LetterText | null> {
  const before = await earlier(topic);
  const had = new Set(before.flatMap(({ blocks }) => mostlyShown(blocks)));
  const since = before[0]?.createdAt ?? now - WEEK;
  const [fresh, seasonal, cooked] = await Promise.all([newSince(since, now), inSeason(now), cookedSince(now - WEEK)]);
  const month = Number(dayIn(env().SITE_TIME_ZONE, now).slice(5, 7));
  const recipes = { fresh, inSeason: freshFirst(seasonal, had), cooked: freshFirst(cooked, had) };
  const week = mostlyShown(
    selfWritten(topic, { ...recipes, guide: null }, { season: seasonAt(now), month })?.blocks ?? [],
  );
  const guide = await weekGuide(
    week,
    seasonal,
    before.map(({ blocks }) => guidesIn(blocks)),
  );
  const news = { ...recipes, guide };
  return selfWritten(topic, news, { season: seasonAt(now), month });
}

/** Writes the letters that are due: as drafts that wait for a yes, or to go out at their time. */
export async function writeDueLetters(now: number): Promise<void> {
  const settings = await getSettings('letters');
  for (const due of dueLetters(settings, env().SITE_TIME_ZONE, now))
    await writeDue(due, settings.selfWritten === 'goes', now);
}

async function writeDue({ topic, week, at }: DueLetter, goes: boolean, now: number): Promise<void> {
  const written = () =>
    read()
      .select({ id: newsletterLetters.id })
      .from(newsletterLetters)
      .where(eq(newsletterLetters.week, week))
      .limit(1);
  if ((await written()).length > 0) return;
  const text = await writtenByItself(topic, now);
  if (!text) return;
  await siteKey();
  await write(async (tx) => {
    const [meanwhile] = await tx
      .select({ id: newsletterLetters.id })
      .from(newsletterLetters)
      .where(eq(newsletterLetters.week, week));
    if (meanwhile) return;
    const { id } = await addLetter(tx, text, SITE, { now, week });
    await tx
      .update(newsletterLetters)
      .set({ state: goes ? 'scheduled' : 'draft', scheduledAt: at })
      .where(eq(newsletterLetters.id, id));
    if (!goes) await tellOfWaiting(tx, { id, subject: text.subject, at });
    // Nobody said yes to it: what was new then is not any more.
    const passed = await tx
      .update(newsletterLetters)
      .set({ state: 'cancelled', scheduledAt: null, endedAt: now })
      .where(
        and(
          like(newsletterLetters.week, `% ${topic}`),
          eq(newsletterLetters.state, 'draft'),
          lt(newsletterLetters.createdAt, now),
          notInArray(newsletterLetters.id, [id]),
        ),
      )
      .returning({ id: newsletterLetters.id });
    for (const { id: subject } of passed) await recordAudit(tx, SITE, { action: 'letter.cancel', subject });
  });
}

/** This week's letter as a draft, which somebody asked for: the one there is, or a new one. `null` where there is nothing new. */
export async function thisWeeksLetter(
  topic: SelfWrittenTopic,
  actor: Doer,
  now = Date.now(),
): Promise<LetterRow | null> {
  const week = weekName(weekOf(dayIn(env().SITE_TIME_ZONE, now), 'Monday'), topic);
  const [there] = await read().select().from(newsletterLetters).where(eq(newsletterLetters.week, week));
  if (there) return there;
  const text = await writtenByItself(topic, now);
  return text && write((tx) => addLetter(tx, text, actor, { now, week }));
}
