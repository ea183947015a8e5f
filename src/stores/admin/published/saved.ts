/** Messages by the name of their field. */
export type FieldErrors = Readonly<Record<string, string | undefined>>;

/** What came of saving something: the thing as it is then, or what is wrong with it; `conflict`: somebody else saved it meanwhile. */
export type Saved<Thing> = { thing: Thing } | { errors: FieldErrors } | 'conflict' | 'failed';
