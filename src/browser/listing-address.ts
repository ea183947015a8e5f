const LISTS = ['tags', 'dietaryPreferences', 'without', 'richIn'];
const NAMES = ['category', 'search', ...LISTS, 'withCheck', 'maxWork', 'maxTotal', 'sort'];

/**
 * The query a link asks for, when it was made for the state `made` and the reader has meanwhile asked for `wanted`: what
 * the link changes is changed there too, so that two filters chosen in quick succession both hold. A link to the bare
 * listing clears everything.
 */
export function carriedOver(link: string, made: string, wanted: string): string {
  const [to, from, now] = [link, made, wanted].map((query) => new URLSearchParams(query)) as Three<URLSearchParams>;
  if (made === wanted || to.size === 0) return link;
  const query = new URLSearchParams();
  for (const name of NAMES) {
    const values = [to, from, now].map((each) => each.get(name) ?? '') as Three<string>;
    const value = LISTS.includes(name) ? mergedList(...values) : values[0] === values[1] ? values[2] : values[0];
    if (value) query.set(name, value);
  }
  const page = to.get('page');
  if (page) query.set('page', page);
  const text = query.toString().replaceAll('%2C', ',');
  return text && `?${text}`;
}

type Three<T> = [to: T, from: T, now: T];

function mergedList(...lists: Three<string>): string {
  const [to, from, now] = lists.map((list) => list.split(',').filter(Boolean)) as Three<string[]>;
  const added = to.filter((item) => !from.includes(item) && !now.includes(item));
  const removed = from.filter((item) => !to.includes(item));
  return [...now.filter((item) => !removed.includes(item)), ...added].join(',');
}
