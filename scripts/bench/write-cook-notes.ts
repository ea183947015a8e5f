/**
 * Puts made-up notes into the database DATA_DIR holds, by the members `accounts.ts` made: so many on one recipe, all
 * published, and so many on all others, a fifth of which wait and some of which are reported. Long ones, so that none is
 * too kind to a page. Usage: DATA_DIR=/tmp/some npm run script -- scripts/bench/write-cook-notes.ts RECIPE ON_IT ON_OTHERS
 */
import { cookNotePhotos, cookNoteReports, cookNotes, recipes, users } from '#src/db/schema.ts';
import { readCatalogue } from '#src/db/seed/catalogue.ts';
import { NO_CHANGES } from '#src/domain/cook-notes/changes.ts';
import { textKeyOf } from '#src/domain/cook-notes/note-text.ts';
import { sayingsIn } from '#src/domain/cook-notes/sayings.ts';
import type { CookNoteStatus } from '#src/domain/cook-notes/status.ts';
import { closeDatabase, read, write } from '#src/server/base/database.ts';
import { tag } from '#src/server/base/tags.ts';

const MINUTE = 60_000;
/** Rows of one statement, and of one transaction. */
const [AT_ONCE, OF_ONE_WRITE] = [100, 2000];
type NewNote = typeof cookNotes.$inferInsert;

/** Sentences as people write them, each of another recipe of the catalogue: phrases said over and over would compress too well. */
const sentences = (await readCatalogue()).recipes.flatMap(({ description, tipsAndNotes }) =>
  [description, tipsAndNotes].join(' ').split(/(?<=[.!?])\s+/),
);

/** Up to nine sentences that no other note has in the same order. */
function textOf(number: number): string {
  const said = Array.from({ length: 1 + (number % 9) }, (_, i) => sentences[(number * 31 + i * 7) % sentences.length]);
  return `${said.join(' ').slice(0, 1400)} That was batch ${number} in our kitchen.`;
}

function noteOf(number: number, recipeId: string, userId: string, status: CookNoteStatus): NewNote {
  const text = textOf(number);
  const at = Date.now() - number * MINUTE;
  return {
    id: number.toString(16).padStart(16, '0'),
    ...{ recipeId, userId, status, text, textKey: textKeyOf(text), sayings: sayingsIn(text), changes: NO_CHANGES },
    ...{ createdAt: at, statusAt: at, publishedAt: status === 'published' ? at : null, concerns: [] },
    helpfulCount: (number * 37) % 101,
    photoCount: number % 15 === 0 ? 1 : 0,
  };
}

/** Every eighth is answered, and every fifteenth has a photograph. */
const answerTo = ({ recipeId, userId, ...note }: NewNote): NewNote | null => {
  const number = Number.parseInt(note.id, 16);
  if (note.status !== 'published' || number % 8 !== 0) return null;
  const text = textOf(number + 5);
  const id = `a${note.id.slice(1)}`;
  return { ...note, id, recipeId, userId: memberAt(number + 3), parentId: note.id, text, textKey: textKeyOf(text) };
};
const photoOf = ({ id, userId, createdAt }: NewNote): typeof cookNotePhotos.$inferInsert | null => {
  if (Number.parseInt(id, 16) % 15 !== 0) return null;
  const sizes = { width: 1200, height: 900, fingerprint: id };
  return { picture: `m-00000000${id}`, noteId: id, userId, alt: 'The plate on our kitchen table', ...sizes, createdAt };
};

const [recipeId = '', onIt = '0', onOthers = '0'] = process.argv.slice(2);
const members = (await read().select({ id: users.id }).from(users))
  .map(({ id }) => id)
  .filter((id) => id.startsWith('bench-'));
const { id, isPublished, isPremiumOnly } = recipes;
// What everybody sees whole.
const others = (await read().select({ id, isPublished, isPremiumOnly }).from(recipes))
  .filter((recipe) => recipe.id !== recipeId && recipe.isPublished && !recipe.isPremiumOnly)
  .map((recipe) => recipe.id);
const memberAt = (at: number): string => members[at % members.length] ?? '';
const otherAt = (at: number): string => others[at % others.length] ?? '';

const onOne = Number(onIt);
const rows = [
  ...Array.from({ length: onOne }, (_, at) => noteOf(at, recipeId, memberAt(at), 'published')),
  // Each member goes to another recipe in each round.
  ...Array.from({ length: Number(onOthers) }, (_, at) => {
    const round = Math.floor(at / members.length);
    return noteOf(1_000_000 + at, otherAt(at + round), memberAt(at), at % 5 === 0 ? 'waiting' : 'published');
  }),
];
for (let from = 0; from < rows.length; from += OF_ONE_WRITE) {
  await write(async (tx, change) => {
    for (let at = from; at < Math.min(from + OF_ONE_WRITE, rows.length); at += AT_ONCE) {
      const some = rows.slice(at, at + AT_ONCE);
      await tx.insert(cookNotes).values(some).onConflictDoNothing();
      const answers = some.flatMap((note) => answerTo(note) ?? []);
      const photos = some.flatMap((note) => photoOf(note) ?? []);
      if (answers.length > 0) await tx.insert(cookNotes).values(answers).onConflictDoNothing();
      if (photos.length > 0) await tx.insert(cookNotePhotos).values(photos).onConflictDoNothing();
      const reported = some.filter(({ id }) => Number.parseInt(id, 16) % 50 === 0);
      const reports = reported.map(({ id, createdAt }) => ({
        ...{ id: `report-${id}`, noteId: id, reason: 'advertising' as const, details: 'It sells knives.', createdAt },
      }));
      if (reports.length > 0) await tx.insert(cookNoteReports).values(reports).onConflictDoNothing();
    }
    if (from === 0 && onOne > 0) change.touch('content', tag.cookNotes(recipeId));
  });
}
console.log(rows.length);
closeDatabase();
