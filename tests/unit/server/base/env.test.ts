import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readEnv, SETTING_NAMES } from '#src/server/base/env.ts';
import { meantNames, tooLate, unknownNames } from '#src/server/base/settings/setting-names.ts';

const message = (source: Record<string, string>): string => {
  try {
    readEnv(source);
  } catch (error) {
    return (error as Error).message;
  }
  return 'no mistake';
};

describe('readEnv', () => {
  it('has a default for everything a first start needs', () => {
    const env = readEnv({});
    expect(env).toMatchObject({ PORT: 4321, SITE_NAME: 'Plantry', SITE_URL: 'http://localhost:4321', isHttps: false });
    expect(env.DATABASE_URL).toMatch(/^file:.*\/data\/plantry\.db$/);
  });

  it('names every mistake in one message', () => {
    const text = message({ PORT: 'eighty', SITE_URL: 'plantry', ADMIN_EMAIL: 'nobody', DATABASE_URL: 'mysql://x' });
    for (const name of ['PORT', 'SITE_URL', 'ADMIN_EMAIL', 'DATABASE_URL', '.env.example']) {
      expect(text).toContain(name);
    }
  });

  it('takes no public address with a query or a fragment in it', () => {
    for (const address of ['https://plantry.example/?a=b', 'https://plantry.example#top'])
      expect(message({ SITE_URL: address })).toContain('SITE_URL: an address without a query');
  });

  it('takes no public address with a path in it', () => {
    expect(message({ SITE_URL: 'https://plantry.example/recipes' })).toContain('SITE_URL: an address without a path');
    expect(readEnv({ OPENAI_BASE_URL: 'https://api.openai.com/v1/' }).OPENAI_BASE_URL).toMatch(/v1$/);
  });

  it('says every mistake in words of its own', () => {
    const wrong = Object.fromEntries(SETTING_NAMES.map((name) => [name, '\u0000 ?']));
    const text = message(wrong);
    expect(text).toContain('PORT: a number');
    expect(text).toContain('LOG_LEVEL: one of silent, fatal');
    expect(text).toContain('ADMIN_EMAIL: an e-mail address');
    const told = [...text.matchAll(/^ {2}([A-Z_]+): /gm)].map(([, name]) => name);
    expect(told, 'each once').toEqual([...new Set(told)]);
    const long = message({ PORT: '70000', SITE_NAME: 'a'.repeat(41) });
    expect(long).toMatch(/PORT: at most 65535\n.*SITE_NAME: at most 40 characters/);
    expect(text).not.toMatch(/[Ii]nvalid|expected|received|Too (?:small|big)|something else|written otherwise/);
  });

  it('reads the mailbox of what comes back, and says what of its address cannot be read', () => {
    const folderOf = (BOUNCE_MAILBOX: string) => readEnv({ BOUNCE_MAILBOX }).BOUNCE_MAILBOX?.folder;
    expect(folderOf('imaps://a:b@mail.example.org')).toBe('INBOX');
    expect(folderOf('imaps://a:b@mail.example.org/Came%20back/50%25')).toBe('Came back/50%');
    expect(message({ BOUNCE_MAILBOX: 'imap://a:b@mail.example.org/%' })).toContain('BOUNCE_MAILBOX: a folder that is');
    for (const account of ['a:%@', '%:b@', 'a@', ''])
      expect(message({ BOUNCE_MAILBOX: `imap://${account}mail.example.org` })).toContain('BOUNCE_MAILBOX: a user and');
  });

  it('wants an identity provider whole, and at an https address unless it is on this machine', () => {
    expect(message({ OIDC_ISSUER: 'https://id.example' })).toContain('OIDC_CLIENT_ID: is needed');
    expect(message({ OIDC_CLIENT_ID: 'plantry' })).toContain('OIDC_CLIENT_ID: is needed');
    for (const OIDC_ISSUER of ['http://id.example', 'http://localhost.evil.test', 'ldap://id.example']) {
      expect(message({ OIDC_ISSUER, OIDC_CLIENT_ID: 'plantry' })).toContain('OIDC_ISSUER');
    }
    for (const OIDC_ISSUER of ['https://id.example/realms/home', 'http://localhost:8080', 'http://127.0.0.1:1/x/']) {
      expect(readEnv({ OIDC_ISSUER, OIDC_CLIENT_ID: 'plantry' }).OIDC_ISSUER).toBe(OIDC_ISSUER);
    }
  });

  it('wants a key that nobody guesses', () => {
    expect(message({ SECRET_KEY: 'short' })).toContain('SECRET_KEY: at least 32 characters');
    expect(message({ SECRET_KEY: 'garlic' })).not.toContain('garlic');
  });

  it('never repeats a secret in its message', () => {
    expect(message({ ADMIN_PASSWORD: 'short1' })).not.toContain('short1');
  });

  it('counts an empty variable as not set', () => {
    expect(readEnv({ PORT: '', SITE_URL: '' }).PORT).toBe(4321);
  });

  it('follows the port in the address, and strips slashes from one that is given', () => {
    expect(readEnv({ PORT: '8080' }).SITE_URL).toBe('http://localhost:8080');
    expect(readEnv({ SITE_URL: 'https://plantry.example/' })).toMatchObject({
      SITE_URL: 'https://plantry.example',
      isHttps: true,
    });
  });

  it('keeps the database in DATA_DIR unless it is told another place', () => {
    expect(readEnv({ DATA_DIR: '/srv/data' }).DATABASE_URL).toBe('file:/srv/data/plantry.db');
    expect(readEnv({ DATABASE_URL: 'libsql://db.example' }).DATABASE_URL).toBe('libsql://db.example');
  });

  it('takes Stripe’s two keys as Stripe writes them, both or neither', () => {
    const keys = { STRIPE_SECRET_KEY: 'sk_test_51Abc', STRIPE_WEBHOOK_SECRET: 'whsec_a1B2+/=' };
    expect(readEnv(keys)).toMatchObject(keys);
    for (const STRIPE_WEBHOOK_SECRET of ['whsec_', 'whsec_a b', 'a whsec_a1', 'sec_a1'])
      expect(message({ ...keys, STRIPE_WEBHOOK_SECRET })).toContain('STRIPE_WEBHOOK_SECRET: begins with whsec_');
    for (const STRIPE_SECRET_KEY of ['pk_test_51Abc', 'sk_test_', 'sk_live_a b'])
      expect(message({ ...keys, STRIPE_SECRET_KEY })).toContain('STRIPE_SECRET_KEY: begins with');
    expect(message({ STRIPE_SECRET_KEY: keys.STRIPE_SECRET_KEY })).toContain('are set together');
  });

  it('leaves an answer about a model that hangs some time within its 20 seconds', () => {
    expect(message({ AI_TIMEOUT_SECONDS: '19.5' })).toContain('AI_TIMEOUT_SECONDS');
    expect(readEnv({ AI_TIMEOUT_SECONDS: '19' }).AI_TIMEOUT_SECONDS).toBe(19);
  });

  it('refuses a social link that is not https', () => {
    for (const SOCIAL_INSTAGRAM of ['javascript:alert(1)', 'http://social.example/us'])
      expect(message({ SOCIAL_INSTAGRAM })).toContain('SOCIAL_INSTAGRAM: an https address');
  });

  it('says the bound that a number has to keep to', () => {
    expect(message({ ANSWERS_PER_MINUTE: '0' })).toContain('ANSWERS_PER_MINUTE: more than 0');
    expect(message({ STOP_SECONDS: '0' })).toContain('STOP_SECONDS: at least 1');
  });

  it('takes further names as browsers send them, and nothing that would never be asked for', () => {
    for (const ALLOWED_HOSTS of ['', 'a.example', 'a.example, B.example:8080,', '[::1]:80,192.0.2.1'])
      expect(readEnv({ ALLOWED_HOSTS }).ALLOWED_HOSTS).toBe(ALLOWED_HOSTS);
    for (const ALLOWED_HOSTS of [
      'https://a.example',
      'a.example b.example',
      'a.example,*.b.example',
      'a.example/',
      'é.fr',
    ])
      expect(message({ ALLOWED_HOSTS }), ALLOWED_HOSTS).toContain('ALLOWED_HOSTS: names parted by commas');
  });

  it('builds for nobody it does not know', () => {
    expect(message({ DEPLOY_TARGET: 'vercel' })).toContain('DEPLOY_TARGET: netlify or node');
    expect(readEnv({ DEPLOY_TARGET: 'netlify' }).DEPLOY_TARGET).toBe('netlify');
  });
});

describe('a name in .env that is no setting', () => {
  it('is told with the setting that was meant', () => {
    expect(unknownNames(['SITE_ULR', 'site_url', 'GARLIC', 'SITE_URL', 'SITE_HOST', 'TZ', 'NODE_OPTIONS'])).toEqual([
      'there is no setting SITE_ULR. Did you mean SITE_URL?',
      'there is no setting site_url. Did you mean SITE_URL?',
      'there is no setting GARLIC.',
    ]);
  });

  it('is told in the environment where it is near enough to be no program’s own', () => {
    expect(meantNames(['SITE_ULR', 'PROT', 'POST', 'HOME', 'HOSTS', 'PATH', 'GARLIC'])).toEqual([
      'there is no setting SITE_ULR. Did you mean SITE_URL?',
      'there is no setting PROT. Did you mean PORT?',
    ]);
  });

  it('is none of .env.example', () => {
    const named = [...readFileSync('.env.example', 'utf8').matchAll(/^#? ?([A-Z][A-Z_]+)=/gm)];
    expect(unknownNames(named.map(([, name = '']) => name))).toEqual([]);
    expect(tooLate(['NODE_EXTRA_CA_CERTS', 'NODE_ENV', 'SITE_URL'])).toEqual([
      expect.stringContaining('Node.js reads NODE_EXTRA_CA_CERTS before'),
    ]);
    expect(named.length).toBeGreaterThan(40);
  });
});
