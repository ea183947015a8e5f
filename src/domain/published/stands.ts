/** Whatever is published, as it is called one by one. */
export const KIND_NAMES = ['recipe', 'collection', 'guide'] as const;
export type KindName = (typeof KIND_NAMES)[number];

/** Where a thing stands between who writes it and who publishes it. */
export const STANDS = ['work', 'handed-in', 'back', 'approved', 'published'] as const;
export type Stand = (typeof STANDS)[number];
