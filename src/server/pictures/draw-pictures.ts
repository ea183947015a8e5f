import { AppError } from '#src/domain/errors.ts';
import { askAi } from '../ai/ask.ts';
import { drawWithModel, type PictureVendor } from '../ai/openai-images.ts';
import type { Actor } from '../base/audit.ts';
import { env } from '../base/env.ts';
import { fairQueue } from '../base/limits/fair-queue.ts';
import { keepPicture } from './media.ts';

/** A picture, as a vendor is told of it, and as our own picture maker makes it. */
export interface PictureRequest {
  prompt: string;
  compose: () => Promise<Uint8Array>;
  /** The part its address has beside where it is kept, such as the step it shows; left out, nothing. */
  addressOf?: (url: string) => string;
}

/** Our own that may wait while two members' are drawn: what is drawn takes seconds of a thread that others' PDFs need too. */
const MOST_WAITING = 16;
const turn = fairQueue({ name: 'drawings', waiting: MOST_WAITING, atOnce: 2 });

/** Who draws: a vendor, or `null` where no key is set and our own picture maker does. */
export function pictureVendor(): PictureVendor | null {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl, OPENAI_IMAGE_MODEL: model } = env();
  const { OPENAI_IMAGE_QUALITY: quality, OPENAI_IMAGE_PRICE: price } = env();
  return apiKey ? { label: 'OpenAI', apiKey, baseUrl, model, quality, price } : null;
}

/** Who asks for pictures, and what for. */
interface Occasion {
  actor: Actor;
  /** The subject of the pictures, in a few words, for the audit log. */
  subject: string;
  /** Aborted when whoever asks has gone. */
  signal: AbortSignal;
}

/**
 * Draws pictures and keeps them; their own addresses, in the order of the requests. Of a vendor's that fail, or are not done
 * in time, those that are done are kept all the same. Throws what the first of them failed with when all did, and what
 * {@link askAi} throws.
 */
export async function drawPictures(occasion: Occasion, requests: readonly PictureRequest[]): Promise<string[]> {
  const vendor = pictureVendor();
  const bought = await askAi(
    { ...occasion, provider: 'default', action: 'ai.pictures', toVendors: requests.length },
    async (_, signal, spent) =>
      vendor ? allThatSucceed(requests.map((request) => drawnFor(request, vendor, { signal, spent }))) : null,
  );
  if (vendor && bought)
    return allThatSucceed(
      bought.map(async ({ request, bytes }) => addressed(request, await keepDrawn(occasion.actor, vendor, bytes))),
    );
  const images: string[] = [];
  for await (const image of drawOurselves(occasion, requests)) images.push(image);
  return images;
}

/**
 * Our own picture maker's, which needs no vendor's patience: each is made in its member's turn, kept, and handed over before
 * the next. Throws `unavailable` when too many wait, or before the next one when the signal has been aborted.
 */
export async function* drawOurselves(
  { actor, signal }: Omit<Occasion, 'subject'>,
  requests: readonly PictureRequest[],
): AsyncGenerator<string> {
  const owner = { member: actor.id };
  for (const request of requests) {
    const bytes = await turn(owner, async () => {
      if (signal.aborted) throw new AppError('unavailable', 'The request was cancelled.');
      return request.compose();
    });
    yield addressed(request, (await keepPicture(owner, bytes)).imageUrl);
  }
}

/** With its request: others may fail, and then places in the list tell nothing. */
const drawnFor = async (request: PictureRequest, vendor: PictureVendor, work: Parameters<typeof drawWithModel>[2]) => ({
  request,
  bytes: await drawWithModel(vendor, request.prompt, work),
});

const addressed = ({ addressOf }: PictureRequest, url: string): string => addressOf?.(url) ?? url;

/** What a vendor sends is looked at like any upload; that it is no picture is the vendor's fault. */
const keepDrawn = (actor: Actor, vendor: PictureVendor, bytes: Buffer): Promise<string> =>
  keepPicture({ member: actor.id }, bytes).then(
    ({ imageUrl }) => imageUrl,
    (cause) => {
      if (cause instanceof AppError && (cause.code === 'unavailable' || cause.code === 'rate_limited')) throw cause;
      throw new AppError('unavailable', `${vendor.label}'s picture could not be read. Please try again.`, { cause });
    },
  );

async function allThatSucceed<T>(work: readonly Promise<T>[]): Promise<T[]> {
  const outcomes = await Promise.allSettled(work);
  const done = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (done.length === 0 && failed) throw failed.reason;
  return done;
}
