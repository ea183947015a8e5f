/** An own recipe's id is a UUID, and no title makes one: wherever both may stand, the id says whose it is. */
export const isOwnId = (id: string): boolean => /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/.test(id);
