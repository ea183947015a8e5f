import { AppError } from '#src/domain/errors.ts';
import {
  asLine,
  type LetterText,
  LONGEST_PREVIEW,
  LONGEST_SUBJECT,
  MOST_SHOWN,
  POOL,
} from '#src/domain/newsletter/letter.ts';
import { shortened } from '#src/domain/newsletter/letter-items.ts';
import type { Actor } from '../../base/audit.ts';
import { write } from '../../base/database.ts';
import { findCollection } from '../../collections/collections.ts';
import { findGuide } from '../../guides/guides.ts';
import { addLetter } from './letters.ts';

/** Recipes of a guide that its letter shows. */
const WITH_GUIDE = 3;

/**
 * Begins a letter from a collection or a guide: its title and sentence, itself, and of a guide the recipes in it. Throws
 * `not_found` for one that is not public, which readers could not open.
 */
export async function beginFrom(
  from: 'collection' | 'guide',
  id: string,
  actor: Actor,
  now = Date.now(),
): Promise<{ id: string }> {
  const text = from === 'collection' ? await ofCollection(id) : await ofGuide(id);
  if (!text) throw new AppError('not_found', `This ${from} isn’t public: readers couldn’t open it. Publish it first.`);
  return write(async (tx) => {
    const letter = await addLetter(tx, { topic: 'editors', ...text }, actor, { now });
    return { id: letter.id };
  });
}

type Begun = Omit<LetterText, 'topic'>;

async function ofCollection(id: string): Promise<Begun | null> {
  const collection = await findCollection(id);
  if (!collection) return null;
  const { title, description } = collection;
  return { ...headOf(title, description), blocks: [{ kind: 'collection', id, shown: MOST_SHOWN }] };
}

async function ofGuide(id: string): Promise<Begun | null> {
  const guide = await findGuide(id);
  if (!guide) return null;
  const ids = [...new Set(guide.shown.recipes)].slice(0, POOL);
  const recipes = { kind: 'recipes', heading: 'Try it with', ids, shown: WITH_GUIDE } as const;
  return {
    ...headOf(guide.title, guide.description),
    blocks: [{ kind: 'guide', id }, ...(ids.length > 0 ? [recipes] : [])],
  };
}

/** The head that mailboxes show. Nothing that was typed elsewhere ends the line of a subject. */
const headOf = (title: string, description: string) => ({
  subject: asLine(title).slice(0, LONGEST_SUBJECT),
  preview: shortened(asLine(description), LONGEST_PREVIEW),
});
