import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '#src/db/client.ts';
import { users } from '#src/db/schema.ts';
import { counted } from '#src/domain/counted.ts';
import type { MailList } from '#src/domain/members/mail-lists.ts';
import { PERMISSIONS } from '#src/domain/members/permissions.ts';
import type { Remark } from '#src/domain/published/handing-in.ts';
import { siteLink } from '../base/site-link.ts';
import { lookNow } from '../look/site-look.ts';
import { oneLine, quoted } from '../mail/mail-words.ts';
import { provenAddressOf } from '../mail/proven.ts';
import { queueMail } from '../mail/queue.ts';
import { refusalLinks, refusesMail } from '../mail/refusals.ts';
import type { MailData } from '../mail/templates.ts';
import type { PublishedKind } from './kind.ts';

type Named = Pick<PublishedKind, 'name' | 'labels' | 'address' | 'editor' | 'editors'>;
type Account = typeof users.$inferSelect;
type Told = Pick<MailData<'hand-in'>, 'subject' | 'title' | 'paragraphs' | 'remarks' | 'action' | 'reason'>;

/** Remarks a mail repeats. */
const SHOWN = 5;

/** A person by their name. */
export const wholeName = ({ firstName, lastName }: Pick<Account, 'firstName' | 'lastName'>): string =>
  oneLine([firstName, lastName].filter(Boolean).join(' '));

/** In the write of what it tells of; who opens it has the site's key made before (`siteKey`). */
async function tell(tx: Transaction, account: Account, list: MailList, told: Told): Promise<void> {
  const to = provenAddressOf(account);
  if (!to || !account.isActive || (await refusesMail(to, list, tx))) return;
  const refusal = await refusalLinks(to, list);
  await queueMail(tx, { to, template: 'hand-in', data: { firstName: account.firstName, ...told, list, refusal } });
}

interface Thing {
  id: string;
  title: string;
  ownerId: string | null;
}

async function nameOf(tx: Transaction, id: string | null): Promise<string | null> {
  const [account] = await tx
    .select()
    .from(users)
    .where(eq(users.id, id ?? ''));
  return account ? wholeName(account) : null;
}

/** Writes to everybody who publishes such things that one is ready. */
export async function tellHandedIn(tx: Transaction, kind: Named, thing: Thing, byId: string): Promise<void> {
  const publishers = and(inArray(users.role, [...PERMISSIONS[kind.editors]]), eq(users.isActive, true));
  const [author, title] = [(await nameOf(tx, byId)) ?? 'An author', oneLine(thing.title)];
  for (const publisher of await tx.select().from(users).where(publishers)) {
    await tell(tx, publisher, 'handed-in', {
      subject: `Handed in: ${title}`,
      title: `A ${kind.name} is ready for you`,
      paragraphs: [`${author} has handed in “${title}”. Send it back with remarks, approve it or publish it.`],
      remarks: [],
      action: { label: `Read the ${kind.name}`, link: siteLink(kind.editor(thing.id)) },
      reason: `You’re getting this because you publish ${kind.name}s at ${lookNow().siteName}.`,
    });
  }
}

export interface HandInNews {
  outcome: 'back' | 'approved' | 'published';
  /** Who did it; `null` where the site did, at its time. */
  byId: string | null;
  remarks: readonly Remark[];
}

/** Tells whoever writes a thing what came of handing it in; not of what they did themselves. */
export async function tellAuthor(
  tx: Transaction,
  kind: Named,
  thing: Thing,
  { outcome, byId, remarks }: HandInNews,
): Promise<void> {
  const [author] = await tx
    .select()
    .from(users)
    .where(eq(users.id, thing.ownerId ?? ''));
  if (!author || author.id === byId) return;
  const [editor, title] = [(await nameOf(tx, byId)) ?? 'An editor', oneLine(thing.title)];
  const shown = remarks.slice(0, SHOWN).map(({ field, text }) => ({
    about: `${field === null ? 'All of it' : (kind.labels[field] ?? field)}:`,
    text: quoted(text),
  }));
  const more = remarks.length > SHOWN ? [`The first ${SHOWN} are below, the others beside their fields.`] : [];
  const words = {
    back: {
      subject: `Sent back: ${title}`,
      title: `Your ${kind.name} came back`,
      paragraphs: [`${editor} sent “${title}” back with ${counted(remarks.length, 'remark')}.`, ...more],
    },
    approved: {
      subject: `Approved: ${title}`,
      title: `Your ${kind.name} is approved`,
      paragraphs: [`${editor} has approved “${title}”. We’ll tell you when it’s published.`],
    },
    published: {
      subject: `Published: ${title}`,
      title: `Your ${kind.name} is published`,
      paragraphs: [`“${title}” is on the site for everybody to read.`],
    },
  }[outcome];
  const link = siteLink(outcome === 'published' ? kind.address(thing.id) : kind.editor(thing.id));
  await tell(tx, author, 'own-drafts', {
    ...words,
    remarks: shown,
    action: { label: `${outcome === 'published' ? 'See' : 'Open'} the ${kind.name}`, link },
    reason: `You’re getting this because you write for ${lookNow().siteName}.`,
  });
}
