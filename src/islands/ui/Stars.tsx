interface Props {
  /** 0 to 5. */
  value: number;
  /** Reads out instead of the drawing; leave out where a text beside it says the same. */
  label?: string;
}

const STAR = 'l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z';
/** One path for all five: a page of cards has many. */
const ROW = [10, 31, 52, 73, 94].map((x) => `M${x} 1.6${STAR}`).join('');
const WIDTH = 104;

/** Five stars, filled to the fraction. SVG attributes only, because the security policy forbids inline styles. */
export function Stars({ value, label }: Props) {
  const filled = (Math.min(5, Math.max(0, value)) / 5) * WIDTH;
  const drawing = (
    <svg viewBox={`0 0 ${WIDTH} 20`} className="stars" aria-hidden="true">
      <path className="stars-empty" d={ROW} />
      {/* An inner drawing clips itself, and needs no id that a page with many cards would repeat. */}
      <svg width={filled} height="20" className="stars-full" aria-hidden="true">
        <path d={ROW} />
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
