import { z } from 'zod';
import { bareAddress } from './picture-address.ts';

const LONGEST = 250;
const MOST = 60;

/** Texts for a recipe's pictures, for who cannot see them, by their addresses. */
export const pictureTextsSchema = z
  .array(
    z.strictObject({
      url: z.string().max(200),
      text: z.string().trim().min(1).max(LONGEST, `Use at most ${LONGEST} characters`),
    }),
  )
  .max(MOST, `At most ${MOST} pictures`);
export type PictureText = z.infer<typeof pictureTextsSchema>[number];

/** The text of a picture, or `undefined`. */
export const textOf = (texts: readonly PictureText[], url: string | null): string | undefined =>
  url === null ? undefined : texts.find((said) => said.url === bareAddress(url))?.text;

/** The texts with another for one picture; an empty one is none. */
export function withText(texts: readonly PictureText[], url: string, text: string): PictureText[] {
  const bare = bareAddress(url);
  const said = text.trim() === '' ? [] : [{ url: bare, text: text.slice(0, LONGEST) }];
  const at = texts.findIndex((other) => other.url === bare);
  return at < 0 ? [...texts, ...said] : texts.toSpliced(at, 1, ...said);
}
