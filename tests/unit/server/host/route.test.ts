import { describe, expect, it } from 'vitest';
import { redirectedBy } from '#src/domain/site/redirects.ts';
import { type Decision, type RequestFacts, route, type SiteState, wantsOwnPage } from '#src/server/host/route.ts';

/** A request as browsers send it, but for what a test is about. */
interface Case extends Partial<RequestFacts> {
  hasMetrics?: boolean;
  isReady?: boolean;
  isClosed?: boolean;
}

const MOVED = new Map([
  ['/old-soup', '/recipes/lentil-soup'],
  ['/?p=12', '/recipes/dal'],
  ['/recipes/gone', '/recipes?category=dinner'],
]);
const FILES = ['/favicon.svg', '/robots.txt', '/a b.txt'];
const ADMIN = 'session=of-an-administrator';
const MEDIA = '/media/m-0123456789abcdef01234567';

/** What is decided, and what the site was asked for it. */
async function decide(target: string, { isReady = true, isClosed = false, hasMetrics = false, ...asked }: Case = {}) {
  const questions: string[] = [];
  const answer = <T>(question: string, value: T): T => {
    questions.push(question);
    return value;
  };
  const site: SiteState = {
    knowsHost: (host) => host === 'plantry.example',
    isReady: async () => answer('ready', isReady),
    hasMetrics,
    hasFile: (path) => FILES.includes(path),
    isClosed: async () => answer('closed', isClosed),
    redirectOf: async (address) => redirectedBy(MOVED, address),
    isAdministrator: async (cookies) => answer('administrator', cookies === ADMIN),
  };
  const request = { method: 'GET', target, hosts: ['plantry.example'], bodyBytes: 0, cookies: undefined, ...asked };
  return { decision: await route(request, site), questions };
}

const refusal = (status: number, headers?: Record<string, string>) => ({
  kind: 'refusal',
  status,
  ...(headers && { headers }),
});
const ALL = { Allow: 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS' };
const READ = { Allow: 'GET, HEAD' };
const page = (key: string, isClosed = false): Decision => ({ kind: 'page', key, isClosed });
const ELSEWHERE = ['evil.test'];
const FOREIGN = { kind: 'refusal', status: 421, host: 'evil.test' } as const;
const HUGE = 10 * 1024 * 1024 + 1;
const LONG = `/${'a'.repeat(12_000)}`;

type Row = [what: string, target: string, asked: Case, decision: object];

const ROWS: Row[] = [
  ['a page', '/', {}, page('/')],
  ['a page by HEAD', '/trending', { method: 'HEAD' }, page('/trending')],
  ['a page, by campaign', '/recipes/dal?utm_source=letter', {}, page('/recipes/dal')],
  ['a page in its one spelling', '/recipes?page=1&category=lunch', {}, page('/recipes?category=lunch')],
  ['a search', '/recipes?utm_source=a&sort=best&search=+dal', {}, { kind: 'listing', key: '/recipes?search=dal' }],
  ['a search and more', '/recipes?search=dal&x=1', {}, { kind: 'personal' }],
  ['no state of the listing', '/recipes?sort=cheapest', {}, { kind: 'personal' }],
  ['made-up parameters', '/recipes/dal?x=1', {}, { kind: 'personal' }],
  ['an administrators’ page', '/admin/users', {}, { kind: 'personal' }],
  ['a letter spelt otherwise', '/recipes/%64al', {}, { kind: 'personal' }],
  ['an address that is another now', '/old-soup', {}, { kind: 'redirect', location: '/recipes/lentil-soup' }],
  [
    'the same, spelt otherwise',
    '/old-soup/?utm_a=1',
    {},
    { kind: 'redirect', location: '/recipes/lentil-soup?utm_a=1' },
  ],
  ['one that was its query', '/?p=12', {}, { kind: 'redirect', location: '/recipes/dal' }],
  ['another query', '/?p=13', {}, { kind: 'personal' }],
  [
    'a redirect with a query of its own',
    '/recipes/gone?x=1',
    {},
    { kind: 'redirect', location: '/recipes?category=dinner' },
  ],
  ['a redirect while closed', '/old-soup', { isClosed: true }, { kind: 'closed' }],
  ['two slashes', '/recipes//dal?page=2', {}, { kind: 'redirect', location: '/recipes/dal?page=2' }],
  ['an ending', '/recipes/dal.html', {}, { kind: 'redirect', location: '/recipes/dal' }],
  ['another site behind dots', '/.///evil.example//x', {}, { kind: 'redirect', location: '/evil.example/x' }],
  ['dots and slashes', '/.//admin', {}, { kind: 'redirect', location: '/admin' }],

  ['a call', '/api/recipes?limit=1', {}, { kind: 'call' }],
  ['a changing call', '/api/ratings', { method: 'POST', bodyBytes: 64 }, { kind: 'call' }],
  ['a call while the site is closed', '/api/recipes', { isClosed: true }, { kind: 'call' }],
  ['a file', '/favicon.svg', {}, { kind: 'file', path: '/favicon.svg' }],
  ['a file spelt otherwise', '/a%20b.txt', {}, { kind: 'file', path: '/a b.txt' }],
  ['a file while the site is closed', '/robots.txt', { isClosed: true }, { kind: 'file', path: '/robots.txt' }],
  ['an uploaded picture', `${MEDIA}.jpg`, {}, { kind: 'media', name: 'm-0123456789abcdef01234567.jpg' }],
  ['a size of it', `${MEDIA}-400.avif`, {}, { kind: 'media', name: 'm-0123456789abcdef01234567-400.avif' }],
  ['no size of it', `${MEDIA}-401.avif`, {}, { kind: 'personal' }],
  ['a file above it', '/media/..%2f..%2fplantry.db', {}, { kind: 'personal' }],
  [
    'the search index',
    '/pagefind/fragment/a.pf_fragment',
    {},
    { kind: 'search', path: '/pagefind/fragment/a.pf_fragment' },
  ],

  ['an odd method', '/', { method: 'TRACE' }, refusal(405, ALL)],
  ['an odd method on a call', '/api/recipes', { method: 'PROPFIND' }, refusal(405, ALL)],
  ['a change of a page', '/', { method: 'POST' }, refusal(405, READ)],
  ['a change of a file', '/favicon.svg', { method: 'DELETE' }, refusal(405, READ)],
  ['two hosts', '/', { hosts: ['plantry.example', 'evil.test'] }, refusal(400)],
  ['another host', '/', { hosts: ELSEWHERE }, FOREIGN],
  ['another host, called', '/api/recipes', { hosts: ELSEWHERE }, FOREIGN],
  ['no host', '/', { hosts: [] }, refusal(421)],
  ['an endless address', LONG, {}, refusal(414)],
  ['an endless address elsewhere', LONG, { hosts: ELSEWHERE }, FOREIGN],
  ['an endless broken address', `${LONG}%`, {}, refusal(414)],
  ['half a character', '/%zz', {}, refusal(400)],
  ['half a character in a call', '/api/%zz', {}, refusal(400)],
  ['half a character in a query', '/recipes?search=100%', {}, refusal(400)],
  ['bytes that are no text', '/%c0%80', {}, refusal(400)],
  ['a zero byte', '/a%00b', {}, refusal(400)],
  ['a control character', '/a\u0007', {}, refusal(400)],
  ['another site', '//evil.test', {}, refusal(400)],
  ['another site by backslash', '/\\evil.test', {}, refusal(400)],
  ['another site by name', 'http://evil.test/', {}, refusal(400)],
  ['an asterisk', '*', { method: 'OPTIONS' }, refusal(400)],
  ['an endless body', '/api/login', { method: 'POST', bodyBytes: HUGE }, refusal(413)],
  ['the longest body', '/api/login', { method: 'POST', bodyBytes: HUGE - 1 }, { kind: 'call' }],
  ['an endless body for a page', '/', { method: 'POST', bodyBytes: HUGE }, refusal(413)],

  [
    'whether it is alive',
    '/healthz',
    { hosts: ELSEWHERE, forwarded: '192.0.2.1, 192.0.2.2' },
    { kind: 'health', status: 200, text: 'ok', headers: { 'X-Forwarded-Entries': '2' } },
  ],
  ['whether it is ready', '/readyz', { hosts: [] }, { kind: 'health', status: 200, text: 'ready' }],
  ['for numbers', '/metrics', { hosts: [], hasMetrics: true }, { kind: 'metrics' }],
  ['for numbers there are not', '/metrics', {}, page('/metrics')],
  ['whether it is, and is not', '/readyz', { isReady: false }, { kind: 'health', status: 503, text: 'not ready' }],

  ['a page, closed', '/', { isClosed: true }, { kind: 'closed' }],
  ['a search, closed', '/recipes?search=dal', { isClosed: true }, { kind: 'closed' }],
  ['the index, closed', '/pagefind/pagefind.js', { isClosed: true }, { kind: 'closed' }],
  ['a spelling, closed', '/recipes//dal', { isClosed: true }, { kind: 'closed' }],
  ['a page, closed, to an administrator', '/', { isClosed: true, cookies: ADMIN }, page('/', true)],
  ['a page, closed, to a member', '/', { isClosed: true, cookies: 'session=x' }, { kind: 'closed' }],
  ['sign-in, closed', '/login', { isClosed: true }, page('/login', true)],
  ['administration, closed', '/admin', { isClosed: true }, { kind: 'personal' }],
  ['administration spelt otherwise, closed', '/%61dmin/users', { isClosed: true }, { kind: 'personal' }],
  ['what only begins like it, closed', '/administer', { isClosed: true }, { kind: 'closed' }],
  [
    'an uploaded picture, closed',
    `${MEDIA}-800.webp`,
    { isClosed: true },
    { kind: 'media', name: `${MEDIA.slice(7)}-800.webp` },
  ],
];

describe('route', () => {
  it.each(ROWS)('decides on %s: %s', async (_, target, asked, decision) => {
    expect((await decide(target, asked)).decision).toEqual(decision);
  });

  it('asks nothing of the site that the decision does not hang on', async () => {
    for (const target of ['/healthz', '/api/recipes', '/favicon.svg', `${MEDIA}.jpg`, '/%zz', LONG]) {
      expect((await decide(target, { isClosed: true, cookies: ADMIN })).questions, target).toEqual([]);
    }
    expect((await decide('/', { cookies: ADMIN })).questions).toEqual(['closed']);
    expect((await decide('/login', { isClosed: true, cookies: ADMIN })).questions).toEqual(['closed']);
    expect((await decide('/', { isClosed: true, cookies: ADMIN })).questions).toEqual(['closed', 'administrator']);
  });
});

describe('wantsOwnPage', () => {
  it.each([
    ['a kept page', {}, 200, false],
    ['a kept page for visitors', { isVisitors: true }, 200, true],
    ['a page that keeps itself out of the store', null, 200, true],
    ['what is not there', null, 404, false],
    ['a failure', null, 503, false],
  ])('holds for readers with cookies: %s', (_, kept, status, wants) => {
    expect(wantsOwnPage('session=x', kept, status)).toBe(wants);
    expect(wantsOwnPage(undefined, kept, status)).toBe(false);
  });
});
