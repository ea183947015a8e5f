import { describe, expect, it } from 'vitest';
import { sharedPage } from '#src/islands/member/own-recipes/shared-page.ts';

const shared = (fields: Record<string, string>) => sharedPage(`?${new URLSearchParams(fields)}`);

describe('a page shared with the site', () => {
  it('is its address, wherever the phone puts it', () => {
    const address = { way: 'address', typed: 'https://example.org/soup' };
    expect(shared({ url: 'https://example.org/soup' })).toEqual(address);
    expect(shared({ title: 'Soup', text: 'Look: https://example.org/soup' })).toEqual(address);
  });

  it('is a text where there is no address', () => {
    expect(shared({ title: 'Soup', text: '1 onion' })).toEqual({ way: 'text', typed: 'Soup\n1 onion' });
    expect(shared({})).toBeNull();
    expect(shared({ url: '  ' })).toBeNull();
  });

  it('is a text and no more, whatever it is', () => {
    expect(shared({ url: 'javascript:alert(1)' })).toEqual({ way: 'text', typed: 'javascript:alert(1)' });
    expect(shared({ url: 'data:text/html,<script>x</script>' })?.way).toBe('text');
    expect(shared({ text: '<script>x</script>' })).toEqual({ way: 'text', typed: '<script>x</script>' });
    expect(shared({ text: 'x'.repeat(100_000) })?.typed).toHaveLength(50_000);
  });
});
