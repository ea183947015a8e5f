import { failed } from '../failed.ts';

/** Shows something as the page it would be, at `path` in a tab of its own, once `keep` has given it to that page. */
export async function showInTab(path: string, keep: () => Promise<unknown>): Promise<void> {
  // Opened at once, because browsers allow it only while a click is being answered.
  const tab = open('', '_blank');
  try {
    await keep();
    if (tab) tab.location.href = path;
    else location.assign(path);
  } catch (error) {
    tab?.close();
    failed('Failed to make the preview', error);
  }
}
