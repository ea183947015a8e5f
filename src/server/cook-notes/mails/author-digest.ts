import { and, desc, eq, gt, inArray, isNull, ne, or } from 'drizzle-orm';
import { cookNotes, recipes, users } from '#src/db/schema.ts';
import { publicName } from '#src/domain/cook-notes/staff-names.ts';
import { counted } from '#src/domain/counted.ts';
import { PERMISSIONS } from '#src/domain/members/permissions.ts';
import { happenedAfter } from '../../base/clock.ts';
import { read, write } from '../../base/database.ts';
import { siteKey } from '../../base/secrets/signing.ts';
import { lookNow } from '../../look/site-look.ts';
import { quoted } from '../../mail/mail-words.ts';
import { provenAddressOf } from '../../mail/proven.ts';
import { noteLink, queueNoteMail } from './note-mail.ts';

const DAY = 86_400_000;
/** Milliseconds after which something is no news. */
const NEWS = 7 * DAY;
/** Notes a mail repeats. */
const SHOWN = 5;
/** Mails of one round. */
const ROUND = 200;

const notMailedYet = (now: number) =>
  and(
    eq(cookNotes.status, 'published'),
    isNull(cookNotes.authorToldAt),
    gt(cookNotes.publishedAt, now - NEWS),
    // Nobody is told of what they wrote themselves; whose account is gone has no name to compare.
    or(isNull(cookNotes.userId), ne(cookNotes.userId, recipes.ownerId)),
  );

/** Writes to each author of recipes once a day what was said under them since. */
export async function tellAuthors(now = Date.now()): Promise<void> {
  const authors = await read()
    .selectDistinct({ id: recipes.ownerId })
    .from(cookNotes)
    .innerJoin(recipes, eq(recipes.id, cookNotes.recipeId))
    .innerJoin(users, eq(users.id, recipes.ownerId))
    .where(and(notMailedYet(now), eq(users.isActive, true), inArray(users.role, [...PERMISSIONS.write])))
    .limit(ROUND);
  await siteKey();
  for (const { id } of authors) if (id !== null) await tellAuthor(id, now);
}

/** In one write with what is told, so that nothing is told twice, nor lost. */
async function tellAuthor(id: string, now: number): Promise<void> {
  await write(async (tx) => {
    const [lately] = await tx
      .select({ id: cookNotes.id })
      .from(cookNotes)
      .innerJoin(recipes, eq(recipes.id, cookNotes.recipeId))
      .where(and(eq(recipes.ownerId, id), happenedAfter(cookNotes.authorToldAt, now - DAY, now)))
      .limit(1);
    const [author] = await tx.select().from(users).where(eq(users.id, id));
    const email = author && provenAddressOf(author);
    if (lately || !email) return;
    const news = await tx
      .select({ note: cookNotes, title: recipes.title, firstName: users.firstName, lastName: users.lastName })
      .from(cookNotes)
      .innerJoin(recipes, eq(recipes.id, cookNotes.recipeId))
      .leftJoin(users, eq(users.id, cookNotes.userId))
      .where(and(eq(recipes.ownerId, id), notMailedYet(now)))
      .orderBy(desc(cookNotes.publishedAt))
      .limit(1000);
    const [first] = news;
    if (!first) return;
    for (const { note } of news) await tx.update(cookNotes).set({ authorToldAt: now }).where(eq(cookNotes.id, note.id));
    const count = counted(news.length, 'new note');
    await queueNoteMail(
      tx,
      'recipe-notes',
      { email, firstName: author.firstName },
      {
        subject: `${count} on your recipes`,
        title: `${count} on your recipes`,
        paragraphs: ['Here’s what cooks wrote since we last told you.'],
        quotes: news.slice(0, SHOWN).map(({ note, title, firstName, lastName }) => ({
          about: `${firstName === null ? 'A cook' : publicName({ firstName, lastName })} on ${title}:`,
          text: quoted(note.text),
        })),
        action: { label: 'See the latest', link: noteLink(first.note.recipeId, first.note.parentId ?? first.note.id) },
        fine: news.length > SHOWN ? [`And ${news.length - SHOWN} more, under your recipes.`] : [],
        reason: `You’re getting this, once a day at most, because you write recipes for ${lookNow().siteName}.`,
      },
    );
  });
}
