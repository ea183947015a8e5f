import { describe, expect, it, vi } from 'vitest';
import { ownPathSchema } from '#src/domain/members/accounts.ts';
import { nextWithShared, sharedBefore, sharedPage } from '#src/islands/member/own-recipes/shared-page.ts';

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

describe('what a visitor shares', () => {
  const after = (fields: Record<string, string>) => {
    const next = nextWithShared(`?${new URLSearchParams(fields)}`);
    expect(ownPathSchema.safeParse(next).success, next).toBe(true);
    return sharedPage(new URL(next, 'https://plantry.example').search) ?? sharedBefore();
  };

  it('is there once they have signed in, whatever it is and however long', () => {
    const tab = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => tab.get(key) ?? null,
      setItem: (key: string, value: string) => tab.set(key, value),
      removeItem: (key: string) => tab.delete(key),
    });
    const all: Record<string, string>[] = [
      { url: 'https://example.org/soup?a=1&b=2#c' },
      { title: 'Soup', text: '1 onion\n2 carrots & a pinch of ½ tsp "salt" \\ %' },
      { text: 'javascript:alert(1)' },
      { text: 'crème '.repeat(2000) },
      ...[400, 450, 460, 470, 476, 477, 478, 479, 480, 500].map((length) => ({ text: 'x'.repeat(length) })),
    ];
    for (const fields of all) expect(after(fields)).toEqual(shared(fields));
    expect(sharedBefore()).toBeNull();
    vi.unstubAllGlobals();
  });

  it('is nothing where they shared nothing', () => expect(nextWithShared('?a=b')).toBe('/my-recipes/edit'));
});
