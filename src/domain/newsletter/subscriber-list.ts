import { AppError } from '../errors.ts';
import { ALLERGENS, type Allergen } from '../foods/allergen-names.ts';
import { emailSchema } from '../members/accounts.ts';
import { DIETS, type Diet } from '../recipes/kitchen.ts';
import { wordTable } from '../word-table.ts';
import { TOPIC_NAMES, type Topic } from './topics.ts';

/** Rows that one list may have. */
export const MOST_ROWS = 50_000;

/** The columns of our own lists. */
export const OWN_COLUMNS = [
  'address',
  'state',
  'topics',
  'diets',
  'allergens',
  'source',
  'asked_at',
  'confirmed_at',
  'left_at',
] as const;

/** A subscriber as a list has them. */
export interface ListedSubscriber {
  address: string;
  /** `unconfirmed` was asked and did not answer. */
  state: 'subscribed' | 'unconfirmed' | 'left' | 'suppressed';
  /** `null` where the list names none. */
  topics: Topic[] | null;
  diets: Diet[];
  allergens: Allergen[];
  /** When they agreed, UTC milliseconds, as far as the list says. */
  agreedAt: number | null;
}

type Cell = (...names: string[]) => string;
interface Reader {
  /** Those it reads, the one of the address first. */
  columns: readonly string[];
  read: (cell: Cell) => Omit<ListedSubscriber, 'address'>;
}

const NOTHING = { topics: null, diets: [], allergens: [] };

const own: Reader = {
  columns: OWN_COLUMNS,
  read: (cell) => ({
    state: OWN_STATES[cell('state')] ?? 'unconfirmed',
    topics: known(TOPIC_NAMES, cell('topics')),
    diets: known(DIETS, cell('diets')),
    allergens: known(ALLERGENS, cell('allergens')),
    agreedAt: momentIn(cell('confirmed_at')) ?? momentIn(cell('asked_at')),
  }),
};
const OWN_STATES = wordTable<ListedSubscriber['state']>({
  confirmed: 'subscribed',
  left: 'left',
  suppressed: 'suppressed',
});

const ghost: Reader = {
  columns: ['email', 'deleted_at', 'subscribed_to_emails', 'subscribed', 'created_at'],
  read: (cell) => ({
    ...NOTHING,
    state:
      cell('deleted_at') || /^(?:false|0|no)$/i.test(cell('subscribed_to_emails', 'subscribed'))
        ? 'left'
        : 'subscribed',
    agreedAt: momentIn(cell('created_at')),
  }),
};

const mailchimp: Reader = {
  columns: ['email address', 'clean_time', 'unsub_time', 'confirm_time', 'optin_time'],
  read: (cell) => ({
    ...NOTHING,
    state: cell('clean_time') ? 'suppressed' : cell('unsub_time') ? 'left' : 'subscribed',
    agreedAt: momentIn(cell('confirm_time')) ?? momentIn(cell('optin_time')),
  }),
};

/** The reader of a list with these columns; `null` for one that names no address. */
function readerOf(columns: ReadonlySet<string>): Reader | null {
  // Mailchimp's "Address" is where somebody lives.
  if (columns.has('email address')) return mailchimp;
  if (columns.has('address')) return own;
  return columns.has('email') ? ghost : null;
}

/** The reading of a row of a list, or why it cannot be told; `address` as it stands there. */
export type ReadRow =
  | { address: string; listed: ListedSubscriber }
  | { address: string; listed: null; outcome: Unread };
type Unread = 'invalid' | 'shifted';

/**
 * Reads rows of a list by the columns its first row names; `null` where that names none with addresses. Throws `validation`
 * where it names one twice: of two that say whether somebody left, nobody knows which is true.
 */
export function subscriberReader(head: readonly string[]): ((cells: readonly string[]) => ReadRow) | null {
  const names = head.map((name) => name.trim().toLowerCase());
  const reader = readerOf(new Set(names));
  if (!reader) return null;
  const columns = new Map(names.map((name, at) => [name, at]));
  const twice = reader.columns.find((name) => names.indexOf(name) !== names.lastIndexOf(name));
  if (twice !== undefined)
    throw new AppError('validation', `The first row names “${twice}” twice. Leave one out, and import the list again.`);
  return (cells) => {
    // A quote in front keeps spreadsheets from taking a cell for a formula.
    const cell: Cell = (...wanted) => {
      const at = wanted.map((name) => columns.get(name)).find((place) => place !== undefined);
      return (at === undefined ? '' : (cells[at] ?? '')).trim().replace(/^'(?=[=+\-@])/, '');
    };
    const written = cell(reader.columns[0] ?? '');
    // A comma too many, and what says that somebody left stands in another column.
    if (cells.slice(head.length).some((more) => more.trim() !== ''))
      return { address: written, listed: null, outcome: 'shifted' };
    const { data: address } = addressSchema.safeParse(written);
    return address === undefined
      ? { address: written, listed: null, outcome: 'invalid' }
      : { address, listed: { ...reader.read(cell), address } };
  };
}

const addressSchema = emailSchema('No address');

const known = <T extends string>(all: readonly T[], text: string): T[] => {
  const named = text.split(/[\s,;|]+/);
  return all.filter((one) => named.includes(one));
};

/** `2026-11-25 16:30:00` or ISO 8601, as UTC; `null` for what is no time, or is still to come. */
function momentIn(text: string): number | null {
  const [, day, time = '00:00:00'] = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?))?/.exec(text) ?? [];
  const at = day ? Date.parse(`${day}T${time}Z`) : Number.NaN;
  return Number.isFinite(at) && at <= Date.now() ? at : null;
}

/** The outcomes of a row of a list. */
export const ROW_OUTCOMES = {
  added: 'Subscribed',
  known: 'On the list already: nothing changed',
  'left-before': 'Left before: not subscribed again',
  suppressed: 'Mails came back or were called spam: not subscribed',
  'recorded-left': 'Has left there: not subscribed here either',
  'recorded-suppressed': 'Came back there: no list goes to it here either',
  unconfirmed: 'Never confirmed: not subscribed',
  twice: 'In the list twice',
  invalid: 'Not an e-mail address',
  shifted: 'Has more cells than the first row: not subscribed',
} as const;
export type RowOutcome = keyof typeof ROW_OUTCOMES;
export const ROW_OUTCOME_NAMES = Object.keys(ROW_OUTCOMES) as [RowOutcome, ...RowOutcome[]];
