/** Most pictures that are drawn at once, and that are chosen of those drawn of the steps. */
export const MOST_PICTURES = 5;
/** Longest description of a picture. */
export const PROMPT_LENGTH = 2000;
