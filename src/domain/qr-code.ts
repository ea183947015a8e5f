import { encode } from 'uqr';

/**
 * A QR code as an SVG path to be stroked one unit wide: its rows of dark modules in a square of `size` units, the quiet
 * border included.
 */
export interface QrCode {
  size: number;
  path: string;
}

export function qrCode(text: string): QrCode {
  // A fixed mask: trying all eight for the prettiest takes longer than all the rest.
  const { data, size } = encode(text, { ecc: 'M', border: 2, maskPattern: 0 });
  let path = '';
  data.forEach((row, y) => {
    for (let x = row.indexOf(true); x !== -1; x = row.indexOf(true, x)) {
      const start = x;
      x = row.indexOf(false, x);
      // The border is light, so every run ends.
      path += `M${start} ${y}.5h${x - start}`;
    }
  });
  return { size, path };
}
