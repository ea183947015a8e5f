/**
 * The kinds of note on readers: searches that found nothing, that there were others, addresses that are not there, sites and
 * letters they came from.
 */
const NOTE_KINDS = ['search', 'found', 'address', 'referrer', 'campaign'] as const;
export type NoteKind = (typeof NOTE_KINDS)[number];

/** Days for which it is kept. */
export const NOTE_DAYS = 90;

const LONGEST: Record<NoteKind, number> = { search: 80, found: 5, address: 200, referrer: 100, campaign: 40 };

/** An address of a person, or a number that may be one's: such a text is not written down. */
const PERSONAL = /@|%40|\d[\d\s/-]{5,}\d/i;
/** Secrets stand in addresses as long runs of letters and digits mixed. */
const SECRET = /[A-Za-z0-9_-]{40,}/;

/** Paths that are no page's: what programs and pages ask for by themselves is nobody's old link. */
const NO_PAGE = /^\/(?:api|admin|_astro|_image|pagefind|pictures|media|crops|fonts|\.well-known)(?:\/|$)/;

/**
 * The text written down for a text of a kind, so that the same is counted as the same: without a query, in lower case, of a
 * referrer its host alone. `null` for what is empty, too long, or may tell of a person.
 */
export function noteText(kind: NoteKind, typed: string): string | null {
  const text = {
    search: searchText,
    found: () => 'found',
    address: pathText,
    referrer: hostText,
    campaign: letterText,
  }[kind](typed);
  if (text === null || text === '' || text.length > LONGEST[kind] || /\p{Cc}/u.test(text)) return null;
  const isOurs = kind === 'referrer' || kind === 'campaign';
  return !isOurs && (PERSONAL.test(text) || SECRET.test(text)) ? null : text;
}

const searchText = (typed: string): string => typed.trim().replace(/\s+/g, ' ').toLowerCase();

function pathText(typed: string): string | null {
  const path = typed.split(/[?#]/, 1)[0] ?? '';
  return path.startsWith('/') && !NO_PAGE.test(path) ? path : null;
}

/** Only what a link of a letter can say. */
const letterText = (typed: string): string | null =>
  /^letter-\d{4}-\d\d-\d\d(?:-[1-9]\d?)?$/.test(typed) ? typed : null;

function hostText(typed: string): string | null {
  const url = URL.parse(typed);
  return url && /^https?:$/.test(url.protocol) ? url.hostname.replace(/^www\./, '') : null;
}
