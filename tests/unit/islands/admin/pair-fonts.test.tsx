import { renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { TypePairName } from '#src/domain/site/appearance/type-pairs.ts';
import { usePairFonts } from '#src/islands/admin/appearance/pair-fonts.ts';

let given: string[];

beforeEach(() => {
  given = [];
  vi.stubGlobal(
    'FontFace',
    class {
      family: string;
      source: string;
      constructor(family: string, source: string) {
        this.family = family;
        this.source = source;
      }
    },
  );
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: { add: ({ family, source }: { family: string; source: string }) => given.push(`${family} ${source}`) },
  });
});

describe('fonts of the pairs to choose from', () => {
  it('come with the choice of their pair, once, and those of the house with the styles', () => {
    const { rerender } = renderHook(({ type }: { type: TypePairName }) => usePairFonts(type), {
      initialProps: { type: 'house' },
    });
    expect(given).toEqual([]);
    const market = [
      'Bricolage Grotesque url(/fonts/bricolage-grotesque.woff2)',
      'Hanken Grotesk url(/fonts/hanken-grotesk.woff2)',
    ];
    rerender({ type: 'market' });
    expect(given).toEqual(market);
    rerender({ type: 'house' });
    rerender({ type: 'market' });
    expect(given).toEqual(market);
    rerender({ type: 'book' });
    expect(given.slice(2)).toEqual([
      'Literata url(/fonts/literata.woff2)',
      'Nunito Sans url(/fonts/nunito-sans.woff2)',
    ]);
  });
});
