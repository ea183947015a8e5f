import { bounded } from '../pattern.ts';

// What is said of a picture in one place, and not of its bytes, stands behind its address: whoever passes the address on
// passes it on, too. `/media/m-….jpg#step-3`, `/media/m-….jpg#focus-30-70`, or both: `#step-3&focus-30-70`.

/** The point of a picture that stays in sight however it is cut: per cent from the left and from the top. */
export interface Focus {
  x: number;
  y: number;
}

/** Steps of a focus in per cent: there is a style for each, and a crop for those that are in use. */
export const FOCUS_STEP = 10;
export const MIDDLE: Focus = { x: 50, y: 50 };

const FOCUS = /[#&]focus-(\d{1,3})-(\d{1,3})(?=&|$)/;
const STEP = /[#&]step-(\d{1,2})(?=&|$)/;

/** An address without what is said behind it. */
export const bareAddress = (address: string): string => address.replace(bounded(10_000, /#.*$/), '');

/** The name of its file. */
export const pictureFileName = (address: string): string =>
  bareAddress(address).slice(bareAddress(address).lastIndexOf('/') + 1);

/** The focus an address says; `null` is the middle. */
export function focusOf(address: string | null): Focus | null {
  const [, x, y] = FOCUS.exec(address ?? '') ?? [];
  return x === undefined || y === undefined ? null : { x: Number(x), y: Number(y) };
}

/** Number of the step that an address says it shows, from 1. */
export function stepOf(address: string): number | null {
  const step = STEP.exec(address)?.[1];
  return step === undefined ? null : Number(step);
}

const written = (address: string, step: number | null, focus: Focus | null): string => {
  const isMiddle = !focus || (focus.x === MIDDLE.x && focus.y === MIDDLE.y);
  const said = [step === null ? '' : `step-${step}`, isMiddle ? '' : `focus-${focus.x}-${focus.y}`].filter(Boolean);
  return [bareAddress(address), said.join('&')].filter(Boolean).join('#');
};

export const withFocus = (address: string, focus: Focus | null): string => written(address, stepOf(address), focus);
export const withStep = (address: string, step: number | null): string => written(address, step, focusOf(address));

/** Whether a focus is one there are styles and crops for. */
export const isFocus = ({ x, y }: Focus): boolean =>
  [x, y].every((share) => share >= 0 && share <= 100 && share % FOCUS_STEP === 0);
