/** What an SVG of a logo may be made of: what draws. Nothing that runs, moves, loads, or leads somewhere. */
export const DRAWING_ELEMENTS: ReadonlySet<string> = new Set([
  ...['svg', 'g', 'defs', 'symbol', 'use', 'title', 'desc', 'style'],
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'tspan'],
  ...['linearGradient', 'radialGradient', 'stop', 'pattern', 'clipPath', 'mask'],
]);

/** Programs wrap a whole drawing in these: what is in them stays. */
export const WRAPPERS: ReadonlySet<string> = new Set(['a', 'switch']);

/** What editors write beside a drawing: nobody misses it. */
export const UNSEEN_ELEMENTS: ReadonlySet<string> = new Set(['metadata', 'view']);

/** Elements whose text is shown or read. */
export const TEXT_ELEMENTS: ReadonlySet<string> = new Set(['title', 'desc', 'text', 'tspan', 'style']);

export const DRAWING_ATTRIBUTES: ReadonlySet<string> = new Set([
  ...['id', 'class', 'style', 'transform', 'viewBox', 'preserveAspectRatio', 'version', 'xml:space'],
  ...['x', 'y', 'x1', 'y1', 'x2', 'y2', 'dx', 'dy', 'cx', 'cy', 'r', 'rx', 'ry', 'fx', 'fy', 'fr', 'width', 'height'],
  ...['d', 'points', 'pathLength', 'offset', 'rotate', 'textLength', 'lengthAdjust'],
  ...['gradientUnits', 'gradientTransform', 'spreadMethod', 'patternUnits', 'patternContentUnits', 'patternTransform'],
  ...['clipPathUnits', 'maskUnits', 'maskContentUnits', 'mask-type'],
  ...[
    'fill',
    'fill-opacity',
    'fill-rule',
    'clip-path',
    'clip-rule',
    'mask',
    'opacity',
    'color',
    'display',
    'visibility',
  ],
  ...['stroke', 'stroke-width', 'stroke-opacity', 'stroke-linecap', 'stroke-linejoin', 'stroke-miterlimit'],
  ...['stroke-dasharray', 'stroke-dashoffset', 'vector-effect', 'paint-order', 'shape-rendering', 'text-rendering'],
  ...['stop-color', 'stop-opacity', 'overflow', 'isolation', 'mix-blend-mode', 'color-interpolation'],
  ...['font-family', 'font-size', 'font-style', 'font-weight', 'font-variant', 'font-stretch', 'letter-spacing'],
  ...['word-spacing', 'text-anchor', 'dominant-baseline', 'alignment-baseline', 'baseline-shift', 'text-decoration'],
  ...['href', 'xlink:href'],
]);

/** Functions that a style or an attribute may call: colours, places, sums. `url` is looked at apart. */
export const HARMLESS_FUNCTIONS: ReadonlySet<string> = new Set([
  ...[
    'rgb',
    'rgba',
    'hsl',
    'hsla',
    'hwb',
    'lab',
    'lch',
    'oklab',
    'oklch',
    'color',
    'color-mix',
    'light-dark',
    'var',
    'calc',
  ],
  ...['matrix', 'translate', 'translatex', 'translatey', 'scale', 'scalex', 'scaley', 'rotate', 'skewx', 'skewy'],
  // Before the condition of a @media, and in selectors.
  ...['and', 'not', 'is', 'where', 'nth-child', 'nth-of-type'],
]);
