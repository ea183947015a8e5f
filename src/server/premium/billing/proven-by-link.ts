import type { CancellationClaim } from '#src/domain/premium/billing/cancellation.ts';
import { read, write } from '../../base/database.ts';
import { declareEnd, runningOf } from './cancellations.ts';
import { countClaim, foundOrder } from './claims.ts';
import { type Declaration, prove, readUnproven } from './declarations.ts';
import { carryOutSoon } from './upkeep.ts';
import { declareWithdrawals, withdrawable } from './withdrawals.ts';

/** The orders that a declaration is about: those of its address, as it was when it came in. */
const ordersOf = async ({ kind, email, at }: Declaration) =>
  kind === 'withdrawal' ? withdrawable(email, at) : (await runningOf(email, '', at)).map(({ order }) => order);

/** The declaration of whoever opens a link from a mail, and what it is about; nothing happens yet. */
export async function readDeclaration(token: string, address: string) {
  await countClaim(address);
  const declared = await readUnproven(read(), token);
  const { kind, name, reason, at, provenAt } = declared;
  const found = (await ordersOf(declared)).flatMap((order) => foundOrder(order) ?? []);
  return { kind, name, reason, at, isDone: provenAt !== null, found };
}

/**
 * Carries out what a mailed link stands for, as of the moment it was declared. Pressing it again changes nothing. Throws
 * `validation` for a link that is not good any more.
 */
export async function confirmDeclaration(token: string, address: string): Promise<{ at: number }> {
  await countClaim(address);
  const declared = await readUnproven(read(), token);
  const { id, kind, name, email, reason, at } = declared;
  const orders = kind === 'withdrawal' ? await withdrawable(email, at) : [];
  const plans = kind === 'withdrawal' ? [] : await runningOf(email, '', at);
  await write(async (tx) => {
    if (!(await prove(tx, id, Date.now()))) return;
    if (kind === 'withdrawal') return void (await declareWithdrawals(tx, orders, { name, at }));
    const claim: Pick<CancellationClaim, 'name' | 'email' | 'kind' | 'reason'> = { name, email, kind, reason };
    for (const running of plans) await declareEnd(tx, running, { claim, at });
  });
  carryOutSoon();
  return { at };
}
