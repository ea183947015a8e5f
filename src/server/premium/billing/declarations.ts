import { randomBytes, randomUUID } from 'node:crypto';
import { and, eq, gt, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Transaction } from '#src/db/client.ts';
import { premiumDeclarations } from '#src/db/schema.ts';
import { AppError } from '#src/domain/errors.ts';
import { type DeclarationKind, LINK_GOOD_FOR } from '#src/domain/premium/billing/declaration.ts';
import { paths } from '#src/paths.ts';
import { type read, write } from '../../base/database.ts';
import { cap } from '../../base/limits/limits.ts';
import { sha256 } from '../../base/secrets/secrets.ts';
import { siteLink } from '../../base/site-link.ts';
import type { SignedIn, VISITOR } from '../../base/viewer.ts';
import type { CountedMail } from '../../mail/first-mails.ts';
import { queueMail } from '../../mail/queue.ts';
import { proveDeclarationMail } from './declaration-mails.ts';

// Whoever names no order number and has no session proves by a link that the address is theirs: docs/decisions/0073.

export type Declaration = typeof premiumDeclarations.$inferSelect;
type Said = Pick<Declaration, 'kind' | 'name' | 'email' | 'reason'>;

/** Whether an address is that of who is signed in, who has shown that it is theirs. */
export const isOwnAddress = (viewer: SignedIn | typeof VISITOR, email: string): boolean =>
  viewer.role !== 'visitor' && !viewer.session.requiresPasswordChange && viewer.email === email;

/** Mails about one kind of declaration to one address. */
const links = cap({ times: 5, seconds: 86_400 });

const PAGES: Record<DeclarationKind, string> = {
  withdrawal: paths.withdrawal,
  ordinary: paths.cancel,
  extraordinary: paths.cancel,
};

/**
 * Keeps a declaration with its moment, and mails the link that proves it. After five a day nothing more is: each of those is
 * good, stands for the same, and counts from earlier. So nobody fills a mailbox, or keeps its owner from declaring.
 */
export async function keepUnproven(said: Said, counted: CountedMail, now: number): Promise<void> {
  const key = `${said.kind} ${said.email}`;
  if (await links.isUsedUp(key)) return;
  await links.take(key);
  const token = randomBytes(32).toString('base64url');
  await write(async (tx) => {
    await tx.insert(premiumDeclarations).values({ id: randomUUID(), ...said, at: now, tokenHash: sha256(token) });
    const link = siteLink(PAGES[said.kind], { token });
    await queueMail(tx, proveDeclarationMail(said.email, counted, { kind: said.kind, at: now, link }));
  });
}

/** The declaration of a link. Throws `validation` for one that is unknown or too old. */
export async function readUnproven(db: Pick<Transaction, 'select'> | ReturnType<typeof read>, token: string) {
  const isIts = eq(premiumDeclarations.tokenHash, sha256(token));
  const isGood = gt(premiumDeclarations.at, Date.now() - LINK_GOOD_FOR);
  const [declared] = await db.select().from(premiumDeclarations).where(and(isIts, isGood));
  if (declared) return declared;
  throw new AppError(
    'validation',
    'This link isn’t good any more: they work for 14 days. Please fill in the form again, or write to us.',
  );
}

/** Marks the link of a declaration as pressed; `true` for the first time. */
export async function prove(tx: Transaction, id: string, now: number): Promise<boolean> {
  const proven = await tx
    .update(premiumDeclarations)
    .set({ provenAt: now })
    .where(and(eq(premiumDeclarations.id, id), isNull(premiumDeclarations.provenAt)))
    .returning({ id: premiumDeclarations.id });
  return proven.length > 0;
}

/** Forgets what nobody has proven while its link was good. */
export async function forgetUnproven(tx: Transaction, now = Date.now()): Promise<void> {
  await tx
    .delete(premiumDeclarations)
    .where(
      and(
        isNull(premiumDeclarations.provenAt),
        isNotNull(premiumDeclarations.tokenHash),
        lt(premiumDeclarations.at, now - LINK_GOOD_FOR),
      ),
    );
}
