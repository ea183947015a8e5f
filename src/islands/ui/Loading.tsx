interface Props {
  className?: string;
}

/** A spinner that says so. */
export function Loading({ className = '' }: Props) {
  return (
    <p className={`flex items-center gap-3 text-muted ${className}`} role="status">
      <span className="spinner" aria-hidden="true" />
      Loading...
    </p>
  );
}
