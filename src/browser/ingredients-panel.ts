/**
 * Where the panel of ingredients stops beside the steps (`--ingredients-top`, see `islands/visitor/IngredientsPanel.tsx`): below
 * the header, or, where it is higher than the window, so that its last line is in sight. Without it the panel scrolls
 * away with the page.
 */
const BELOW_HEADER = 92;
const GAP = 16;

const panel = document.querySelector<HTMLElement>('.ingredients');

function place(): void {
  if (!panel) return;
  const top = Math.min(BELOW_HEADER, innerHeight - panel.offsetHeight - GAP);
  panel.style.setProperty('--ingredients-top', `${top}px`);
}

if (panel) {
  new ResizeObserver(place).observe(panel);
  addEventListener('resize', place);
}
