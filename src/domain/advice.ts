/** Advice for after something failed. Only `unreached` sends anybody to look at their connection. */
export const ADVICE = { unreached: 'Please check your connection.', other: 'Please try again in a moment.' } as const;
