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

describe('what is wrong with a size', () => {
  it.each([
    [z.string().min(1), '', 'Name is required'],
    [z.string().min(3), 'ab', 'Name must be at least 3 characters long'],
    [z.string().length(2), 'a', 'Name must be exactly 2 characters long'],
    [z.string().max(1), 'ab', 'Name must be at most 1 character long'],
    [z.number().gt(3), 3, 'Name must be more than 3'],
    [z.number().min(3), 2, 'Name must be at least 3'],
    [z.number().lt(3), 3, 'Name must be less than 3'],
    [z.number().max(3), 4, 'Name must be at most 3'],
    [z.array(z.string()).min(1), [], 'Name must have at least 1 entry'],
    [z.array(z.string()).length(2), ['a'], 'Name must have exactly 2 entries'],
    [z.array(z.string()).max(1), ['a', 'b'], 'Name must have at most 1 entry'],
    [z.int(), 2 ** 60, 'Name is not a number one can count with'],
  ])('says the bound: case %#', (name, value, message) => {
    expect(said(z.object({ name }), { name: value })).toEqual([message]);
  });
});

describe('what is wrong with a form', () => {
  it.each([
    [z.email(), 'a@', 'Name must be an e-mail address'],
    [z.url(), 'nowhere', 'Name must be a web address'],
    [z.uuid(), '1', 'Name must be an id such as 123e4567-e89b-42d3-a456-426614174000'],
    [z.iso.date(), 'today', 'Name must be a day such as 2026-11-23'],
    [z.string().regex(/x/), 'y', 'Name is not written in the way it has to be'],
    [z.string(), undefined, 'Name is required'],
    [z.array(z.string()), undefined, 'Name are required'],
    [z.string(), 1, 'Name must be text'],
    [z.boolean(), 1, 'Name must be true or false'],
    [z.array(z.string()), 1, 'Name must be a list'],
  ])('says what it has to be: case %#', (name, value, message) => {
    expect(said(z.object({ name }), { name: value })).toEqual([message]);
  });

  it('names a field that is not wanted', () => {
    expect(said(z.strictObject({}), { surprise: 1, more: 2 })).toEqual([
      'There is no field named “surprise” or “more” here',
    ]);
  });
});
