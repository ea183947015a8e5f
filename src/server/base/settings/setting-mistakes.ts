import type { z } from 'zod';

type RawIssue = Parameters<z.core.$ZodErrorMap>[0];

const KINDS: Record<string, string> = { number: 'a number', string: 'a text', int: 'a whole number' };
const FORMATS: Record<string, string> = {
  email: 'an e-mail address, such as hello@example.org',
  url: 'an address, such as https://recipes.example',
};

const among = (values: readonly unknown[]): string =>
  values.length === 2 ? values.join(' or ') : `one of ${values.join(', ')}`;

const unitOf = ({ origin }: { origin: string }): string => (origin === 'string' ? ' characters' : '');

/** The sentence for a mistaken setting, where its schema does not say so itself: zod's own words are for programmers. */
export function settingMistake(issue: RawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return KINDS[issue.expected] ?? 'something else';
    case 'too_small':
      return `${issue.inclusive === false ? 'more than' : 'at least'} ${issue.minimum}${unitOf(issue)}`;
    case 'too_big':
      return `${issue.inclusive === false ? 'less than' : 'at most'} ${issue.maximum}${unitOf(issue)}`;
    case 'invalid_value':
      return among(issue.values);
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'written otherwise';
    default:
      return 'something else';
  }
}
