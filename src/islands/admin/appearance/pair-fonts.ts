import { useEffect } from 'react';
import { TYPE_PAIRS, type TypePairName } from '#src/domain/site/appearance/type-pairs.ts';

/** Text in one of the product's fonts; in the site's own until that is there. */
export const familyStyle = (family: string, own: 'display' | 'sans') => ({
  fontFamily: `"${family}", var(--font-${own})`,
});

/** Pairs that the document knows: those of the house are in its styles. */
const known = new Set<TypePairName>(['house']);

/** Lets the document know the fonts of a pair once it's chosen. Those of the others are not downloaded to be looked at. */
export function usePairFonts(type: TypePairName): void {
  useEffect(() => {
    if (known.has(type)) return;
    known.add(type);
    const { display, text } = TYPE_PAIRS[type];
    document.fonts.add(faceOf(display, '480 560'));
    document.fonts.add(faceOf(text, '400 700'));
  }, [type]);
}

function faceOf(family: string, weight: string): FontFace {
  const file = family.toLowerCase().replaceAll(' ', '-');
  return new FontFace(family, `url(/fonts/${file}.woff2)`, { weight, display: 'swap' });
}
