import { waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { followRefusals } from '#src/stores/admin/access.ts';
import { REFUSED } from '#src/stores/client.ts';
import { notice, press } from '#tests/support/at-page.ts';
import { fakeServer } from '#tests/support/fake-server.ts';

const ask = (event: Event) => event.preventDefault();
afterEach(() => removeEventListener('beforeunload', ask));

it('says that the session ended, and offers to sign in beside what is typed', async () => {
  fakeServer({ 'GET /api/auth/user': Response.json({ message: 'No' }, { status: 401 }) });
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  const stop = followRefusals();
  addEventListener('beforeunload', ask);
  document.dispatchEvent(new Event(REFUSED));
  await waitFor(() => expect(notice()).toContain('What you typed isn’t saved, and stays here'));
  expect(notice()).not.toContain('Logging in again');
  await press('Sign in');
  expect(opened).toHaveBeenCalledWith('/api/login?next=%2Fadmin', '_blank', 'noopener');
  removeEventListener('beforeunload', ask);
  document.dispatchEvent(new Event(REFUSED));
  await waitFor(() => expect(notice()).toContain('Logging in again'));
  stop();
});
