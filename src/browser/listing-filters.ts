/** From this width on the filter panel lies over the results, and closes like a menu. */
const OVERLAY = matchMedia('(min-width: 64rem)');

const filters = document.getElementById('listing-filters') as HTMLDetailsElement;

export function closeFilters(): void {
  filters.open = false;
}

document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element) || !filters.open || !target.isConnected) return;
  const isClose = target.closest('[data-close-filters]');
  if (!isClose && (filters.contains(target) || !OVERLAY.matches)) return;
  closeFilters();
  if (isClose && !OVERLAY.matches) document.getElementById('listing-results')?.scrollIntoView();
});

filters.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape' || !filters.open) return;
  closeFilters();
  filters.querySelector('summary')?.focus();
});
