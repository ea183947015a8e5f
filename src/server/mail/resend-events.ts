import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { AppError } from '#src/domain/errors.ts';
import { write } from '../base/database.ts';
import { env } from '../base/env.ts';
import { cap } from '../base/limits/limits.ts';
import { suppress } from './suppressions.ts';

/** Seconds by which an event may be older or younger than this machine's clock: an older one is somebody's copy. */
const TOLERANCE = 300;
const MOST_RECIPIENTS = 50;
const forgeries = cap({ times: 60, seconds: 60 });

/** The headers of an event (Svix): what is signed, and with which signatures, `v1,…` each. */
export interface Signed {
  id: string;
  /** Seconds since 1970. */
  timestamp: string;
  signatures: string;
}

const eventSchema = z.object({
  type: z.string(),
  data: z
    .object({
      to: z.array(z.string().max(320)).max(MOST_RECIPIENTS).default([]),
      bounce: z
        .object({
          type: z.string().default('Permanent'),
          subType: z.string().default(''),
          message: z.string().default(''),
        })
        .optional(),
    })
    .default({ to: [] }),
});

/**
 * Takes an event of Resend's: an address from which a mail came back for good, or whose owner called one spam, is sent no
 * list any more. `false` where the site does not ask for such events. Throws `validation` for one that Resend did not sign
 * for this site in the last five minutes, and `rate_limited` after many of these from one address.
 */
export async function takeResendEvent(body: Buffer, signed: Signed, network: string): Promise<boolean> {
  const { RESEND_WEBHOOK_SECRET } = env();
  if (!RESEND_WEBHOOK_SECRET) return false;
  await forgeries.check(network);
  if (!isSignedBy(RESEND_WEBHOOK_SECRET, body, signed)) {
    await forgeries.take(network);
    throw new AppError('validation', 'This event is not signed for this site', { turnedAway: 'forged_event' });
  }
  const event = eventIn(body);
  const stop = event && stopOf(event);
  if (event && stop)
    await write(async (tx) => {
      for (const address of event.data.to) await suppress(tx, address.trim(), { ...stop, at: Date.now() });
    });
  return true;
}

/** `null` for what is none of Resend's. */
function eventIn(body: Buffer): z.output<typeof eventSchema> | null {
  try {
    return eventSchema.parse(JSON.parse(body.toString('utf8')));
  } catch {
    return null;
  }
}

function stopOf({ type, data: { bounce } }: z.output<typeof eventSchema>) {
  if (type === 'email.complained')
    return { reason: 'complaint', words: 'Marked as spam, says the mailbox’s provider' } as const;
  // A full mailbox, or a server that is away, may take the next one.
  if (type !== 'email.bounced' || bounce?.type === 'Transient') return null;
  const words = [bounce?.subType, bounce?.message].filter(Boolean).join(': ');
  return { reason: 'bounce', words: words || 'The mail server refused it for good' } as const;
}

function isSignedBy(secret: string, body: Buffer, { id, timestamp, signatures }: Signed): boolean {
  const age = Math.abs(Date.now() / 1000 - Number(timestamp || Number.NaN));
  if (!id || !(age <= TOLERANCE)) return false;
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest();
  return signatures.split(' ').some((one) => {
    const [version, text = ''] = one.split(',', 2);
    const given = Buffer.from(text, 'base64');
    return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected);
  });
}
