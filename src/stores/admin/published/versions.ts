import { counted } from '#src/domain/counted.ts';
import { alike } from './alike.ts';

/** A field of which two versions of something say something else, in lines to read. */
export interface FieldDifference {
  name: string;
  label: string;
  before: string[];
  after: string[];
}

/** The differences of two versions, of the fields that both have; `linesOf` reads one field of one version. */
export function differencesOf<Version extends object>(
  labels: Readonly<Record<string, string>>,
  before: Version,
  after: Version,
  linesOf: (version: Version, name: string) => string[],
): FieldDifference[] {
  return Object.entries(labels).flatMap(([name, label]) => {
    if (isMissing(before, name) || isMissing(after, name)) return [];
    const lines = { before: linesOf(before, name), after: linesOf(after, name) };
    const isSame = JSON.stringify(lines.before) === JSON.stringify(lines.after);
    return isSame ? [] : [{ name, label, ...lines }];
  });
}

const isMissing = (version: object, name: string): boolean => version[name as keyof typeof version] === undefined;

/** Names of fields as they are labelled: "Title, Steps and Marked amounts"; one that is no more as it was called. */
export function labelsOf(labels: Readonly<Record<string, string>>, fields: readonly string[]): string {
  if (fields.length > MOST_NAMED) return counted(fields.length, 'field');
  return new Intl.ListFormat('en-GB').format(fields.map((field) => labels[field] ?? field));
}
const MOST_NAMED = 6;

export type ConflictSide = 'mine' | 'theirs';

/** A field of which two people say something else. */
export interface Contested {
  name: string;
  /** Who has changed it since both began. */
  by: 'me' | 'them' | 'both';
}

/**
 * Where what I say and what somebody else saved meanwhile differ, and who has changed what both began with. `shownWith`
 * are fields that go with another.
 */
export function contestedFields<Said extends object>(
  was: Said,
  mine: Said,
  theirs: Said,
  shownWith: Readonly<Record<string, string>> = {},
): Contested[] {
  const found = new Map<string, Contested>();
  for (const name of Object.keys(mine) as (keyof Said & string)[]) {
    if (alike(mine[name], theirs[name])) continue;
    const [isMine, isTheirs] = [!alike(mine[name], was[name]), !alike(theirs[name], was[name])];
    const shown = shownWith[name] ?? name;
    const by = isMine && isTheirs ? 'both' : isMine ? 'me' : 'them';
    const known = found.get(shown);
    found.set(shown, { name: shown, by: known && known.by !== by ? 'both' : by });
  }
  return [...found.values()];
}

/** My form with what was chosen of each contested field; of the rest both say the same. */
export function mergedForm<Form extends object>(
  mine: Form,
  theirs: Form,
  chosen: ReadonlyMap<string, ConflictSide>,
  shownWith: Readonly<Record<string, string>> = {},
): Form {
  const taken = Object.keys(theirs).filter((name) => chosen.get(shownWith[name] ?? name) === 'theirs');
  return { ...mine, ...Object.fromEntries(taken.map((name) => [name, theirs[name as keyof Form]])) };
}
