import type { FieldErrors } from '#src/domain/errors.ts';

/** The outcome of saving something: the thing as it is then, or what is wrong with it; `conflict`: somebody else saved it meanwhile; `gone`: it is there no more. */
export type Saved<Thing> = { thing: Thing } | { errors: FieldErrors } | 'conflict' | 'gone' | 'failed';
