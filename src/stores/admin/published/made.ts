import type { FormHistory } from './form-history.ts';

/** Something that was made just now, on its way to its own screen. */
export interface Made<Form, Thing> {
  thing: Thing;
  /** Its form, with what can be taken back, and what was typed while it was being made. */
  history: FormHistory<Form>;
  /** Gives the focus back to the field that had it, if one had. */
  refocus: () => void;
}

let made: { name: string; what: Made<unknown, { id: string }> } | null = null;

/** Keeps what was made for the screen that opens next; `name` is that of its kind. */
export function keepMade<Form, Thing extends { id: string }>(name: string, what: Made<Form, Thing>): void {
  made = { name, what };
}

/** The thing made just now, where it is that thing; or `null`. */
export const madeJustNow = <Form, Thing extends { id: string }>(name: string, id: string): Made<Form, Thing> | null =>
  made?.name === name && made.what.thing.id === id ? (made.what as Made<Form, Thing>) : null;

export function forgetMade(): void {
  made = null;
}
