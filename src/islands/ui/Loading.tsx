interface Props {
  className?: string;
}

/** A spinner that says so. */
export function Loading({ className = '' }: Props) {
  return (
    <p className={`loading ${className}`} role="status">
      <span className="spinner" aria-hidden="true" />
      Loading...
    </p>
  );
}
