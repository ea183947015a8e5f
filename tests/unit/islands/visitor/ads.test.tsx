import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { startAds } from '#src/browser/ads.ts';
import { arriveAs, press } from '#tests/support/at-page.ts';

const places = () => document.querySelectorAll('ins.adsbygoogle').length;
const question = () => screen.queryByRole('region', { name: 'Advertising' });

/** A page with a place for an advertisement, to whose reader's answer of before the head script set this. */
beforeEach(() => {
  document.body.insertAdjacentHTML('beforeend', '<div data-publisher="ca-pub-1" data-ad="rectangle"></div>');
  // The network itself is not loaded.
  vi.spyOn(document.head, 'append').mockImplementation(() => undefined);
  return () => void delete document.documentElement.dataset.ads;
});

it('shows a visitor no advertisement before they agree, and one then', async () => {
  await startAds();
  expect([question() !== null, places()]).toEqual([true, 0]);
  await press('Agree');
  await waitFor(() => expect([question() !== null, places()]).toEqual([false, 1]));
});

it('shows one to a member who agreed before', async () => {
  arriveAs({ isPremium: false });
  document.documentElement.dataset.ads = 'yes';
  await startAds();
  expect([question() !== null, places()]).toEqual([false, 1]);
});

it.each(['yes', undefined])(
  'shows members with premium none, and asks them nothing (they once said %s)',
  async (answer) => {
    arriveAs({ isPremium: true });
    if (answer) document.documentElement.dataset.ads = answer;
    await startAds();
    expect([question() !== null, places()]).toEqual([false, 0]);
  },
);
