import fc from 'fast-check';
import { z } from 'zod';
import { texts } from './texts.ts';

/** What is read of a JSON schema that a contract's schema becomes. */
interface Schema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  items?: Schema;
  prefixItems?: Schema[];
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  $ref?: string;
}

/** A text without a limit of its own has one all the same: that of the body. */
const LONGEST = 5000;
const MOST_ITEMS = 6;

/** Anything JSON can say, most of it wrong anywhere. */
const anything: fc.Arbitrary<unknown> = fc.oneof(
  texts(400),
  fc.constantFrom<unknown[]>(null, true, 0, -1, 1e308, -0.5, 2 ** 53, [], {}, [[]], { length: 1e9 }, '1e999'),
  fc.jsonValue({ maxDepth: 2 }),
);

/** Inputs of a schema: mostly ones that it takes, some with a part of them replaced by anything. */
export function inputsOf(schema: z.ZodType): fc.Arbitrary<unknown> {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;
  return someOf(json);
}

/** One place in fifteen holds anything. */
const someOf = (schema: Schema): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 14, arbitrary: fittingOf(schema) }, { weight: 1, arbitrary: anything });

function fittingOf(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const several = schema.anyOf ?? schema.oneOf;
  if (several) return fc.oneof(...several.map(fittingOf));
  if (schema.allOf) return fittingOf(Object.assign({}, ...schema.allOf));
  switch (schema.type) {
    case 'string':
      return textOf(schema);
    case 'integer':
      return numberOf(schema).map(Math.round);
    case 'number':
      return numberOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return listOf(schema);
    case 'object':
      return objectOf(schema);
    default:
      return anything;
  }
}

function numberOf({ minimum, maximum, exclusiveMinimum = minimum }: Schema): fc.Arbitrary<number> {
  const [min, max] = [exclusiveMinimum ?? -1000, maximum ?? 1_000_000];
  return fc.oneof(fc.double({ min, max, noNaN: true }), fc.constantFrom(min, max, 0, 1, 2));
}

function textOf({ minLength = 0, maxLength = LONGEST, pattern, format }: Schema): fc.Arbitrary<string> {
  const free = texts(Math.min(maxLength, LONGEST), minLength);
  const known = format === undefined ? undefined : FORMATS[format];
  if (known) return fc.oneof({ weight: 4, arbitrary: known }, { weight: 1, arbitrary: free });
  if (pattern === undefined) return free;
  return fc.oneof({ weight: 3, arbitrary: matching(pattern) }, { weight: 1, arbitrary: free });
}

const FORMATS: Record<string, fc.Arbitrary<string>> = {
  email: fc.oneof(
    fc.emailAddress(),
    fc.stringMatching(/^[a-z]{3,8}$/).map((name) => `${name}@example.org`),
  ),
  uri: fc.oneof(
    fc.webUrl(),
    fc.constantFrom('https://example.org/a', 'http://127.0.0.1/', 'javascript:alert(1)', '/recipes'),
  ),
  uuid: fc.uuid(),
  date: fc.date({ noInvalidDate: true }).map((day) => day.toISOString().slice(0, 10)),
  'date-time': fc.date({ noInvalidDate: true }).map((day) => day.toISOString()),
};

/** Texts that match a pattern, where fast-check can read it. */
function matching(pattern: string): fc.Arbitrary<string> {
  try {
    return fc.stringMatching(new RegExp(pattern, 'u'), { maxLength: 60 });
  } catch {
    return texts(60);
  }
}

const listOf = ({ items, prefixItems, minItems = 0, maxItems = MOST_ITEMS }: Schema): fc.Arbitrary<unknown[]> =>
  prefixItems
    ? fc.tuple(...prefixItems.map(someOf))
    : fc.array(items ? someOf(items) : anything, {
        minLength: minItems,
        maxLength: Math.max(minItems, Math.min(maxItems, MOST_ITEMS)),
      });

function objectOf({ properties = {}, required = [], additionalProperties }: Schema): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties);
  if (fields.length === 0) {
    const inner = typeof additionalProperties === 'object' ? someOf(additionalProperties) : anything;
    return fc.dictionary(texts(30), inner, { maxKeys: 4 });
  }
  const known = fc.record(Object.fromEntries(fields.map(([name, field]) => [name, someOf(field)])), {
    requiredKeys: required.filter((name) => name in properties),
  });
  const further = fc.dictionary(fc.constantFrom('id', 'role', '__proto__', 'isPremium', 'x'), anything, { maxKeys: 1 });
  return fc.oneof(
    { weight: 12, arbitrary: known },
    { weight: 1, arbitrary: fc.tuple(known, further).map(([own, other]) => ({ ...own, ...other })) },
  );
}
