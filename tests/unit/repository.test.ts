import { accessSync, constants, globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

/** GitHub shows a form that breaks its rules to nobody, and says so to nobody: what it wants of one, as its documentation has it. */
const label = z.object({ label: z.string().min(1) });
const text = label.extend({
  description: z.string().optional(),
  placeholder: z.string().optional(),
  render: z.string().optional(),
});
const asked = {
  id: z.string().regex(/^[\w-]+$/),
  validations: z.object({ required: z.boolean() }).strict().optional(),
};
const question = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('markdown'), attributes: z.strictObject({ value: z.string().min(1) }) }),
  z.strictObject({ type: z.enum(['input', 'textarea']), attributes: text.strict(), ...asked }),
  z.strictObject({
    type: z.literal('dropdown'),
    attributes: label.extend({ options: z.array(z.string()).min(2) }).strict(),
    ...asked,
  }),
  z.strictObject({
    type: z.literal('checkboxes'),
    attributes: label.extend({ options: z.array(label.strict()).min(1) }).strict(),
    ...asked,
  }),
]);
const form = z.strictObject({
  name: z.string().min(3),
  description: z.string().min(3),
  labels: z.array(z.string()),
  body: z.array(question).min(1),
});

const read = (file: string): unknown => parse(readFileSync(file, 'utf8'));

describe('the repository', () => {
  it.each(globSync('.github/ISSUE_TEMPLATE/!(config).yml'))('has a form that GitHub takes: %s', (file) => {
    const ids = form.parse(read(file)).body.flatMap((one) => ('id' in one ? [one.id] : []));
    expect(ids).toEqual([...new Set(ids)]);
  });

  it('tests a pull request by what everybody runs', () => {
    const { on, jobs } = read('.github/workflows/test.yml') as {
      on: object;
      jobs: { test: { steps: { run?: string }[] } };
    };
    expect(Object.keys(on)).toContain('pull_request');
    const [command = ''] = jobs.test.steps.flatMap(({ run }) => run ?? []);
    expect(command).toBe('.ci/run');
    accessSync(command, constants.X_OK);
  });

  it('names commits for blame to pass over by their whole hash', () => {
    const lines = readFileSync('.git-blame-ignore-revs', 'utf8').split('\n');
    expect(lines.filter((line) => line !== '' && !/^(# .+|[0-9a-f]{40})$/.test(line))).toEqual([]);
  });
});
