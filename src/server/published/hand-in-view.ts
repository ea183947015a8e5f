import { inArray } from 'drizzle-orm';
import { users } from '#src/db/schema.ts';
import { standOf } from '#src/domain/published/handing-in.ts';
import type { Actor } from '../base/audit.ts';
import { read } from '../base/database.ts';
import { findTheirs } from './admin-list.ts';
import { wholeName } from './hand-in-mails.ts';
import { type HandInRow, handInsOf } from './hand-in-rows.ts';
import type { PublishedKind } from './kind.ts';

/** Where a thing stands, what is to be done about it, and what was asked before; `null` where it is not the viewer's business. */
export async function handInOf(kind: PublishedKind, id: string, viewer: Actor) {
  const thing = await findTheirs(kind, id, viewer);
  if (!thing) return null;
  const rows = await handInsOf(kind, id);
  const [last] = rows;
  const stand = standOf(thing.isPublished, last?.state ?? null);
  const names = await namesOf(rows.flatMap(({ byId, answeredById }) => [byId, answeredById]));
  const named = (of: string | null) => (of === null ? null : (names.get(of) ?? null));
  const isOpen = (row: HandInRow) => row === last && stand === 'back';
  const isOnItsWay = last && stand !== 'work' && stand !== 'published';
  return {
    stand,
    handedInAt: isOnItsWay ? last.at : null,
    handedInBy: isOnItsWay ? named(last.byId) : null,
    isChanged: stand === 'handed-in' && last?.version !== thing.updatedAt,
    answeredAt: isOnItsWay ? last.answeredAt : null,
    answeredBy: isOnItsWay ? named(last.answeredById) : null,
    remarks: last && isOpen(last) ? last.remarks : [],
    earlier: rows
      .filter((row) => row.remarks.length > 0 && !isOpen(row))
      .map(({ answeredAt, at, answeredById, remarks }) => ({
        at: answeredAt ?? at,
        by: named(answeredById),
        remarks,
      })),
  };
}

async function namesOf(ids: readonly (string | null)[]): Promise<Map<string, string>> {
  const known = [...new Set(ids)].filter((id) => id !== null);
  if (known.length === 0) return new Map();
  const rows = await read().select().from(users).where(inArray(users.id, known));
  return new Map(rows.map((row) => [row.id, wholeName(row)]));
}
