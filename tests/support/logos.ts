import sharp from 'sharp';

/** An SVG of a bar in a colour, as wide and high as that. */
export const svgLogo = (fill = '#175', width = 120, height = 40): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect x="4" y="4" width="${width - 8}" height="${height - 8}" fill="${fill}"/></svg>`;

/** A PNG of a bar in a colour, with nothing around it. */
export const pngLogo = (fill = '#117755', width = 120, height = 40): Promise<Buffer> =>
  sharp({ create: { width: Math.ceil(width / 2), height: Math.ceil(height / 2), channels: 4, background: fill } })
    .extend({
      right: Math.floor(width / 2),
      bottom: Math.floor(height / 2),
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    })
    .png()
    .toBuffer();
