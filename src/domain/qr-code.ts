import { encode } from 'uqr';

/** A QR code as an SVG path: its dark modules in a square of `size` units, the quiet border included. */
export interface QrCode {
  size: number;
  path: string;
}

export function qrCode(text: string): QrCode {
  // A fixed mask: trying all eight for the prettiest takes longer than all the rest.
  const { data, size } = encode(text, { ecc: 'M', border: 2, maskPattern: 0 });
  const runs = (row: boolean[], y: number): string[] =>
    row.flatMap((isDark, x) => {
      if (!isDark || row[x - 1]) return [];
      const end = row.indexOf(false, x);
      const length = (end === -1 ? size : end) - x;
      return [`M${x} ${y}h${length}v1h-${length}z`];
    });
  return { size, path: data.flatMap(runs).join('') };
}
