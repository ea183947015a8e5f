/** Placeholders in the shape of recipe cards. */
export function CardSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, i) => i + 1).map((place) => (
    <div key={place} className="recipe-card" aria-hidden="true">
      <div className="recipe-card-picture skeleton" />
      <div className="skeleton mt-4 h-5 w-3/4" />
      <div className="skeleton mt-3 h-4 w-full" />
      <div className="skeleton mt-2 h-4 w-1/2" />
    </div>
  ));
}
