/** Messages by the name of their field. */
export type FieldErrors = Readonly<Record<string, string>>;

/** What came of saving something: the thing as it is then, or what is wrong with it. */
export type Saved<Thing> = { thing: Thing } | { errors: FieldErrors } | 'conflict' | 'failed';
