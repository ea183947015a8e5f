import { expect, it } from 'vitest';
import { plural } from '#src/domain/nouns.ts';

it.each([
  ['onion', 'onions'],
  ['tomato', 'tomatoes'],
  ['onions', 'onions'],
  ['عدس أحمر', 'عدس أحمر'],
  ['小麦粉', '小麦粉'],
  ['', ''],
])('makes of one "%s" many "%s"', (one, many) => expect(plural(one)).toBe(many));
