/** Placeholders in the shape of recipe cards, for a list of them. */
export function CardSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, i) => i + 1).map((place) => (
    <li key={place} aria-hidden="true">
      <div className="recipe-card">
        <div className="recipe-card-picture skeleton" />
        <div className="skeleton mt-4 h-5 w-3/4" />
        <div className="skeleton mt-3 h-4 w-full" />
        <div className="skeleton mt-2 h-4 w-1/2" />
      </div>
    </li>
  ));
}
