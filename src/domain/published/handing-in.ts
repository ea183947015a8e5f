import { z } from 'zod';
import type { Stand } from './stands.ts';

/** The outcome of handing something in, so far; `withdrawn` also where its author went on writing what was approved. */
export type HandInState = 'handed-in' | 'back' | 'approved' | 'published' | 'withdrawn';

/** What is done to a thing on its way: the first two by its author, the others by whoever publishes. */
export type HandInAct = 'hand-in' | 'take-back' | 'send-back' | 'approve';

const NEXT: Record<HandInAct, Partial<Record<Stand, HandInState>>> = {
  'hand-in': { work: 'handed-in', back: 'handed-in', 'handed-in': 'handed-in' },
  'take-back': { 'handed-in': 'withdrawn' },
  'send-back': { 'handed-in': 'back', approved: 'back' },
  approve: { 'handed-in': 'approved' },
};

/** Where a thing stands, by whether readers see it and what came of handing it in last. */
export function standOf(isPublished: boolean, last: HandInState | null): Stand {
  if (isPublished) return 'published';
  return last === 'handed-in' || last === 'back' || last === 'approved' ? last : 'work';
}

/** What comes of doing something to a thing that stands somewhere; `null` where it can’t be done there. */
export const nextState = (act: HandInAct, stand: Stand): HandInState | null => NEXT[act][stand] ?? null;

const MEANWHILE: Record<Stand, string> = {
  work: 'It isn’t handed in, or its author has taken it back',
  'handed-in': 'It’s handed in already',
  back: 'It was sent back already',
  approved: 'It’s approved already',
  published: 'It’s published already',
};

/** Why something can’t be done to a thing any more: what somebody else did meanwhile. */
export const whyNotNow = (stand: Stand): string => MEANWHILE[stand];

export const REMARK_MAX_LENGTH = 1000;
const MOST_REMARKS = 40;

/** What an editor asks of an author: about one field, or about all of it. */
export const remarkSchema = z.strictObject({
  field: z.string().max(60).nullable(),
  text: z
    .string('Write what’s to be done')
    .trim()
    .min(1, 'Write what’s to be done')
    .max(REMARK_MAX_LENGTH, `A remark can have at most ${REMARK_MAX_LENGTH.toLocaleString('en')} characters`),
});
export type Remark = z.infer<typeof remarkSchema>;

export const remarksSchema = z
  .array(remarkSchema)
  .min(1, 'Say what’s to be done: its author reads it')
  .max(MOST_REMARKS, `Send back at most ${MOST_REMARKS} remarks at once`);

/** Remarks about fields that there are, and the others: about all of it, or about a field that is no more. */
export function remarksByField(remarks: readonly Remark[], isField: (name: string) => boolean) {
  const [ofFields, ofAll]: [Map<string, string[]>, string[]] = [new Map(), []];
  for (const { field, text } of remarks) {
    if (field === null || !isField(field)) ofAll.push(text);
    else ofFields.set(field, [...(ofFields.get(field) ?? []), text]);
  }
  return { ofFields, ofAll };
}
