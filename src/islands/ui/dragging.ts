/** Pixels from the edge of the window where dragging scrolls, and how far at a time. */
const EDGE = 72;
const SCROLL_STEP = 14;

/** Scrolls the page while something is held near the upper or the lower edge of the window. */
export function scrollAtEdge(y: number): void {
  if (y < EDGE) scrollBy(0, -SCROLL_STEP);
  if (y > innerHeight - EDGE) scrollBy(0, SCROLL_STEP);
}

type Listeners = { [Type in keyof DocumentEventMap]?: (event: DocumentEventMap[Type]) => void };

/** Listens to the whole document until the returned function is called. */
export function listenOnDocument(listeners: Listeners): () => void {
  const controller = new AbortController();
  for (const [type, listener] of Object.entries(listeners)) {
    document.addEventListener(type, listener as EventListener, { signal: controller.signal });
  }
  return () => controller.abort();
}
