import { type FieldName, RECIPE_LABELS } from '../recipe-fields.ts';
import { isEmpty, saysNothing, type Unseen, type Watch, watched } from './watched.ts';

/** What a value from elsewhere is read for: a field of ours, or what else we make of a recipe. */
type SourceUse = FieldName | keyof typeof OTHER_USES;
const OTHER_USES = {
  pictures: 'Pictures',
  id: 'What we know it by',
  createdAt: 'Day it was written',
  oldAddress: 'Old address',
  labels: 'Category and tags',
  total: 'Times (minutes)',
  kept: 'Kept with it',
};

/** A field of another place's recipe that was used, or left behind on purpose. What is kept is named where it's kept. */
interface SourceField {
  /** By its name there. */
  from: string;
  /** What our field is called; `null` where it's left behind. */
  to: string | null;
}

/** What became of all a source says of a recipe. */
export interface SourceAccount {
  /** What was read, and what was left behind. */
  fields: SourceField[];
  /** What lies deeper, or beside what was read, and is kept, too; apart from `kept`, by which a recipe without an id is known. */
  within: Record<string, unknown>;
}

/** Values read one by one; what nobody could read is what is kept. */
export interface Leftovers {
  /**
   * What a reader makes of the first of these that it understands; `undefined`, or nothing in a list, is not understood. Of what has
   * parts, those that nobody looks at stay to be kept.
   */
  read: <T>(use: SourceUse, reader: (value: unknown) => T | undefined, ...names: readonly string[]) => T | undefined;
  /** A record in it, whose values are read one by one, too. */
  within: (name: string) => Leftovers;
  /** Counts values as read that were read by another way; `to` is what ours is called. */
  used: (to: string, ...names: readonly string[]) => void;
  /** Keeps values beside those that say the same and were read. */
  keep: (...names: readonly string[]) => void;
  /** Leaves behind what follows from others, or says nothing to people: said by name. Also deeper: "steps.order". */
  drop: (...names: readonly string[]) => void;
  /** All of it, as somebody else reads it; says by {@link used} what that was. */
  view: Readonly<Record<string, unknown>>;
  /** What was not read, but for what is empty, with what else is to be kept; and what became of the rest, with what else lies in it. */
  told: (
    kept: Record<string, unknown>,
    within?: Record<string, unknown>,
  ) => { kept: Record<string, unknown>; account: SourceAccount };
}

/** Names of secrets in other places' backups: they are not read, not written down, not kept. */
const SECRET = /pass(?:word|wd)|secret|token|api_?key|salt_?hash|hashed|session/i;
export const isSecret = (name: string): boolean => SECRET.test(name);

/** What became of one value so far; of one that was read we know by its watch how much of it. */
type Fate = { is: 'unread' | 'aside' | 'dropped' } | { is: 'used'; to: string } | { is: 'opened'; inner: Leftovers };
interface Entry {
  value: unknown;
  watch: Watch;
  fate: Fate;
}

/** Opens an object from elsewhere so that nothing of it gets lost. */
export function leftovers(source: Readonly<Record<string, unknown>>): Leftovers {
  const all = new Map(
    Object.entries(source).flatMap(([name, value]): [string, Entry][] =>
      isSecret(name) ? [] : [[name, { value, watch: watched(value), fate: { is: 'unread' } }]],
    ),
  );
  const dropped = new Set<string>();
  const unread = (name: string): Entry | null => {
    const entry = all.get(name);
    return entry?.fate.is === 'unread' ? entry : null;
  };
  const settle = (names: readonly string[], fate: Fate): void => {
    for (const name of names) {
      const entry = unread(name);
      if (entry) entry.fate = fate;
    }
  };
  return {
    read(use, reader, ...names) {
      for (const name of names) {
        const value = reader(unread(name)?.watch.view);
        if (value === undefined || (Array.isArray(value) && value.length === 0)) continue;
        settle([name], { is: 'used', to: labelOf(use) });
        return value;
      }
      return undefined;
    },
    within(name) {
      const record = unread(name)?.value;
      const isRecord = typeof record === 'object' && record !== null && !Array.isArray(record);
      const inner = leftovers(isRecord ? (record as Record<string, unknown>) : {});
      if (isRecord) settle([name], { is: 'opened', inner });
      return inner;
    },
    used: (to, ...names) => settle(names, { is: 'used', to }),
    keep: (...names) => settle(names, { is: 'aside' }),
    drop(...names) {
      settle(names, { is: 'dropped' });
      for (const name of names) dropped.add(name);
    },
    view: Object.fromEntries([...all].map(([name, { watch }]) => [name, watch.view])),
    told(kept, more = {}) {
      const entries = [...all].map(([name, { value, watch, fate }]) => ({ name, value, watch, fate }));
      const having = (is: Fate['is']) =>
        Object.fromEntries(
          entries.flatMap(({ name, value, fate }) => (fate.is === is && !isEmpty(value) ? [[name, value]] : [])),
        );
      const opened = entries.flatMap(({ name, fate }) =>
        fate.is === 'opened' ? [{ name, ...fate.inner.told({}) }] : [],
      );
      const read = entries.flatMap(({ name, value, watch, fate }) =>
        fate.is === 'used' ? [readOf(name, value, watch, fate.to)] : [],
      );
      const unseen = read.flatMap((each) =>
        each.unseen.map((part) => ({ ...part, as: droppedAs(part.from, dropped) })),
      );
      const left = Object.keys(having('dropped')).filter((name) => !saysNothing(all.get(name)?.value));
      const fields: SourceField[] = [
        ...read.flatMap(({ field }) => field ?? []),
        ...opened.flatMap(({ name, account }) =>
          account.fields.map(({ from, to }) => ({ from: `${name}.${from}`, to })),
        ),
        ...[...left, ...new Set(unseen.flatMap(({ as }) => as ?? []))].map((from) => ({ from, to: null })),
      ];
      const deeper = gathered(unseen.filter(({ as }) => as === null));
      return {
        kept: [having('unread'), ...opened.map((each) => each.kept), kept].reduce(beside),
        account: {
          fields,
          within: [having('aside'), deeper, ...opened.map(({ account }) => account.within), more].reduce(beside),
        },
      };
    },
  };
}

/** A value that was read: nothing of one that nobody has looked at. */
function readOf(name: string, value: unknown, watch: Watch, to: string) {
  const unseen = typeof value === 'object' ? watch.unseen(name) : [];
  const isUntouched = unseen[0]?.from === name && unseen[0].place === '';
  return { field: isUntouched || saysNothing(value) ? null : { from: name, to }, unseen };
}

/** The name under which a part is left behind; `null` of one that isn't. */
function droppedAs(from: string, dropped: ReadonlySet<string>): string | null {
  const name = [...dropped].find((each) => from === each || from.startsWith(`${each}.`));
  return name === undefined || name === from ? (name ?? null) : `${name}: the rest`;
}

const labelOf = (use: SourceUse): string =>
  (use in OTHER_USES ? OTHER_USES[use as keyof typeof OTHER_USES] : RECIPE_LABELS[use]) ?? use;

/** By their names; of lists line by line, each with its place: "2: Alpro". */
function gathered(unseen: readonly Unseen[]): Record<string, unknown> {
  const byName = Map.groupBy(unseen, ({ from }) => from);
  return Object.fromEntries(
    [...byName].map(([from, all]) => [
      from,
      all.length === 1 && all[0]?.place === ''
        ? all[0].value
        : all.map(({ place, value }) => `${place}: ${inWords(value)}`),
    ]),
  );
}
const inWords = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** What is kept, with more: of two of one name, the one that was there goes by another. */
export function beside(kept: Readonly<Record<string, unknown>>, more: Readonly<Record<string, unknown>>) {
  const taken = new Set([...Object.keys(kept), ...Object.keys(more)]);
  const other = (name: string): string => (taken.has(name) ? other(`${name} there`) : name);
  const both = Object.entries(kept).map(([name, value]) => [Object.hasOwn(more, name) ? other(name) : name, value]);
  return { ...Object.fromEntries(both), ...more } as Record<string, unknown>;
}
