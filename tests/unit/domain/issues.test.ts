import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { checked } from '#src/domain/issues.ts';

/** What is said of an input that a schema refuses. */
const said = (schema: z.ZodType, input: unknown): string[] | undefined =>
  checked(schema, input).issues?.map(({ message }) => message);

describe('what is wrong with a choice', () => {
  const choice = (...values: [string, ...string[]]) => z.object({ colour: z.enum(values) });

  it('names the values there are', () => {
    expect(said(choice('red', 'green', 'blue'), { colour: 'loud' })).toEqual([
      'Colour must be one of red, green or blue',
    ]);
    expect(said(choice('red'), { colour: 'loud' })).toEqual(['Colour must be red']);
    expect(said(choice('', 'red', 'green'), { colour: 'loud' })).toEqual(['Colour must be one of red or green']);
    expect(said(choice(''), { colour: 'loud' })).toEqual(['Colour must be empty']);
  });

  it('does not read out a list that nobody would read', () => {
    const many = Array.from({ length: 30 }, (_, at) => `shade ${at}`);
    expect(said(choice('red', ...many), { colour: 'loud' })).toEqual(['Colour must be one of the values there are']);
  });
});
