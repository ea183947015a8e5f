import { and, count, desc, eq, inArray, like, or } from 'drizzle-orm';
import type { Change, Transaction } from '#src/db/client.ts';
import { redirects } from '#src/db/schema.ts';
import { AppError, type FieldIssue } from '#src/domain/errors.ts';
import { type ListPage, listPage } from '#src/domain/paging.ts';
import {
  IMPORT_LINES,
  MOST_REDIRECTS,
  ownAddress,
  pathOf,
  problemAmong,
  problemWith,
  type Redirect,
  readRedirectLines,
} from '#src/domain/site/redirects.ts';
import { type Actor, type Doer, recordAudit } from '../base/audit.ts';
import { read, write } from '../base/database.ts';
import { env } from '../base/env.ts';
import { likeWord, wordsOf } from '../base/like.ts';
import { tag } from '../base/tags.ts';
import { type OwnPages, ownPages } from './own-pages.ts';

/** Redirects, the newest first. A search holds when each of its words is in one of both addresses. */
export async function listRedirects(
  search: string,
  { page, limit }: { page: number; limit: number },
): Promise<ListPage<Redirect>> {
  const words = wordsOf(search).map((word) =>
    or(like(redirects.from, likeWord(word)), like(redirects.to, likeWord(word))),
  );
  const wanted = and(...words);
  const [[counted], items] = await Promise.all([
    read().select({ total: count() }).from(redirects).where(wanted),
    read()
      .select()
      .from(redirects)
      .where(wanted)
      .orderBy(desc(redirects.createdAt), redirects.from)
      .limit(limit)
      .offset((page - 1) * limit),
  ]);
  return listPage(items, { page, limit, total: counted?.total ?? 0 });
}

/** The redirects: where every address that leads elsewhere leads. */
export async function allRedirects(): Promise<Map<string, string>> {
  const rows = await read().select({ from: redirects.from, to: redirects.to }).from(redirects);
  return new Map(rows.map(({ from, to }) => [from, to]));
}

/** The same for a few addresses. */
export async function redirectsOf(addresses: readonly string[]): Promise<Map<string, string>> {
  const rows = await read()
    .select({ from: redirects.from, to: redirects.to })
    .from(redirects)
    .where(inArray(redirects.from, [...addresses]));
  return new Map(rows.map(({ from, to }) => [from, to]));
}

/** Lets an address lead elsewhere; one that does already leads there from now on. Throws `validation`. */
export function saveRedirect(typed: { from: string; to: string }, actor: Actor): Promise<Redirect> {
  return write(async (tx, { touch }) => {
    const [saved] = await saveAll(tx, [{ ...typed, path: '' }], 'hand', actor);
    touch('content', tag.redirects);
    return saved as Redirect;
  });
}

/** Saves those of pasted lines, all or none; returns how many. Throws `validation` with what is wrong in each line. */
export function importRedirects(text: string, actor: Actor): Promise<number> {
  const lines = readRedirectLines(text);
  if (lines.length === 0) throw new AppError('validation', 'No line has two addresses');
  if (lines.length > IMPORT_LINES) throw new AppError('validation', `At most ${IMPORT_LINES} lines at once`);
  return write(async (tx, { touch }) => {
    const wanted = lines.map(({ line, from, to }) => ({ from, to, path: `Line ${line}: ` }));
    const saved = await saveAll(tx, wanted, 'import', actor);
    touch('content', tag.redirects);
    return saved.length;
  });
}

/** A redirect as it was typed; `path` begins what is said of it. */
interface Wanted {
  from: string;
  to: string;
  path: string;
}

async function saveAll(
  tx: Transaction,
  wanted: readonly Wanted[],
  origin: Redirect['origin'],
  actor: Doer,
): Promise<Redirect[]> {
  const rows = await tx.select({ from: redirects.from, to: redirects.to }).from(redirects);
  const known = new Map(rows.map(({ from, to }) => [from, to]));
  const { pages, answers } = await ownPages(tx);
  const { SITE_URL } = env();
  const issues: FieldIssue[] = [];
  const made: Redirect[] = [];
  for (const { from: typedFrom, to: typedTo, path } of wanted) {
    const from = ownAddress(typedFrom, SITE_URL);
    const to = ownAddress(typedTo, SITE_URL);
    const refuse = (field: string, message: string) => issues.push({ path: field, message: `${path}${message}` });
    if (!from) refuse('from', `“${typedFrom}” isn’t an address on this site.`);
    else if (!to) refuse('to', `“${typedTo}” isn’t an address on this site.`);
    else if (pages.has(from)) refuse('from', `There’s already a page at ${from}.`);
    else {
      const problem = problemWith(from, to) ?? problemAmong(from, to, known) ?? noPageAt(to, answers);
      if (problem) refuse('to', problem);
      known.set(from, to);
      made.push({ from, to, origin, createdAt: Date.now() });
    }
  }
  if (known.size > MOST_REDIRECTS) refuseMore();
  if (issues[0]) throw new AppError('validation', issues[0].message, { issues: issues.slice(0, 50) });
  for (const { from, to, ...rest } of made) {
    await tx
      .insert(redirects)
      .values({ from, to, ...rest })
      .onConflictDoUpdate({ target: redirects.from, set: { to, ...rest } });
    await recordAudit(tx, actor, { action: 'redirect.save', subject: from, details: { to, origin } });
  }
  return made;
}

/**
 * Lets the address a page had at an old place lead to it, as a part of the write that shows it. `false` where something stands in
 * the way: it's no address this site can have, or another page's.
 */
export async function redirectOldPlace(
  tx: Transaction,
  { touch }: Change,
  old: { address: string; to: string },
  actor: Doer,
): Promise<boolean> {
  const { pathname = '', search = '' } = URL.parse(old.address) ?? {};
  try {
    await saveAll(tx, [{ from: pathname + search, to: old.to, path: '' }], 'move', actor);
  } catch (error) {
    // Thrown before anything is written.
    if (error instanceof AppError && error.code === 'validation') return false;
    throw error;
  }
  touch('content', tag.redirects);
  return true;
}

function noPageAt(to: string, answers: OwnPages['answers']): string | null {
  return answers(pathOf(to)) ? null : `There’s no public page at ${to}.`;
}

function refuseMore(): never {
  throw new AppError('validation', `You can have ${MOST_REDIRECTS} redirects. Delete some that nobody follows.`);
}

/**
 * Lets a page's old address lead to its new one: what led to the old one does so too, and from the new one nothing leads
 * away. As a part of the write that moves the page.
 */
export async function redirectMoved(tx: Transaction, from: string, to: string): Promise<void> {
  await tx.delete(redirects).where(eq(redirects.from, to));
  await tx.update(redirects).set({ to }).where(eq(redirects.to, from));
  const row = { to, origin: 'slug' as const, createdAt: Date.now() };
  await tx
    .insert(redirects)
    .values({ from, ...row })
    .onConflictDoUpdate({ target: redirects.from, set: row });
}

/** Deletes a redirect; `false` when there is none. */
export function deleteRedirect(from: string, actor: Actor): Promise<boolean> {
  return write(async (tx, { touch }) => {
    const gone = await tx.delete(redirects).where(eq(redirects.from, from)).returning();
    if (!gone[0]) return false;
    await recordAudit(tx, actor, { action: 'redirect.delete', subject: from, details: { to: gone[0].to } });
    touch('content', tag.redirects);
    return true;
  });
}
