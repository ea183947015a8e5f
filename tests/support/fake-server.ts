import { vi } from 'vitest';

interface Asked {
  query: URLSearchParams;
  /** Its JSON; `undefined` without one. */
  body: unknown;
}

type Answer = object | null | ((asked: Asked) => object | null | Promise<object | null>);

/** What was sent, as `POST /api/ratings` and its JSON. */
type Sent = [call: string, body?: unknown];

/**
 * Takes the place of the server for a test of a component: `answers` has the answer to each call, JSON or a whole
 * `Response`, or what makes it. What has none is answered by 404, and is found in `sent` all the same.
 */
export function fakeServer(answers: Record<string, Answer>): { sent: Sent[] } {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body: text }: RequestInit = {}) => {
    const { pathname, searchParams: query } = new URL(address, location.origin);
    const call = `${method} ${pathname}`;
    const body: unknown = typeof text === 'string' ? JSON.parse(text) : undefined;
    sent.push(body === undefined ? [call] : [call, body]);
    const answer = answers[call] ?? Response.json({ message: 'Not found' }, { status: 404 });
    const said = typeof answer === 'function' ? await answer({ query, body }) : answer;
    return said instanceof Response ? said.clone() : Response.json(said);
  });
  return { sent };
}
