import { describe, expect, it } from 'vitest';
import { contactAddress } from '#src/server/site/contact-address.ts';

const SITE_URL = 'https://www.plantry.example';

describe('contactAddress', () => {
  it.each([
    [{ OPERATOR_EMAIL: 'ada@example.org', MAIL_FROM: 'kitchen@example.org' }, 'ada@example.org'],
    [{ MAIL_FROM: 'Plantry <kitchen@example.org>' }, 'kitchen@example.org'],
    [{ MAIL_FROM: 'kitchen@example.org' }, 'kitchen@example.org'],
    [{ MAIL_FROM: 'Plantry <no-reply@example.org>' }, 'postmaster@plantry.example'],
    [{ MAIL_FROM: 'noreply@example.org' }, 'postmaster@plantry.example'],
    [{ MAIL_FROM: 'Plantry' }, 'postmaster@plantry.example'],
    [{}, 'postmaster@plantry.example'],
  ])('of %j is %s', (settings, expected) => {
    expect(contactAddress({ OPERATOR_EMAIL: undefined, MAIL_FROM: undefined, SITE_URL, ...settings })).toBe(expected);
  });
});
