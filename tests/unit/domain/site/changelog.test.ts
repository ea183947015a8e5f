import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readChangelog } from '#src/domain/site/changelog.ts';

describe('readChangelog', () => {
  it('reads versions, their dates, and what was new, over several lines', () => {
    const text =
      '# Changelog\n\nWords.\n\n## 1.1.0 · 2026-11-24\n\n- One `thing`,\n  and more.\n- Two.\n\n## 1.0.0 · 2026-11-01\n';
    expect(readChangelog(text)).toEqual([
      { version: '1.1.0', date: '2026-11-24', items: ['One thing, and more.', 'Two.'] },
      { version: '1.0.0', date: '2026-11-01', items: [] },
    ]);
    expect(readChangelog('')).toEqual([]);
  });

  it('finds in the project’s own the version that runs, first, with a date and something new', () => {
    const [newest] = readChangelog(readFileSync('CHANGELOG.md', 'utf8'));
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    expect(newest).toMatchObject({ version, date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
    expect(newest?.items.length).toBeGreaterThan(0);
  });
});
