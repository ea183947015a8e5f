/** Opens the part that a place is in, or is, before it is scrolled to. */
export function unfold(place: Element | null): void {
  const part =
    place?.closest<HTMLDetailsElement>('[data-fold]') ??
    place?.querySelector<HTMLDetailsElement>(':scope > [data-fold]');
  if (part) part.open = true;
}
