/**
 * A process to be killed. Until then members send photographs, write notes with them, and an editor publishes every other
 * one and hides some again; after each answer it prints, as JSON, the note that was taken.
 */
import { randomBytes } from 'node:crypto';
import { writeSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { cookNotes } from '#src/db/schema.ts';
import { read } from '#src/server/base/database.ts';
import type { SignedIn } from '#src/server/base/viewer.ts';
import { formTicket } from '#src/server/cook-notes/form-ticket.ts';
import { decideCookNotes } from '#src/server/cook-notes/moderation/decisions.ts';
import { sendNotePhoto } from '#src/server/cook-notes/photos.ts';
import { writeCookNote } from '#src/server/cook-notes/writing.ts';
import type { TakenNote } from './cook-note-crash.ts';
import { makeMember } from './make-member.ts';

const RECIPES = ['red-lentil-dal', 'apple-crumble', 'lentil-soup'] as const;
/** A form is open for longer than a program needs. */
const WHILE_TYPING = 10_000;
const moderator = { ...(await makeMember('editor')), role: 'editor' as const };

async function newCook(): Promise<SignedIn> {
  const session = { storedId: '', signedInAt: Date.now(), requiresPasswordChange: false, needsSecondFactor: false };
  return { ...(await makeMember()), role: 'user', firstName: 'Robin', lastName: 'Green', session };
}

async function photograph(): Promise<Uint8Array> {
  const pixels = { width: 9, height: 8, channels: 3 as const };
  return sharp(randomBytes(9 * 8 * 3), { raw: pixels })
    .resize(400, 300, { kernel: 'nearest', fit: 'fill' })
    .jpeg()
    .toBuffer();
}

/** A ticket of a form that was opened a while ago. */
async function ticketOf(userId: string): Promise<string> {
  const clock = Date.now;
  Date.now = () => clock() - WHILE_TYPING;
  const ticket = await formTicket(userId, null);
  Date.now = clock;
  return ticket;
}

async function cook(turn: number, writer: SignedIn, ticket: string): Promise<void> {
  const network = `network-${turn}`;
  const recipeId = RECIPES[turn % RECIPES.length] ?? RECIPES[0];
  const photos: { picture: string; alt: string }[] = [];
  for (let sent = 0; sent <= turn % 3; sent++) {
    const { picture } = await sendNotePhoto(writer, network, await photograph());
    photos.push({ picture, alt: `Plate ${sent}` });
  }
  const text = `It browned well in batch ${randomBytes(8).toString('hex')}.`;
  const said = { text, photos, swaps: [], servings: null, keepsChanges: false, cookedOn: null, rating: null };
  const note = await writeCookNote(writer, { recipeId, network, ticket }, said);
  if (!note) throw new Error('The note was not taken');
  const taken: TakenNote = { id: note.id, text, photos: photos.length };
  writeSync(1, `${JSON.stringify(taken)}\n`);
  if (turn % 2 === 0) await decide(note.id, 'publish');
  if (turn % 6 === 0) await decide(note.id, 'refuse');
}

async function decide(id: string, decision: 'publish' | 'refuse'): Promise<void> {
  const [note] = await read().select({ statusAt: cookNotes.statusAt }).from(cookNotes).where(eq(cookNotes.id, id));
  const reason = 'It is about another recipe';
  const made = decision === 'publish' ? { decision, reason: '' } : { decision, reason, ground: 'rules' as const };
  await decideCookNotes(moderator, [{ id, statusAt: note?.statusAt ?? 0 }], made);
}

for (let turn = 0; ; turn += 2) {
  const cooks = [await newCook(), await newCook()];
  const tickets: string[] = [];
  for (const { id } of cooks) tickets.push(await ticketOf(id));
  await Promise.all(cooks.map((writer, at) => cook(turn + at, writer, tickets[at] ?? '')));
}
