interface Props {
  className?: string;
}

/** A spinner that says so. */
export function Loading({ className = '' }: Props) {
  return (
    <p className={`loading flex items-center gap-3 text-muted ${className}`} role="status">
      <span className="spinner size-5 rounded-full border-2 border-border border-t-primary" aria-hidden="true" />
      Loading...
    </p>
  );
}
