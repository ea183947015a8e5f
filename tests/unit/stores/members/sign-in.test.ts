import { afterEach, expect, it, vi } from 'vitest';
import { submitEmailCode } from '#src/stores/members/auth.ts';
import { submitSignIn } from '#src/stores/members/sign-in.ts';
import { toast } from '#src/stores/toasts.ts';

vi.mock('#src/stores/toasts.ts', () => ({ toast: vi.fn() }));
afterEach(() => vi.unstubAllGlobals());

const UNREACHED = 'We couldn’t reach the site. Please check your connection.';
const LATER = 'We couldn’t reach the site. Please try again in a moment.';
const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'));
const answers = (status: number, text: string) => () => Promise.resolve(new Response(text, { status }));

it.each([
  ['nothing answers', noNetwork, UNREACHED],
  ['a proxy says the site does not', answers(502, '<h1>Bad gateway</h1>'), LATER],
  ['the server refuses in its own words', answers(403, '{"message":"Deactivated"}'), 'Deactivated'],
  ['it is closed, and says so', answers(503, '{"message":"Back soon"}'), 'Back soon'],
  ['it refuses without a word', answers(401, ''), 'Invalid email or password'],
])('blames a password only where the server was asked about it: %s', async (_, fetched, message) => {
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('document', new EventTarget());
  expect(await submitSignIn('kim@example.org', 'wrong', { next: null })).toEqual({ kind: 'failed', message });
  expect(toast).toHaveBeenLastCalledWith({ title: 'Login Failed', description: message, tone: 'danger' });
});

it.each([
  ['nothing answers', noNetwork, UNREACHED],
  ['the server refuses without a word', answers(400, ''), 'Invalid or expired verification code'],
])('blames a code only where the server was asked about it: %s', async (_, fetched, message) => {
  vi.stubGlobal('fetch', fetched);
  expect(await submitEmailCode('kim@example.org', '123456')).toMatchObject({ done: false, message });
});

it.each([
  ['the ticket of the account that is to be linked', 'ticket-of-a-link'],
  ['none where none is to be', undefined],
])('sends along with a password %s', async (_, link) => {
  const sent: unknown[] = [];
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return new Response('{"message":"No"}', { status: 401 });
  });
  await submitSignIn('kim@example.org', 'fennel-and-orange-41', { next: null, link });
  expect(sent).toEqual([{ email: 'kim@example.org', password: 'fennel-and-orange-41', ...(link && { link }) }]);
});
