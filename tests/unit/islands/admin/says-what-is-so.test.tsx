import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Banner } from '#src/domain/site/banners.ts';
import { BANNER_SETTINGS_DEFAULT } from '#src/domain/site/banners.ts';
import { PAGE_KEYS } from '#src/domain/site/site.ts';
import { Odds } from '#src/islands/admin/banners/Odds.tsx';
import { History } from '#src/islands/admin/published/versions/History.tsx';
import { Asked } from '#src/islands/admin/ui/Asked.tsx';
import { moment } from '#src/islands/ui/times.ts';

const BANNER = {
  ...{
    id: 'a',
    title: 'Autumn',
    description: '',
    imageUrl: '/pictures/a.jpg',
    linkUrl: '',
    priority: 1,
    isActive: true,
  },
  ...{ showOnHome: true, showOnCategories: true, showOnRecipes: false, showOnFavourites: false, showOnShop: false },
  ...{ startsAt: null, endsAt: null },
} satisfies Banner;

it('says that nobody sees a banner on a page without a title of its own, and how to give it one', () => {
  const titles = PAGE_KEYS.map((page) => ({
    ...{ page, title: page === 'categories' ? 'Courses' : '', subtitle: '' },
    isConfigured: page === 'categories',
  }));
  render(<Odds banners={[BANNER]} settings={BANNER_SETTINGS_DEFAULT} titles={titles} />);
  expect(screen.getAllByText(/Nobody sees its banner yet/)).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Give it a title' }).getAttribute('href')).toBe('/admin/page-titles');
  expect(screen.getAllByText('100 %')).toHaveLength(1);
  expect(screen.getAllByText(/signed-in members only/)).toHaveLength(2);
});

it('says of each row of a history which version it goes to', async () => {
  const [first, second] = [Date.UTC(2026, 10, 1), Date.UTC(2026, 10, 2)];
  const revisions = async () => [
    { id: 2, at: second, actor: 'Ada', fields: ['title'] },
    { id: 1, at: first, actor: 'Ben', fields: ['title'] },
  ];
  const kind = { labels: {}, revisions, version: vi.fn(), differences: vi.fn(), restore: vi.fn() };
  render(<History kind={kind} id="dal" isChanged={false} onClose={vi.fn()} onRestored={vi.fn()} />);
  const buttons = await screen.findAllByRole('button', { name: /^Restore/ });
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    `Restore the version of ${moment(first)}`,
    `Restore the version before ${moment(first)}`,
  ]);
});

it('asks again by itself once the network is back, and not where nothing failed', () => {
  const onRetry = vi.fn();
  const props = { failure: 'Error Loading Users', onRetry, children: () => null };
  const { rerender } = render(<Asked {...props} answer={{ loading: false, error: new Error('gone') }} />);
  dispatchEvent(new Event('online'));
  expect(onRetry).toHaveBeenCalledOnce();
  rerender(<Asked {...props} answer={{ loading: false, data: [] }} />);
  dispatchEvent(new Event('online'));
  expect(onRetry).toHaveBeenCalledOnce();
});
