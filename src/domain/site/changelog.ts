export interface Release {
  version: string;
  /** 2026-11-24. */
  date: string;
  /** The news, a sentence or two each. */
  items: string[];
}

/** Reads CHANGELOG.md: a heading `## 0.2.0 · 2026-11-24` for each version, and a list under it. */
export function readChangelog(text: string): Release[] {
  return text
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [head = '', ...lines] = part.split('\n');
      const [version = '', date = ''] = head.split(' · ');
      const items = lines
        .join('\n')
        .split(/^- /m)
        .slice(1)
        .map((item) => item.replaceAll(/\s+/g, ' ').replaceAll('`', '').trim());
      return { version: version.trim(), date: date.trim(), items };
    });
}
