import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import GuideScreen from '#src/islands/admin/guides/GuideScreen.tsx';
import { $location } from '#src/stores/admin/location.ts';
import { forgetAnswers } from '#src/stores/query.ts';
import { arriveAs, notice, press } from '#tests/support/at-page.ts';
import { fakeServer } from '#tests/support/fake-server.ts';

const GUIDE = {
  ...{ id: 'soaking', title: 'How to soak', description: 'Soft nuts.', body: 'Overnight.', names: [], author: null },
  ...{ imageUrl: null, seoTitle: null, seoDescription: null, publishAt: null, unpublishAt: null },
  ...{ isPublished: true, updatedAt: 7 },
};
const ONE = '/api/admin/guides/soaking';
const NOT_FOUND = Response.json({ message: 'Not found' }, { status: 404 });

/** The site, and the guide in it: there, in the bin, or gone for good. */
function site(was: Partial<typeof GUIDE> = {}) {
  const place = { is: 'there' as 'there' | 'bin' | 'gone', guide: { ...GUIDE, ...was } };
  const there = (answer: () => object) => () => (place.is === 'there' ? answer() : NOT_FOUND);
  const server = fakeServer({
    [`GET ${ONE}`]: there(() => place.guide),
    [`GET ${ONE}/revisions`]: [],
    [`PATCH ${ONE}`]: ({ body }) => {
      if (place.is !== 'there') return NOT_FOUND;
      place.guide = { ...place.guide, ...(body as object), updatedAt: place.guide.updatedAt + 1 };
      return place.guide;
    },
    'POST /api/admin/guides/bulk': () => {
      const outcome = place.is === 'bin' ? 'done' : 'not_found';
      if (place.is === 'bin') place.is = 'there';
      return { results: [{ id: 'soaking', outcome }] };
    },
    'POST /api/admin/guides': ({ body }) => ({ ...GUIDE, ...(body as object), id: 'soaking-2', updatedAt: 9 }),
  });
  return { ...server, place };
}
const title = () => screen.getByLabelText<HTMLInputElement>('Title');
async function open() {
  arriveAs({ role: 'editor' });
  render(<GuideScreen params={{ id: 'soaking' }} />);
  await screen.findByDisplayValue('How to soak');
}
async function writeAndSave() {
  await userEvent.type(title(), ' nuts');
  await press('Save');
}

beforeEach(() => {
  $location.open('/admin/guides/soaking/edit');
  forgetAnswers('admin');
});

describe('a guide that was deleted while it was written', () => {
  it('comes back out of the bin and is saved with what was typed', async () => {
    const { place } = site();
    await open();
    place.is = 'bin';
    await writeAndSave();
    await screen.findByRole('dialog', { name: 'Someone deleted this guide' });
    await press('Restore it and save');
    await waitFor(() => expect(notice()).toContain('Guide updated'));
    expect(place.guide.title).toBe('How to soak nuts');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is not saved over what somebody wrote before they deleted it', async () => {
    const { place } = site();
    await open();
    place.is = 'bin';
    place.guide = { ...place.guide, body: 'For a day.', updatedAt: 8 };
    await writeAndSave();
    await screen.findByRole('dialog', { name: 'Someone deleted this guide' });
    await press('Restore it and save');
    await screen.findByRole('dialog', { name: 'Someone else changed this guide' });
    expect(place.guide).toMatchObject({ title: 'How to soak', body: 'For a day.' });
    expect(title().value).toBe('How to soak nuts');
  });

  it('becomes a new one, a draft, where the bin holds it no more', async () => {
    const { place, sent } = site();
    await open();
    place.is = 'gone';
    await writeAndSave();
    await screen.findByRole('dialog', { name: 'Someone deleted this guide' });
    await press('Restore it and save');
    await waitFor(() => expect(notice()).toContain('It isn’t in the bin'));
    expect(screen.queryByRole('button', { name: 'Restore it and save' })).toBeNull();
    await press('Save as a new guide');
    await waitFor(() => expect($location.get()?.path).toBe('/admin/guides/soaking-2/edit'));
    const [, body] = sent.find(([call]) => call === 'POST /api/admin/guides') ?? [];
    expect(body).toMatchObject({ title: 'How to soak nuts', isPublished: false });
  });

  it('is still in its form for whoever goes on writing, and found after it is closed', async () => {
    const { place } = site();
    await open();
    place.is = 'gone';
    await writeAndSave();
    await screen.findByRole('dialog', { name: 'Someone deleted this guide' });
    await press('Keep editing');
    expect(title().value).toBe('How to soak nuts');
    cleanup();
    render(<GuideScreen params={{ id: 'soaking' }} />);
    await screen.findByText(/^You have unsaved changes from/);
    await press('Open a new guide');
    expect($location.get()?.path).toBe('/admin/guides/new');
    cleanup();
    render(<GuideScreen params={{}} />);
    await screen.findByText(/^You have unsaved changes from/);
    await press('Restore');
    expect(title().value).toBe('How to soak nuts');
  });
});

describe('what is typed where a save is answered', () => {
  it.each([
    ['by nobody', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['with 500', async () => Response.json({ message: 'Broken' }, { status: 500 })],
    ['with 401', async () => Response.json({ message: 'Sign in' }, { status: 401 })],
    ['with a page', async () => new Response('<!doctype html>')],
  ])('%s stays, and comes back with the page', async (_, answer) => {
    site();
    await open();
    const ask = globalThis.fetch;
    globalThis.fetch = (address, init) => (init?.method === 'PATCH' ? answer() : ask(address, init));
    await writeAndSave();
    await waitFor(() => expect(notice()).not.toBe(''));
    expect(title().value).toBe('How to soak nuts');
    cleanup();
    globalThis.fetch = ask;
    await open();
    await screen.findByText(/^You have unsaved changes from/);
    await press('Restore');
    expect(title().value).toBe('How to soak nuts');
  });
});
