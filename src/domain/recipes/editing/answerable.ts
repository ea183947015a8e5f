/** Questions that a publisher is asked, and may answer once: whether a line is vegan, whether a figure is right. */
export const ANSWERABLE = ['vegan', 'figures'] as const;
export type Answerable = (typeof ANSWERABLE)[number];
