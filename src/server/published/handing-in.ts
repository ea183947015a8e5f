import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '#src/db/client.ts';
import type { PublishedRow } from '#src/db/schema/published.ts';
import { AppError } from '#src/domain/errors.ts';
import {
  type HandInAct,
  type HandInState,
  nextState,
  type Remark,
  standOf,
  whyNotNow,
} from '#src/domain/published/handing-in.ts';
import type { Stand } from '#src/domain/published/stands.ts';
import { type Actor, recordAudit } from '../base/audit.ts';
import { happenedAfter } from '../base/clock.ts';
import { write } from '../base/database.ts';
import { siteKey } from '../base/secrets/signing.ts';
import { tellAuthor, tellHandedIn } from './hand-in-mails.ts';
import { addHandIn, changeHandIn, HAND_IN_DAY, lastHandIn } from './hand-in-rows.ts';
import type { PublishedKind } from './kind.ts';
import { editableBy, mayAll, refusePublic } from './own-drafts.ts';

/** Times a day that one author hands in something of a kind: each writes to every editor. */
const A_DAY = 40;

/** A thing that is the actor's business, and where it stands. */
async function standingOf(tx: Transaction, kind: PublishedKind, id: string, actor: Actor) {
  const { table } = kind;
  const [thing] = await tx
    .select()
    .from(table)
    .where(and(eq(table.id, id), isNull(table.deletedAt), editableBy(kind, actor)));
  if (!thing) return null;
  const last = await lastHandIn(kind, id, tx);
  return { thing: thing as PublishedRow, last, stand: standOf(thing.isPublished, last?.state ?? null) };
}

/** What comes of an act; throws `conflict` where somebody was quicker. */
function stateAfter(act: HandInAct, stand: Stand): HandInState {
  const state = nextState(act, stand);
  if (state === null) throw new AppError('conflict', whyNotNow(stand));
  return state;
}

/**
 * Says that a draft of one's own is ready, as it was when it was changed last at `updatedAt`; `false` when there is none.
 * To do so again changes nothing, or hands in what was written since. Throws `conflict` where somebody else changed it,
 * `forbidden` where it is not an author's.
 */
export async function handIn(kind: PublishedKind, id: string, updatedAt: number, actor: Actor): Promise<boolean> {
  if (mayAll(kind, actor))
    throw new AppError('forbidden', `You publish ${kind.name}s yourself: publish it, or leave it`);
  await siteKey();
  return write(async (tx) => {
    const found = await standingOf(tx, kind, id, actor);
    if (!found) return false;
    const { thing, last, stand } = found;
    refusePublic(kind, actor, thing);
    if (thing.updatedAt !== updatedAt) {
      throw new AppError(
        'conflict',
        `Someone else changed this ${kind.name} meanwhile. Read it before you hand it in.`,
      );
    }
    stateAfter('hand-in', stand);
    if (stand === 'handed-in' && last) {
      if (last.version === updatedAt) return true;
      await changeHandIn(tx, kind, last, { version: updatedAt });
    } else {
      await refuseTooMany(tx, kind, actor);
      await addHandIn(tx, kind, { of: id, byId: actor.id, version: updatedAt });
      await tellHandedIn(tx, kind, thing, actor.id);
    }
    await recordAudit(tx, actor, { action: `${kind.name}.hand_in`, subject: id });
    return true;
  });
}

async function refuseTooMany(tx: Transaction, { handIns, name }: PublishedKind, { id }: Actor): Promise<void> {
  const lately = await tx.$count(
    handIns,
    and(eq(handIns.byId, id), happenedAfter(handIns.at, Date.now() - HAND_IN_DAY)),
  );
  if (lately < A_DAY) return;
  throw new AppError('rate_limited', `You’ve handed in ${A_DAY} ${name}s today. Hand in the next one tomorrow.`, {
    retryAfter: HAND_IN_DAY / 1000,
  });
}

/** Takes back what was handed in, to go on writing; `false` when there is none. */
export function takeBackHandIn(kind: PublishedKind, id: string, actor: Actor): Promise<boolean> {
  return write(async (tx) => {
    const found = await standingOf(tx, kind, id, actor);
    if (!found) return false;
    const state = stateAfter('take-back', found.stand);
    if (found.last) await changeHandIn(tx, kind, found.last, { state });
    await recordAudit(tx, actor, { action: `${kind.name}.take_back`, subject: id });
    return true;
  });
}

export type HandInAnswer =
  | { outcome: 'back'; remarks: readonly Remark[] }
  /** As it was when it was changed last at `updatedAt`. */
  | { outcome: 'approved'; updatedAt: number };

/**
 * Sends back what was handed in, or approves it, and tells its author; `false` when there is none. Throws `conflict` where
 * it is not handed in any more, or was changed since it was read, `validation` for a remark on a field that is not there.
 */
export async function answerHandIn(
  kind: PublishedKind,
  id: string,
  answer: HandInAnswer,
  actor: Actor,
): Promise<boolean> {
  if (!mayAll(kind, actor)) throw new AppError('forbidden', `Only an editor can answer for a ${kind.name}`);
  const remarks = answer.outcome === 'back' ? [...answer.remarks] : [];
  refuseUnknownFields(kind, remarks);
  await siteKey();
  return write(async (tx) => {
    const found = await standingOf(tx, kind, id, actor);
    if (!found) return false;
    const { thing, last, stand } = found;
    const isBack = answer.outcome === 'back';
    const state = stateAfter(isBack ? 'send-back' : 'approve', stand);
    if (!isBack && thing.updatedAt !== answer.updatedAt) {
      throw new AppError('conflict', 'It was changed since you read it. Read it again before you approve it.');
    }
    const answered = { state, remarks, answeredById: actor.id, answeredAt: Date.now() };
    if (last) await changeHandIn(tx, kind, last, { ...answered, ...(!isBack && { version: thing.updatedAt }) });
    const details = isBack ? { details: { remarks: remarks.length } } : {};
    await recordAudit(tx, actor, {
      action: `${kind.name}.${isBack ? 'send_back' : 'approve'}`,
      subject: id,
      ...details,
    });
    await tellAuthor(tx, kind, thing, { outcome: answer.outcome, byId: actor.id, remarks });
    return true;
  });
}

function refuseUnknownFields({ fields, name }: PublishedKind, remarks: readonly Remark[]): void {
  const issues = remarks.flatMap(({ field }, at) =>
    field === null || fields.includes(field)
      ? []
      : [
          {
            path: `remarks.${at}.field`,
            message: `A ${name} has no field “${field}”. Make it a remark about all of it.`,
          },
        ],
  );
  if (issues[0]) throw new AppError('validation', issues[0].message, { issues });
}
