import type { ProviderName } from '#src/domain/ai.ts';
import { AppError } from '#src/domain/errors.ts';
import { type Actor, recordAudit } from '../base/audit.ts';
import { write } from '../base/database.ts';
import { env } from '../base/env.ts';
import { cap } from '../base/limits/limits.ts';
import { log } from '../base/log.ts';
import type { AiProvider } from './provider.ts';
import { aiProvider } from './providers.ts';
import { countRequest } from './usage.ts';

/** Milliseconds in which work whose time is up may still hand over what it has. */
const LAST_WORD_MS = 500;

/** Requests of one member to the built-in reader. */
const OF_BUILT_IN = cap({
  times: 30,
  seconds: 60,
  message: 'That’s faster than we can read. Please wait a moment and ask again.',
});

interface Request {
  actor: Actor;
  provider: ProviderName;
  /** Verb and noun for the audit log, such as `recipe.generate`. */
  action: string;
  /** Its subject, in a few words, for the audit log. */
  subject: string;
  /** Asking is nothing an administrator did: the audit log knows of it only where a vendor was asked. */
  isNoDeed?: boolean;
  /** The number of requests a vendor gets for it: 1 unless it is told. */
  toVendors?: number;
  /** Aborted when whoever asks has gone: an answer that nobody waits for is not paid. */
  signal: AbortSignal;
}

/**
 * The one way to ask for artificial intelligence: counts what goes to a vendor, gives it up when nobody waits for it any more or a
 * vendor has had `AI_TIMEOUT_SECONDS`, and writes into the audit log that it was answered, or that a vendor was asked, with what
 * that cost as far as it is known. Throws `rate_limited` when the member's or the site's requests of the day are used up, or the built-in reader is asked too fast,
 * and what the provider throws.
 */
export async function askAi<Answer>(
  request: Request,
  work: (provider: AiProvider, signal: AbortSignal, spent: (microEuros: number) => void) => Promise<Answer>,
): Promise<Answer> {
  const { actor, provider: name, toVendors = 1 } = request;
  const costs: number[] = [];
  const spent = (microEuros: number): void => {
    costs.push(microEuros);
  };
  const provider = aiProvider(name, spent);
  // The built-in reader costs nobody anything but the processor, a day has no end for it.
  if (provider.id === 'embedded') await OF_BUILT_IN.take(actor.id);
  else await countRequest({ memberId: actor.id, toVendors });
  let isAnswered = false;
  try {
    const answer = await inTime(provider, request.signal, (signal) => work(provider, signal, spent));
    isAnswered = true;
    return answer;
  } finally {
    await writeDown(request, provider, { isAnswered, costs });
  }
}

/** An answer that is paid for is not taken back because it could not be written down. */
async function writeDown(
  { actor, action, subject, isNoDeed = false }: Request,
  { id }: AiProvider,
  { isAnswered, costs }: { isAnswered: boolean; costs: readonly number[] },
): Promise<void> {
  if (id === 'embedded' && (isNoDeed || !isAnswered)) return;
  const details = { provider: id, ...(!isAnswered && { failed: true }) };
  const known = costs.length > 0 && { cost: costs.reduce((sum, cost) => sum + cost, 0) };
  await write((tx) => recordAudit(tx, actor, { action, subject, details, ...known })).catch((error: unknown) =>
    log.error(
      { err: error, action, ...details, ...known },
      'a request for artificial intelligence is not in the audit log',
    ),
  );
}

/**
 * The signal ends the request at the vendor; the race holds even where something does not listen to it. The embedded provider
 * works in a thread of our own, which is bounded by what it takes of a processor: that it is slow to start on a busy machine
 * is no reason to refuse.
 */
async function inTime<Answer>(
  { id, label }: AiProvider,
  gone: AbortSignal,
  work: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const late = new AbortController();
  const timer = id === 'embedded' ? undefined : setTimeout(() => late.abort(), env().AI_TIMEOUT_SECONDS * 1000);
  const signal = AbortSignal.any([gone, late.signal]);
  const tooLong = ended(signal).then(async () => {
    if (gone.aborted) throw new AppError('unavailable', 'The request was cancelled.');
    await new Promise<void>((resolve) => setTimeout(resolve, LAST_WORD_MS).unref());
    throw new AppError('unavailable', `${label} didn’t answer in time. Please try again.`, { retryAfter: 30 });
  });
  return Promise.race([work(signal), tooLong]).finally(() => clearTimeout(timer));
}

const ended = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
