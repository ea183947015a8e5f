/** What the search field suggests in AI mode. */
export const AI_PROMPT = 'A quick dinner for two, no mushrooms…';
