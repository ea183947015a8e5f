import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { AtHome } from '#src/islands/member/pantry/AtHome.tsx';
import { $pantry } from '#src/stores/members/pantry.ts';
import { arriveAs, press } from '#tests/support/at-page.ts';
import { fakeServer } from '#tests/support/fake-server.ts';

const put = ({ body }: { body: unknown }) => ({
  items: (body as { items: { id: string; text: string }[] }).items.map((item) => ({ ...item, until: null, foods: [] })),
});

it('takes commas between things, and none within an amount', async () => {
  arriveAs({});
  fakeServer({ 'GET /api/pantry': { items: [] }, 'POST /api/pantry': put });
  render(<AtHome />);
  await userEvent.type(screen.getByRole('textbox'), '1,5 kg rice, miso; tofu');
  await press('Put away');
  await screen.findByRole('region', { name: 'All of it' });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1,5 kg rice',
    'miso',
    'tofu',
  ]);
});

it('says without a network that it could not be loaded, not that there is nothing', async () => {
  arriveAs({});
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { sent } = fakeServer({ 'GET /api/pantry': { items: [] } });
  $pantry.invalidate();
  render(<AtHome />);
  await screen.findByText('We couldn’t load what you have.');
  expect(screen.queryByText(/Nothing yet/)).toBe(null);
  expect(sent).toEqual([]);
});
