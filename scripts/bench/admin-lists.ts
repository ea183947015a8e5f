import { startAdministration } from './administrator.ts';
import { atMost, type Figure, percentile } from './figure.ts';

const ACCOUNTS = 10_000;
const ROUNDS = 20;
/** Milliseconds of p95. */
const BAR = 100;

/** Lists as administrators see them: the first pages and far ones, in every order, filtered; and each letter they type. */
const LISTS: [what: string, path: string, queries: string[]][] = [
  [
    "administrators' list of recipes",
    'recipes',
    ['', 'page=2', 'page=400', 'sort=title', 'sort=updated&page=30', 'sort=rating', 'status=published&category=dinner'],
  ],
  [
    "search in the administrators' list",
    'recipes',
    ['c', 'ch', 'chick', 'chickpea', 'chickpea%20curry', 'tofu', 'a%20e', 'nothing-of-the-kind'].map(
      (words) => `search=${words}`,
    ),
  ],
  [
    "work queue of the administrators' list",
    'recipes',
    [
      ...['picture', 'nutrition', 'allergens', 'warnings', 'findings', 'unviewed'].map((queue) => `queue=${queue}`),
      ...['tag=one-pot', 'diet=nut-free&page=20', 'premium=yes', 'status=draft', 'status=bin', 'owner=nobody'],
      ...['queue=findings&search=tofu&sort=title', 'search=chikpea', 'search=eggplant&status=draft'],
    ],
  ],
  [
    "administrators' list of users",
    'users',
    ['', 'page=2', 'page=400', 'order=name', 'order=email&page=30', 'order=oldest', 'role=premium&status=active'],
  ],
  [
    "search in the administrators' list",
    'users',
    ['r', 'ro', 'robin', 'robin%20green', '%40bench', '4242', 'zo%C3%AB', 'nobody-at-all'].map(
      (words) => `search=${words}`,
    ),
  ],
];

/** The two long lists of the administrators' area, asked for over HTTP of the built server. `from` is a built DATA_DIR. */
export async function benchAdminLists(from: string, recipes: number): Promise<Figure[]> {
  const { server, cookie, stop } = await startAdministration(from, { accounts: ACCOUNTS });
  const ask = async (path: string): Promise<number> => {
    const start = performance.now();
    const answer = await fetch(`${server.url}/api/admin/${path}`, { headers: { Cookie: cookie } });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`/api/admin/${path} answers ${answer.status}`);
    return performance.now() - start;
  };
  try {
    const figures: Figure[] = [];
    for (const [what, list, queries] of LISTS) {
      const paths = queries.map((query) => `${list}?${query}`);
      for (const path of paths) await ask(path);
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round++) for (const path of paths) times.push(await ask(path));
      const size = list === 'users' ? `${ACCOUNTS} users` : `${recipes} recipes`;
      figures.push(atMost(`${what}, ${size}, p95`, percentile(times, 0.95), 'ms', BAR));
    }
    return figures;
  } finally {
    await stop();
  }
}
