import { PROGRAM_SCHEMA } from '#src/db/schema-version.ts';
import { readChangelog } from '#src/domain/site/changelog.ts';
import changelog from '../../../CHANGELOG.md?raw';
import { version } from '../../../package.json' with { type: 'json' };

/** The version that runs here, and what was new in it. */
export const runningVersion = () => ({
  version,
  node: process.versions.node,
  schema: PROGRAM_SCHEMA.number,
  changes: readChangelog(changelog),
});
