import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { inlineHash } from '#src/server/http/csp.ts';

/** As a host whose site has that name says it. */
async function refusal(address: string, status: 400 | 413 | 421 | 500 | 503, host?: string) {
  const fresh = await import('#src/server/host/refusal.ts');
  const { headers, body } = fresh.refusal(address, status, 'request-7', {}, host);
  const { 'Content-Type': contentType, 'Content-Security-Policy': policy } = Object.fromEntries(headers);
  return { contentType, policy, body };
}

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('SITE_NAME', 'Salt & <b>Co</b>');
  vi.stubEnv('SITE_URL', 'https://salt.example');
  return () => vi.unstubAllEnvs();
});

describe('a refusal', () => {
  it('is JSON for calls', async () => {
    const { contentType, body } = await refusal('/api/recipes', 503);
    expect(contentType).toBe('application/json');
    expect(JSON.parse(body)).toEqual({ message: 'Please try again in a moment', code: 'unavailable' });
    expect((await refusal('/api/recipes', 500)).body).toContain('this number: request-7');
  });

  it('says how large a body may be', async () => {
    for (const address of ['/api/admin/media', '/'])
      expect((await refusal(address, 413)).body).toContain('That’s too large: at most 10 MB');
  });

  it('is a page that leads home, from a name that is not the site’s to its address', async () => {
    expect((await refusal('/', 400)).body).toContain('href="/"');
    expect((await refusal('/', 421)).body).toContain('href="https://salt.example/"');
  });

  it('says under a foreign name what to set, and asks nothing of that name', async () => {
    const { body, policy = '' } = await refusal('/', 421, 'old.example:8080');
    expect(body).toContain('<code>old.example:8080</code>');
    for (const line of ['server_name salt.example;', 'salt.example {', 'rule=Host(`salt.example`)', 'Host $http_host;'])
      expect(body).toContain(line);
    expect(body.match(/(?:src|href|url)\W+\/\w/g)).toBeNull();
    const [, style = ''] = /<style>([\s\S]*)<\/style>/.exec(body) ?? [];
    expect(policy).toContain(`'${inlineHash(style)}'`);
    expect((await refusal('/', 400)).body).not.toContain('SITE_URL');
  });

  it.each(['<b>', 'a"onload=x', 'a b', `${'a'.repeat(300)}.test`, ''])(
    'does not say again what is no name: %s',
    async (host) => {
      const { body } = await refusal('/', 421, host);
      expect(body).toContain('with no name we can read');
      if (host) expect(body).not.toContain(host);
    },
  );

  it('names the site as text', async () => {
    const { body } = await refusal('/', 400);
    expect(body).toContain('Salt &amp; &lt;b&gt;Co&lt;/b&gt;');
    expect(body).not.toContain('<b>');
  });

  it('may be tried again where that may help, and names the request when the fault is ours', async () => {
    expect((await refusal('/', 500)).body).toMatch(/<code>request-7<\/code>[\s\S]*Try again/);
    expect((await refusal('/', 503)).body).toContain('Try again');
    expect((await refusal('/', 400)).body).not.toMatch(/Try again|request-7/);
  });

  it('has a policy that lets its own style in, and no other', async () => {
    const { body, policy = '' } = await refusal('/', 500);
    const [, style = ''] = /<style>([\s\S]*)<\/style>/.exec(body) ?? [];
    expect(policy).toContain(`style-src 'self' '${inlineHash(style)}'`);
    expect(policy).not.toContain('unsafe-inline');
  });

  it('has the colours of the house', async () => {
    const { body } = await refusal('/', 500);
    const tokens = readFileSync('src/styles/tokens.css', 'utf8');
    const colours = body.match(/light-dark\([^)]*\)[^)]*\)\)/g) ?? [];
    expect(colours.length).toBeGreaterThan(5);
    for (const colour of colours) expect(tokens).toContain(`${colour};`);
  });
});
