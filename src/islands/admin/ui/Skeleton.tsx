/** Stands where a screen is being loaded. */
export function Skeleton() {
  return (
    <div className="admin-skeleton grid gap-3.5" role="status" aria-label="Loading...">
      <div />
      <div />
      <div />
      <div />
    </div>
  );
}
