import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { CONTRACTS } from '#src/contracts/all.ts';
import { checked } from '#src/domain/issues.ts';

type Key = string | number;
/** Inner schemas of the ways zod wraps one, by the names its definitions have for them. */
interface Definition {
  element?: z.core.$ZodType;
  innerType?: z.core.$ZodType;
  in?: z.core.$ZodType;
  out?: z.core.$ZodType;
  valueType?: z.core.$ZodType;
  options?: readonly z.core.$ZodType[];
  shape?: Record<string, z.core.$ZodType>;
}

/** Every place in what a schema takes, lists with their first line. */
function places(schema: z.core.$ZodType, at: readonly Key[] = []): (readonly Key[])[] {
  const { element, innerType, in: before, out, valueType, options = [], shape = {} } = schema._zod.def as Definition;
  const same = [innerType, before, out, ...options].filter((inner) => inner !== undefined);
  return [
    at,
    ...same.flatMap((inner) => places(inner, at)),
    ...Object.entries(shape).flatMap(([name, inner]) => places(inner, [...at, name])),
    ...[element, valueType].flatMap((inner) => (inner ? places(inner, [...at, 0]) : [])),
  ];
}

/** Each place once, though a schema that is wrapped comes by it several times. */
const eachPlace = (schema: z.core.$ZodType): (readonly Key[])[] => [
  ...new Map(places(schema).map((at) => [at.join('.'), at])).values(),
];

/** `value` at a place of an input that holds nothing else. */
const put = (at: readonly Key[], value: unknown): unknown =>
  at.reduceRight<unknown>((inner, key) => (typeof key === 'number' ? [inner] : { [key]: inner }), value);

/** What can be wrong with a value: missing, of another type, too short, too long, too big, too small, broken, unknown. */
const BAD: readonly unknown[] = [
  ...[undefined, null, true, {}, { surprise: 1 }, [], [[]], ['x', 'x'], Array.from({ length: 2100 }, () => 'x')],
  ...['', ' ', 'x', 'x'.repeat(600_000), 'two\nlines', '-1', '0', '1.5', '999999999', '9'.repeat(30), 'x,'.repeat(99)],
  ...[0, -1, 1.5, 0.001, 1e9, 2 ** 53, -(2 ** 53), Number.MAX_VALUE, Array.from({ length: 2100 }, () => 7)],
];

/** Words of the library's own messages, none of which a person should read. */
const LIBRARY =
  /\b(?:expected|received|[Ii]nvalid (?:input|option|string|key|number|element|value|url|uuid|discriminator)|[Tt]oo (?:big|small)|[Uu]nrecogni[sz]ed|pattern|NaN|array|boolean|null|undefined)\b|[<>]=?\d/;
/** Messages read of one input: of a list of thousands of lines the first are as good as all. */
const MOST_READ = 20;
const UNSAID = '(the schema says nothing)';

const inputs = CONTRACTS.flatMap(({ method, path, body, query }) =>
  [body, query].flatMap((schema) => (schema ? [[`${method} ${path}`, schema] as const] : [])),
);

/** What the library finds wrong: its kind, and the message of the schema, else {@link UNSAID}. */
const found = (schema: z.ZodType, input: unknown) =>
  (schema.safeParse(input, { error: () => UNSAID }).error?.issues ?? []).map(({ code, message }) => ({
    code,
    message,
  }));

describe('what is wrong with the input of a call', () => {
  it.each(inputs)('%s is said in words for people', (_, schema) => {
    for (const at of eachPlace(schema)) {
      for (const value of BAD) {
        const input = put(at, value);
        const own = found(schema, input);
        const { issues } = checked(schema, input);
        expect(issues?.length ?? 0).toBe(own.length);
        for (const [number, { message, path }] of (issues ?? []).slice(0, MOST_READ).entries()) {
          const said = `${path}: ${message}`;
          if (own[number]?.message !== UNSAID) expect(message, said).toBe(own[number]?.message);
          expect(message, said).not.toMatch(LIBRARY);
          expect(message, said).toMatch(/^[\p{Lu}\d“][^\n]{3,}$/u);
          expect(message.length, said).toBeLessThan(300);
        }
      }
    }
  });

  it('was looked at in every kind of mistake that contracts can find', () => {
    const kinds = new Set<string>();
    for (const [, schema] of inputs) {
      for (const at of eachPlace(schema)) {
        for (const value of BAD) for (const { code } of found(schema, put(at, value))) kinds.add(code);
      }
    }
    expect([...kinds].toSorted()).toEqual([
      ...['custom', 'invalid_format', 'invalid_type', 'invalid_union', 'invalid_value', 'not_multiple_of'],
      ...['too_big', 'too_small', 'unrecognized_keys'],
    ]);
  });
});

describe('checked', () => {
  const schema = z.strictObject({
    prepTime: z.int().min(1).max(168),
    isPublished: z.boolean(),
    firstName: z.string().min(2).max(5),
    tags: z.array(z.enum(['a', 'b'])).max(2),
    email: z.email(),
    own: z.string('In its own words'),
    either: z.union([z.literal(['', 'all']), z.enum(['lunch', 'dinner'])]),
  });
  const right = { prepTime: 1, isPublished: true, firstName: 'Ida', tags: [], email: 'a@b.de', own: '', either: '' };

  it.each([
    [{ prepTime: 169 }, 'Prep time must be at most 168'],
    [{ prepTime: 0 }, 'Prep time must be at least 1'],
    [{ prepTime: 1.5 }, 'Prep time must be a whole number'],
    [{ prepTime: '1' }, 'Prep time must be a number'],
    [{ prepTime: undefined }, 'Prep time is required'],
    [{ isPublished: 'yes' }, 'Published must be true or false'],
    [{ firstName: 'I' }, 'First name must be at least 2 characters long'],
    [{ firstName: 'Idalina' }, 'First name must be at most 5 characters long'],
    [{ firstName: null }, 'First name must not be empty'],
    [{ prepTime: 2 ** 53 }, 'Prep time is not a number one can count with'],
    [{ tags: undefined }, 'Tags are required'],
    [{ tags: 'a' }, 'Tags must be a list'],
    [{ tags: ['a', 'c'] }, 'Tags (number 2) must be one of a or b'],
    [{ tags: ['a', 'a', 'a'] }, 'Tags must have at most 2 entries'],
    [{ email: 'a' }, 'Email must be an e-mail address'],
    [{ own: 1 }, 'In its own words'],
    [{ either: 'tea' }, 'Either must be one of all, lunch or dinner'],
    [{ surprise: 1 }, 'There is no field named “surprise” here'],
  ])('says of %o "%s"', (change, message) => {
    expect(checked(schema, { ...right, ...change }).issues?.[0]?.message).toBe(message);
  });

  it('hands back what an input holds', () => {
    expect(checked(schema, right)).toEqual({ data: right, issues: null });
    expect(checked(schema, []).issues).toEqual([
      { path: '', message: 'The request must be an object with named fields' },
    ]);
  });
});
