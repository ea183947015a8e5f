import { describe, expect, it } from 'vitest';
import { AD_CONFIG_DEFAULT } from '#src/domain/site/site.ts';
import { policyWithAds, showsAds } from '#src/server/http/ads.ts';

const RUNNING = { ...AD_CONFIG_DEFAULT, isEnabled: true, publisherId: 'pub-1' };

describe('advertisements', () => {
  it('are said of a page only while they run and somebody is paid for them', () => {
    const says = (ads: typeof RUNNING): boolean | undefined => {
      const locals = {} as App.Locals;
      showsAds({ locals }, ads);
      return locals.showsAds;
    };
    expect(says(RUNNING)).toBe(true);
    expect(says({ ...RUNNING, isEnabled: false })).toBe(false);
    expect(says({ ...RUNNING, publisherId: '' })).toBe(false);
  });

  it('let their network into scripts, calls and frames, and its styles into the page, but no script written into it', () => {
    const policy =
      "default-src 'self'; script-src 'self' 'sha256-a'; style-src 'self' 'sha256-b'; connect-src 'self'; img-src 'self'";
    const of = Object.fromEntries(
      policyWithAds(policy)
        .split('; ')
        .map((each) => [each.split(' ')[0], each.split(' ').slice(1)]),
    );
    const network = 'https://*.googlesyndication.com';
    for (const name of ['script-src', 'connect-src', 'frame-src']) expect(of[name], name).toContain(network);
    expect(of['script-src']).toContain("'sha256-a'");
    expect(of['script-src']).not.toContain("'unsafe-inline'");
    // A hash would forbid inline styles again.
    expect(of['style-src']).toEqual(["'self'", "'unsafe-inline'"]);
    for (const name of ['default-src', 'img-src']) expect(of[name], name).toEqual(["'self'"]);
  });
});
