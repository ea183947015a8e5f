import {
  generateBannerCall,
  generateMainImagesCall,
  generateProcessImagesCall,
} from '#src/contracts/pictures/admin-pictures.ts';
import { MOST_PICTURES, PROMPT_LENGTH } from '#src/domain/pictures/picture-requests.ts';
import { CallError, call } from '../../client.ts';
import { adviceFor } from '../../reach.ts';
import { toast } from '../../toasts.ts';
import { failed } from '../failed.ts';

/** `quota`: the vendor's limit of today is reached; `aborted`: the person gave up. */
export type Drawing = { images: string[] } | { problem: 'quota' | 'aborted' } | { problem: 'failed'; message: string };

/** The recipe pictures are of: what is saved, under the title and description that stand in the form. */
export interface Drawn {
  id: string;
  title: string;
  description: string;
}

/** Has pictures of the steps drawn, five of them. Changes nothing of the recipe. */
export const drawSteps = (recipe: Drawn, signal: AbortSignal): Promise<Drawing> =>
  drawing('Failed to generate process images', signal, () =>
    call(generateProcessImagesCall, { params: { id: recipe.id }, body: wanted(recipe, MOST_PICTURES) }, { signal }),
  );

/** Has a picture of the dish drawn. Changes nothing of the recipe. */
export const drawDish = (recipe: Drawn, signal: AbortSignal): Promise<Drawing> =>
  drawing('Failed to generate main image', signal, () =>
    call(generateMainImagesCall, { params: { id: recipe.id }, body: wanted(recipe, 1) }, { signal }),
  );

/** Has a picture for a banner drawn after a description. */
export const drawBanner = (prompt: string, signal: AbortSignal): Promise<Drawing> =>
  drawing(
    'Failed to generate AI banner',
    signal,
    async () => ({ images: [(await call(generateBannerCall, { body: { prompt } }, { signal })).imageUrl] }),
    (title, reason) => toast({ title: 'Error', description: reason ?? title, tone: 'danger' }),
  );

const wanted = ({ title, description }: Drawn, count: number) => ({
  count,
  recipeTitle: title,
  recipeDescription: description.slice(0, PROMPT_LENGTH),
});

async function drawing(
  title: string,
  signal: AbortSignal,
  ask: () => Promise<{ images: string[] }>,
  tell?: (title: string, reason: string | undefined) => void,
): Promise<Drawing> {
  try {
    const { images } = await ask();
    if (!images[0]) throw NO_PICTURE;
    return { images };
  } catch (error) {
    if (signal.aborted) return { problem: 'aborted' };
    const reason =
      error === NO_PICTURE ? NO_PICTURE.message : error instanceof CallError ? error.body.message : undefined;
    if (reason?.includes('quota exceeded')) return { problem: 'quota' };
    if (tell) tell(title, reason);
    else failed(title, error);
    return { problem: 'failed', message: reason ?? adviceFor(error) };
  }
}

/** An answer without a picture. */
const NO_PICTURE = new Error('No image URL returned');
