import { parse } from 'yaml';

/** What a text says of itself at its head, between two lines of three hyphens, and the rest; `null` where it has no such head. */
export function frontMatter(source: string): [metadata: Record<string, unknown> | null, rest: string] {
  const [front, rest] = partedFront(source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n'));
  return [front === null ? null : yamlIn(front), rest];
}

/** What stands between two lines of three hyphens at the head, and the rest. */
function partedFront(text: string): [front: string | null, rest: string] {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => line.trim() !== '');
  if (lines[first]?.trimEnd() !== '---') return [null, text];
  const last = lines.findIndex((line, index) => index > first && line.trimEnd() === '---');
  return last < 0 ? [null, text] : [lines.slice(first + 1, last).join('\n'), lines.slice(last + 1).join('\n')];
}

/** Metadata as YAML; lines of "key: value" where it is none. */
function yamlIn(text: string): Record<string, unknown> {
  try {
    const read: unknown = parse(text, { maxAliasCount: 0, uniqueKeys: false, logLevel: 'silent' });
    if (typeof read === 'object' && read !== null && !Array.isArray(read)) return read as Record<string, unknown>;
  } catch {
    // Read by lines.
  }
  const pairs = text.split('\n').flatMap((line) => {
    const at = line.indexOf(':');
    return at > 0 ? [[line.slice(0, at).trim(), line.slice(at + 1).trim()] as const] : [];
  });
  return Object.fromEntries(pairs);
}
