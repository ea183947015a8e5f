import { paths } from '#src/paths.ts';

/** Ends the session and starts over at the home page; an error is only logged, as the product says. */
export async function logout(): Promise<void> {
  try {
    await fetch('/api/logout', { method: 'POST', credentials: 'same-origin' });
  } catch (error) {
    console.warn('Logging out failed', error);
  }
  location.assign(paths.home);
}
