import { AppError } from '#src/domain/errors.ts';
import type { Actor } from '../audit.ts';
import { env } from '../env.ts';
import { keepPicture } from '../media.ts';
import { drawWithModel, type PictureVendor } from '../outside/openai-images.ts';
import { askAi } from './ask.ts';

/** A picture, as a vendor is told of it, and as our own picture maker makes it. */
export interface PictureWish {
  prompt: string;
  compose: () => Promise<Buffer>;
}

/** Who draws: a vendor, or `null` where no key is set and our own picture maker does. */
export function pictureVendor(): PictureVendor | null {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl, OPENAI_IMAGE_MODEL: model } = env();
  const { OPENAI_IMAGE_QUALITY: quality, OPENAI_IMAGE_PRICE: price } = env();
  return apiKey ? { label: 'OpenAI', apiKey, baseUrl, model, quality, price } : null;
}

/**
 * Draws pictures and keeps them; their own addresses, in the order of the wishes. Of a vendor's that fail, those that did
 * not are kept all the same. Throws what the first of them failed with when all did, and what {@link askAi} throws.
 */
export async function drawPictures(actor: Actor, subject: string, wishes: readonly PictureWish[]): Promise<string[]> {
  const vendor = pictureVendor();
  const bought = await askAi(
    { actor, provider: 'default', action: 'ai.pictures', subject },
    async (_, signal, spent) =>
      vendor ? settled(wishes.map(({ prompt }) => drawWithModel(vendor, prompt, { signal, spent }))) : null,
  );
  if (vendor && bought) return settled(bought.map((bytes) => kept(vendor, bytes)));
  // Our own need no vendor's patience: each is made, and kept, after the other.
  const images: string[] = [];
  for (const { compose } of wishes) images.push((await keepPicture(await compose())).imageUrl);
  return images;
}

/** What a vendor sends is looked at like any upload; that it is no picture is the vendor's fault. */
const kept = (vendor: PictureVendor, bytes: Buffer): Promise<string> =>
  keepPicture(bytes).then(
    ({ imageUrl }) => imageUrl,
    (cause) => {
      if (cause instanceof AppError && cause.code === 'unavailable') throw cause;
      throw new AppError('unavailable', `${vendor.label}'s picture could not be read. Please try again.`, { cause });
    },
  );

async function settled<T>(work: readonly Promise<T>[]): Promise<T[]> {
  const outcomes = await Promise.allSettled(work);
  const done = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (done.length === 0 && failed) throw failed.reason;
  return done;
}
