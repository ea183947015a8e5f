/** Addresses that are a secret themselves: whoever has one may read what is behind it. */
const SECRET = /^(\/meal-plan\/feed|\/shopping-list\/shared)\/.+/;

/** The path of a request as it may stand in a log: without parameters, without secrets. */
export const loggedPath = (target = ''): string => (target.split('?', 1)[0] ?? '').replace(SECRET, '$1/…');
