import * as account from './account.ts';
import * as auth from './auth.ts';
import type { Contract } from './contract.ts';
import * as favourites from './favourites.ts';
import * as ratings from './ratings.ts';
import * as recipes from './recipes.ts';
import * as site from './site.ts';

const isContract = (value: unknown): value is Contract =>
  typeof value === 'object' && value !== null && 'method' in value;

/** Every call of the wire. */
export const CONTRACTS: readonly Contract[] = [account, auth, favourites, recipes, ratings, site].flatMap((module) =>
  Object.values<unknown>(module).filter(isContract),
);

/** The calls of a path, `{}` parameters understood; a literal path wins over one with parameters. */
export function contractsOf(pathname: string): Contract[] {
  const literal = CONTRACTS.filter(({ path }) => path === pathname);
  return literal.length > 0 ? literal : CONTRACTS.filter(({ path }) => pattern(path).test(pathname));
}

const pattern = (path: string): RegExp => new RegExp(`^${path.replace(/\./g, '\\.').replace(/\{\w+\}/g, '[^/]+')}$`);
