/**
 * Where an address says which step its picture shows: in the name of one of the project's own
 * (`red-lentil-dal-step-3.jpg`), or behind one that was drawn (`/media/m-….jpg#step-3`), whose name comes from its content.
 */
const STEP = /-step-(\d{1,2})\.[a-z]+$/;
const MARK = /#step-(\d{1,2})$/;

/** The step of a picture that shows what is needed, laid out before the first. */
export const LAID_OUT = 0;

export interface ProcessImage {
  url: string;
  /** Number of the step it shows, from 1, or {@link LAID_OUT}. */
  step: number;
}

/** What a picture is called: "Step 3". */
export const processLabel = (step: number): string => (step === LAID_OUT ? 'What you need' : `Step ${step}`);

/** Name of the project's own picture of a step, as {@link processImagesOf} reads it. */
export const stepPictureName = (id: string, step: number): string => `${id}-step-${step}`;

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
