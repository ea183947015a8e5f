import { momentOf } from '../premium/meal-plan/moments.ts';
import { addDays, addWeeks, mondayOf, weekOf } from '../premium/weeks.ts';
import type { Season } from '../recipes/facts/seasons.ts';
import { type LetterBlock, type LetterText, POOL } from './letter.ts';
import { type LetterSettings, WEEKDAYS } from './letter-settings.ts';
import { dayIn } from './site-time.ts';

/** Letters that write themselves. */
export const SELF_WRITTEN_TOPICS = ['weekly', 'new-recipes'] as const;
export type SelfWrittenTopic = (typeof SELF_WRITTEN_TOPICS)[number];

/** Days between the weekly letter and this one: nobody gets both on one day. */
const DAYS_AFTER: Record<SelfWrittenTopic, number> = { weekly: 0, 'new-recipes': 3 };

const HOUR = 3_600_000;
/** Before its time, so that somebody can say yes to it. */
const AHEAD = 24 * HOUR;
/** What could not be written in time is no news later. */
const LATE = 12 * HOUR;

/** A letter that is to be written now, and when it goes out (UTC milliseconds). */
export interface DueLetter {
  topic: SelfWrittenTopic;
  /** `2026-W48 weekly`. */
  week: string;
  at: number;
}

/** The letters to be written at a moment. A week that went by without is not made up for. */
export function dueLetters({ selfWritten, weekday, time }: LetterSettings, timeZone: string, now: number): DueLetter[] {
  if (selfWritten === 'off') return [];
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const today = weekOf(dayIn(timeZone, now), 'Monday');
  return SELF_WRITTEN_TOPICS.flatMap((topic) =>
    // What is days after the weekly letter may be of the week before, and what is written ahead of the next.
    [-1, 0, 1].flatMap((weeks) => {
      const week = addWeeks(today, weeks);
      const day = addDays(mondayOf(week), WEEKDAYS.indexOf(weekday) + DAYS_AFTER[topic]);
      const at = momentOf(day, hours * 60 + minutes, timeZone);
      const from = selfWritten === 'asks' ? at - AHEAD : at;
      return now >= from && now < at + LATE ? [{ topic, week: weekName(week, topic), at }] : [];
    }),
  );
}

/** The name a letter of a week is known by. */
export const weekName = (week: string, topic: SelfWrittenTopic): string => `${week} ${topic}`;

/** The news there is to tell: ids of recipes, the best first. */
export interface News {
  fresh: readonly string[];
  inSeason: readonly string[];
  cooked: readonly string[];
  /** One that fits the season or these; `null` where none does. */
  guide: string | null;
}

/** So many of each are shown; the rest of a pool is for readers whom the first do not fit. */
const SHOWN = { fresh: 3, inSeason: 3, cooked: 2, freshAlone: 6 } as const;

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** Openings of the weekly letter: a sentence or two for each month. */
const OPENINGS: Record<(typeof MONTHS)[number], string> = {
  January: 'Short days, long stews. This is the week for a pot that looks after itself while you do something else.',
  February: 'Roots, cabbage and the last of the citrus: winter’s still generous if you know where to look.',
  March: 'The first green things are back. Treat them kindly: a hot pan, a little salt, not much else.',
  April: 'Radishes, spinach, soft herbs by the handful. Spring cooking is mostly knowing when to stop.',
  May: 'Asparagus won’t wait, and neither should you. Here’s what’s worth a trip to the market.',
  June: 'Peas, strawberries, new potatoes: dinner’s half done before you’ve switched anything on.',
  July: 'Too warm for the oven? So are we. Tomatoes and courgettes do most of the work this week.',
  August: 'Everything’s ripe at once. Cook less, slice more, and eat outside while you can.',
  September: 'Summer’s still in the basket and autumn’s at the door: the best of both, this week.',
  October: 'Squash on the counter, mushrooms in the pan. It’s roasting weather again.',
  November: 'Kale, beetroot, leeks and a warm kitchen: November’s better than it looks from outside.',
  December: 'Something for the big table, and something for the quiet days in between.',
};

const SEASON_HEADINGS: Record<Season, string> = {
  spring: 'In season: spring',
  summer: 'In season: summer',
  autumn: 'In season: autumn',
  winter: 'In season: winter',
};

/**
 * A letter out of what there is to tell; `null` without anything new. Nothing in it names a recipe but the recipes
 * themselves, so that nobody reads of one that they would not eat.
 */
export function selfWritten(
  topic: SelfWrittenTopic,
  news: News,
  { season, month }: { season: Season; month: number },
): LetterText | null {
  if (news.fresh.length === 0) return null;
  if (topic === 'new-recipes')
    return {
      topic,
      subject: 'New recipes for you',
      preview: '',
      blocks: part('', news.fresh, SHOWN.freshAlone),
    };
  const name = MONTHS[month - 1] ?? 'January';
  return {
    topic,
    subject: `New this week, and what’s good in ${name}`,
    preview: '',
    blocks: [
      { kind: 'text', text: OPENINGS[name] },
      ...part('New this week', news.fresh, SHOWN.fresh),
      ...part(SEASON_HEADINGS[season], news.inSeason, SHOWN.inSeason),
      ...part('What everybody’s cooking', news.cooked, SHOWN.cooked),
      ...(news.guide === null ? [] : [{ kind: 'guide', id: news.guide } as const]),
    ],
  };
}

const part = (heading: string, ids: readonly string[], shown: number): LetterBlock[] =>
  ids.length > 0 ? [{ kind: 'recipes', heading, ids: ids.slice(0, POOL), shown }] : [];

/** Recipes that readers had lately come after those they had not. */
export const freshFirst = (ids: readonly string[], had: ReadonlySet<string>): string[] => [
  ...ids.filter((id) => !had.has(id)),
  ...ids.filter((id) => had.has(id)),
];

/** A guide, and how well it fits a week. */
export interface WeighedGuide {
  id: string;
  /** Recipes of the week that name what it is about. */
  named: number;
  /** Recipes it shows that are in season. */
  inSeason: number;
}

/**
 * The guide of a week: never that of the letter before, rather one that readers did not have lately (`had`, the newest
 * letter first), then the one that fits best. `null` where none fits at all.
 */
export function guideOfWeek(guides: readonly WeighedGuide[], had: readonly (readonly string[])[]): string | null {
  const [last = []] = had;
  const lately = new Set(had.flat());
  const fitting = guides
    .filter(({ id, named, inSeason }) => !last.includes(id) && named + inSeason > 0)
    .toSorted((one, other) => other.named - one.named || other.inSeason - one.inSeason);
  return (
    freshFirst(
      fitting.map(({ id }) => id),
      lately,
    )[0] ?? null
  );
}

/** The guides a letter tells of. */
export const guidesIn = (blocks: readonly LetterBlock[]): string[] =>
  blocks.flatMap((block) => (block.kind === 'guide' && block.id ? [block.id] : []));

/** The recipes of a letter that most of its readers had: the first of each part. */
export const mostlyShown = (blocks: readonly LetterBlock[]): string[] =>
  blocks.flatMap((block) => (block.kind === 'recipes' ? block.ids.slice(0, block.shown) : []));
