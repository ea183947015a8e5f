import type { ProviderName } from '#src/domain/ai.ts';
import { AppError } from '#src/domain/errors.ts';
import { type Actor, recordAudit } from '../audit.ts';
import { write } from '../database.ts';
import { env } from '../env.ts';
import { type Cap, cap } from '../limits.ts';
import { type AiProvider, aiProvider } from './providers.ts';

/** Requests of one member in a day, whatever they ask for. */
export const DAILY_PER_MEMBER = 30;
const DAY = 86_400;

const ofMember = cap({ times: DAILY_PER_MEMBER, seconds: DAY });
let ofAll: Cap | undefined;

interface Request {
  actor: Actor;
  provider: ProviderName;
  /** Verb and noun for the audit log, such as `recipe.generate`. */
  action: string;
  /** What it is about, in a few words, for the audit log. */
  subject: string;
}

/**
 * The one way to ask for artificial intelligence: counts the request, gives it up after `AI_TIMEOUT_SECONDS`, and writes
 * what a vendor's answer cost into the audit log, also of one that was of no use. Throws `rate_limited` when the member's
 * or the site's requests of the day are used up, and what the provider throws.
 */
export async function askAi<Answer>(
  { actor, provider: name, action, subject }: Request,
  work: (provider: AiProvider, signal: AbortSignal, spent: (microEuros: number) => void) => Promise<Answer>,
): Promise<Answer> {
  let cost = 0;
  const spent = (microEuros: number) => {
    cost += microEuros;
  };
  const provider = aiProvider(name, spent);
  await count(actor, provider);
  try {
    return await inTime(provider, (signal) => work(provider, signal, spent));
  } finally {
    const details = { provider: provider.id };
    if (cost > 0) await write((tx) => recordAudit(tx, actor, { action, subject, details, cost }));
  }
}

async function count({ id }: Actor, { id: provider }: AiProvider): Promise<void> {
  await take(ofMember, id, `You have used your ${DAILY_PER_MEMBER} AI requests of today.`);
  if (provider === 'embedded') return;
  const times = env().AI_DAILY_TOTAL;
  ofAll ??= cap({ times, seconds: DAY });
  await take(ofAll, 'all', 'The AI requests of this site are used up for today.');
}

async function take(limit: Cap, key: string, message: string): Promise<void> {
  await limit.take(key).catch((error: AppError) => {
    throw new AppError(error.code, message, error.details);
  });
}

/** The signal ends the request at the vendor; the race holds even where something does not listen to it. */
async function inTime<Answer>({ label }: AiProvider, work: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
  const seconds = env().AI_TIMEOUT_SECONDS;
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      controller.abort();
      reject(new AppError('unavailable', `${label} did not answer in time. Please try again.`, { retryAfter: 30 }));
    }, seconds * 1000);
  });
  return Promise.race([work(controller.signal), tooLong]).finally(() => clearTimeout(timer));
}
