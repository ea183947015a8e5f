/** A picture of the project's own says which step it shows: `red-lentil-dal-step-3.jpg`. */
const NAMED_STEP = /-step-(\d{1,2})\.[a-z]+$/;

export interface ProcessImage {
  url: string;
  /** Number of the step it shows, from 1. */
  step: number;
}

/** Cooking-process pictures with their steps: the one their name says, else their place in the list. */
export function processImagesOf(urls: readonly string[]): ProcessImage[] {
  return urls.map((url, index) => ({ url, step: Number(NAMED_STEP.exec(url)?.[1] ?? index + 1) }));
}
