import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { makeTemplate } from './template.ts';

/** Once per run: the database every test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'plantry-template-'));
  const template = await makeTemplate(folder);
  project.provide('template', template);
  // Servers that tests start begin with it too.
  process.env.PLANTRY_TEMPLATE = template;
  return () => rm(folder, { recursive: true, force: true });
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The migrated and seeded database's file. */
    template: string;
  }
}
