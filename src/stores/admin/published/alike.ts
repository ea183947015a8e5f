/**
 * Whether two values say the same. In which order an object has its fields says nothing, nor does a field without a value
 * or with an empty list.
 */
export function alike(one: unknown, other: unknown): boolean {
  if (one === other || Object.is(one, other)) return true;
  if (Array.isArray(one) || Array.isArray(other)) {
    if (!Array.isArray(one) || !Array.isArray(other)) return false;
    return one.length === other.length && one.every((item, at) => alike(item, other[at]));
  }
  if (!isObject(one) || !isObject(other)) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => alike(saidIn(one, name), saidIn(other, name)));
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function saidIn(object: Record<string, unknown>, name: string): unknown {
  const value = object[name];
  return Array.isArray(value) && value.length === 0 ? undefined : value;
}
