export type Theme = 'light' | 'dark';

/** The theme on screen: the chosen one, else the system's. */
export const currentTheme = (): Theme =>
  (document.documentElement.dataset.theme as Theme | undefined) ??
  (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

/** Shows a theme and remembers it for the next page. */
export function setTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem('theme', theme);
  } catch {
    // Without storage the choice lasts for this page.
  }
}
