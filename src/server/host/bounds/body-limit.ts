/** Largest body of any call, uploads included, in bytes; JSON has its own, smaller limit. */
export const BODY_LIMIT = 10 * 1024 * 1024;
