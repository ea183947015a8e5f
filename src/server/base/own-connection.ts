/** Has a connection end with its answer. */
export const OWN_CONNECTION = { connection: 'close' } as const;

/**
 * `fetch` on a connection of its own. A service may close one that was kept just as the next request goes out on it: that
 * one fails, and nobody can tell whether it was taken, so it can't be repeated where it costs or sends something. What a
 * new connection takes is little beside what is asked here.
 */
export const fetchOnOwnConnection: typeof fetch = (input, init) => {
  const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
  for (const [name, value] of Object.entries(OWN_CONNECTION)) headers.set(name, value);
  return fetch(input, { ...init, headers });
};
