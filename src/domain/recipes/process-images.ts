import { bareAddress, stepOf, withStep } from '../pictures/picture-address.ts';
import { type PictureText, textOf } from '../pictures/picture-texts.ts';

/**
 * The part of an address that says which step its picture shows: in the name of one of the project's own
 * (`red-lentil-dal-step-3.jpg`), or behind one that was drawn (`/media/m-….jpg#step-3`), whose name comes from its content.
 */
const STEP = /-step-(\d{1,2})\.[a-z]+$/;

/** The step of a picture that shows what is needed, laid out before the first. */
export const LAID_OUT = 0;

export interface ProcessImage {
  url: string;
  /** Number of the step it shows, from 1, or {@link LAID_OUT}. */
  step: number;
}

/** The label of a picture: "Step 3". */
export const processLabel = (step: number): string => (step === LAID_OUT ? 'What you need' : `Step ${step}`);

/** Name of the project's own picture of a step, as {@link processImagesOf} reads it. */
export const stepPictureName = (id: string, step: number): string => `${id}-step-${step}`;

/** Cooking-process pictures with their steps: the one their address says, else their place in the list. */
export function processImagesOf(addresses: readonly string[]): ProcessImage[] {
  return addresses.map((address, index) => {
    const step = stepOf(address) ?? STEP.exec(bareAddress(address))?.[1] ?? index + 1;
    return { url: withStep(address, null), step: Number(step) };
  });
}

export interface StepPicture extends ProcessImage {
  alt: string;
}

/** The pictures of a recipe's steps with what they show, in words. */
export const stepPictures = (recipe: {
  title: string;
  processImages: readonly string[];
  pictureTexts: readonly PictureText[];
}): StepPicture[] =>
  processImagesOf(recipe.processImages).map(({ url, step }) => {
    const plain = step === LAID_OUT ? `What ${recipe.title} needs, laid out` : `${recipe.title}, step ${step}`;
    return { url, step, alt: textOf(recipe.pictureTexts, url) ?? plain };
  });

/** The addresses with the step written behind each: the order of the list says nothing any more. */
const placed = (addresses: readonly string[]): string[] =>
  processImagesOf(addresses).map(({ step }, at) => withStep(addresses[at] ?? '', step));

/** With pictures that were drawn of steps, in the place of those these steps had. */
export function withDrawn(addresses: readonly string[], drawn: readonly string[]): string[] {
  const before = placed(addresses);
  const isAnew = (address: string): boolean => drawn.some((other) => stepOf(other) === stepOf(address));
  return [...before.filter((address) => !isAnew(address)), ...drawn].toSorted(
    (a, b) => (stepOf(a) ?? 0) - (stepOf(b) ?? 0),
  );
}

/** With an uploaded one, of the first step that has none yet; where all have one, of the last. */
export function withUploaded(addresses: readonly string[], url: string, steps: number): string[] {
  const before = placed(addresses);
  if (before.some((address) => bareAddress(address) === url)) return before;
  const taken = new Set(before.map(stepOf));
  const free = Array.from({ length: steps }, (_, at) => at + 1).find((step) => !taken.has(step));
  return [...before, withStep(url, free ?? Math.max(1, steps))];
}
