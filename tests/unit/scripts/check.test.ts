import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'plantry-check-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('goes on to the next check whatever one finds, and fails when any did', () => {
  cpSync('scripts/check.ts', join(folder, 'check.ts'));
  const checks = { catalogue: 1, foods: 0, imports: 1, words: 0 };
  for (const [name, code] of Object.entries(checks))
    writeFileSync(
      join(folder, `check-${name}.ts`),
      `console.log('${name}', ...process.argv.slice(2)); process.exit(${code})`,
    );
  const { stdout, status } = spawnSync(process.execPath, [join(folder, 'check.ts'), 'soups'], { encoding: 'utf8' });
  expect(stdout).toMatch(
    /^catalogue soups$[\s\S]*^foods$[\s\S]*^imports$[\s\S]*^words$[\s\S]*✘ catalogue, imports\n$/m,
  );
  expect(status).toBe(1);
});
