interface Props {
  /** 0 to 5. */
  value: number;
  /** Reads out instead of the drawing; leave out where a text beside it says the same. */
  label?: string;
}

const STAR = 'M10 1.6l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z';
const WIDTH = 104;

/** Five stars, filled to the fraction. SVG attributes only, because the security policy forbids inline styles. */
export function Stars({ value, label }: Props) {
  const filled = (Math.min(5, Math.max(0, value)) / 5) * WIDTH;
  const drawing = (
    <svg viewBox={`0 0 ${WIDTH} 20`} className="stars" aria-hidden="true">
      <g className="stars-empty">{row()}</g>
      {/* An inner drawing clips itself, and needs no id that a page with many cards would repeat. */}
      <svg width={filled} height="20" className="stars-full" aria-hidden="true">
        {row()}
      </svg>
    </svg>
  );
  return label ? (
    <span role="img" aria-label={label}>
      {drawing}
    </span>
  ) : (
    drawing
  );
}

const row = () => [0, 1, 2, 3, 4].map((i) => <path key={i} d={STAR} transform={`translate(${i * 21} 0)`} />);
