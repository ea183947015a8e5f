import { encode } from 'uqr';

/** Light modules around a code, by which it is told from what is beside it. */
const BORDER = 2;

/**
 * A QR code as an SVG path to be stroked one unit wide: its rows of dark modules in a square of `size` units, the quiet
 * border included.
 */
export interface QrCode {
  size: number;
  path: string;
}

export function qrCode(text: string): QrCode {
  // A fixed mask: trying all eight for the prettiest takes longer than all the rest. The border is drawn by leaving it
  // out, because the library would copy every row to put its modules in.
  const { data, size } = encode(text, { ecc: 'M', border: 0, maskPattern: 0 });
  let path = '';
  data.forEach((row, y) => {
    for (let x = row.indexOf(true); x !== -1; x = row.indexOf(true, x)) {
      const start = x;
      const end = row.indexOf(false, x);
      x = end === -1 ? size : end;
      path += `M${start + BORDER} ${y + BORDER}.5h${x - start}`;
    }
  });
  return { size: size + 2 * BORDER, path };
}
