/**
 * Where an address says which step its picture shows: in the name of one of the project's own
 * (`red-lentil-dal-step-3.jpg`), or behind one that was drawn (`/media/m-….jpg#step-3`), whose name comes from its content.
 */
const STEP = /-step-(\d{1,2})\.[a-z]+$/;
const MARK = /#step-(\d{1,2})$/;

export interface ProcessImage {
  url: string;
  /** Number of the step it shows, from 1. */
  step: number;
}

/** The address of a picture that was made of a step, wherever in a recipe's list it will stand. */
export const markedWithStep = (url: string, step: number): string => `${url}#step-${step}`;

/** Cooking-process pictures with their steps: the one their address says, else their place in the list. */
export function processImagesOf(addresses: readonly string[]): ProcessImage[] {
  return addresses.map((address, index) => {
    const url = address.replace(MARK, '');
    const step = MARK.exec(address)?.[1] ?? STEP.exec(url)?.[1] ?? index + 1;
    return { url, step: Number(step) };
  });
}
