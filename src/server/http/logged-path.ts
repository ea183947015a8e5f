/** Addresses that are a secret themselves: whoever has one may read what is behind it. */
const SECRET = /^(\/meal-plan\/feed|\/shopping-list\/shared|\/folders\/shared)\/.+/;

/** Characters of a path that are told. Docker and journald break a long line in two, of which the second began as its sender liked. */
const PATH_LENGTH = 500;

/** The path of a request as it may stand in a log: without parameters, without secrets, in visible characters. */
export function loggedPath(target = ''): string {
  const path = (target.split('?', 1)[0] ?? '').slice(0, PATH_LENGTH).replaceAll(/[^\x21-\x7e]+/g, '?');
  return path.replace(SECRET, '$1/…');
}

/** Characters of a search that are told. */
const SEARCH_LENGTH = 200;

/** The same with what is searched for, where somebody has to find out what a search did. */
export function loggedTarget(target: string): string {
  const search = new URLSearchParams(target.split('?')[1]).get('search');
  return search
    ? `${loggedPath(target)}?${new URLSearchParams({ search: search.slice(0, SEARCH_LENGTH) })}`
    : loggedPath(target);
}
