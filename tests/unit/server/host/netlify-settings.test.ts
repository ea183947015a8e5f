import { describe, expect, it } from 'vitest';
import { isForNetlify, takeNetlifySettings } from '#src/server/host/netlify/settings.ts';

describe('isForNetlify', () => {
  it('holds on Netlify and when asked for, and an asked-for target wins', () => {
    expect(isForNetlify({})).toBe(false);
    expect(isForNetlify({ NETLIFY: 'true' })).toBe(true);
    expect(isForNetlify({ DEPLOY_TARGET: 'netlify' })).toBe(true);
    expect(isForNetlify({ DEPLOY_TARGET: 'node', NETLIFY: 'true' })).toBe(false);
  });
});

describe('takeNetlifySettings', () => {
  const taken = (settings: Record<string, string | undefined>) => {
    takeNetlifySettings(settings);
    return settings;
  };

  it("takes the site's address, and never its subdomain for its name", () => {
    expect(taken({ URL: 'https://a.example', SITE_NAME: 'calm-otter-1' })).toMatchObject({
      SITE_URL: 'https://a.example',
    });
    expect(taken({ SITE_NAME: 'calm-otter-1' })).not.toHaveProperty('SITE_NAME');
    expect(taken({ SITE_NAME: 'calm-otter-1', PRODUCT_NAME: 'Greens' })).toMatchObject({ SITE_NAME: 'Greens' });
  });

  it('takes the address of a preview or a branch for its own, and the live one in production', () => {
    const given = { URL: 'https://a.example', DEPLOY_PRIME_URL: 'https://deploy-preview-7--a.example' };
    for (const CONTEXT of ['deploy-preview', 'branch-deploy'])
      expect(taken({ ...given, CONTEXT })).toMatchObject({ SITE_URL: given.DEPLOY_PRIME_URL });
    expect(taken({ ...given, CONTEXT: 'production' })).toMatchObject({ SITE_URL: given.URL });
    expect(taken({ ...given, CONTEXT: 'deploy-preview', SITE_URL: 'https://own.example' })).toMatchObject({
      SITE_URL: 'https://own.example',
    });
  });

  it('leaves what is set as it is', () => {
    const own = { SITE_URL: 'https://own.example', URL: 'https://a.example', DATA_DIR: '/x', NODE_ENV: 'test' };
    expect(taken({ ...own })).toMatchObject(own);
  });
});
