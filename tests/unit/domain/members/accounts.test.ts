import { describe, expect, it } from 'vitest';
import { registrationSchema } from '#src/domain/members/accounts.ts';

const REGISTRATION = {
  email: ' Mia@Example.org ',
  firstName: ' Mia ',
  lastName: 'Okonkwo',
  password: 'a long enough phrase 7',
};
const messagesOf = (change: Partial<typeof REGISTRATION>): string[] =>
  registrationSchema.safeParse({ ...REGISTRATION, ...change }).error?.issues.map(({ message }) => message) ?? [];

describe('a registration', () => {
  it('keeps an address in small letters, and names without spaces around them', () => {
    expect(registrationSchema.parse(REGISTRATION)).toMatchObject({ email: 'mia@example.org', firstName: 'Mia' });
  });

  it.each([
    [{ firstName: 'x'.repeat(80) }, []],
    [{ firstName: 'x'.repeat(81) }, ['Use at most 80 characters']],
    [{ lastName: 'O' }, ['Last name must be at least 2 characters']],
    [{ firstName: 'Mia\nOkonkwo' }, ['Use a single line']],
    [{ firstName: 'Mia\u202eaiM' }, ['Leave out characters that change the direction of the text']],
    [{ email: 'mia' }, ['Please enter a valid email address']],
  ])('%o: %o', (change, messages) => {
    expect(messagesOf(change)).toEqual(messages);
  });
});
