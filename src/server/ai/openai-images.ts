import { failure, openAiClient, unavailable, type Vendor } from './openai.ts';

/** A service that speaks OpenAI's image generation. */
export interface PictureVendor extends Pick<Vendor, 'label' | 'apiKey' | 'baseUrl' | 'model' | 'price'> {
  quality: 'low' | 'medium' | 'high';
}

/** Wider than our own, as near as every model knows. */
const SIZE = '1536x1024';

/**
 * Has one picture drawn; its bytes, which may be anything. `spent` is told the cost in micro-euros as soon as it is known.
 * Throws `rate_limited` when the vendor's quota is exceeded, and `unavailable` for everything else.
 */
export async function drawWithModel(
  vendor: PictureVendor,
  prompt: string,
  { signal, spent }: { signal: AbortSignal; spent: (microEuros: number) => void },
): Promise<Buffer> {
  const { model, quality, price } = vendor;
  const { data, usage } = await openAiClient(vendor)
    .images.generate({ model, prompt, quality, n: 1, size: SIZE, output_format: 'jpeg' }, { signal })
    .catch((cause) => {
      throw failure(vendor, cause);
    });
  if (usage) spent(usage.input_tokens * price.input + usage.output_tokens * price.output);
  // An address of the vendor's is not taken: what it leads to changes, and ends.
  const base64 = data?.[0]?.b64_json;
  if (!base64) throw unavailable('No image URL returned');
  return Buffer.from(base64, 'base64');
}
