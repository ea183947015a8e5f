import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SAID_EVERY } from '#src/domain/published/open-items.ts';
import GuideScreen from '#src/islands/admin/guides/GuideScreen.tsx';
import { createOpenItem } from '#src/stores/admin/published/open-item.ts';
import { forgetAnswers } from '#src/stores/query.ts';
import { arriveAs } from '#tests/support/at-page.ts';
import { fakeServer } from '#tests/support/fake-server.ts';

const PLACE = '/api/admin/open-items/guide/soaking';
const [PUT, DELETE] = [`PUT ${PLACE}`, `DELETE ${PLACE}`];
const GUIDE = {
  ...{ id: 'soaking', title: 'How to soak', description: 'Soft nuts.', body: 'Overnight.', names: [], author: null },
  ...{ imageUrl: null, seoTitle: null, seoDescription: null, publishAt: null, unpublishAt: null },
  ...{ isPublished: false, updatedAt: 7 },
};
const at = (time: string) => new Date(`2026-11-29T${time}`).getTime();
const MINA = { name: 'Mina Okafor', since: at('14:02') };
const JO = { name: 'Jo Reed', since: at('14:10') };
const gone = () => new Response(null, { status: 204 });

let isHidden = false;
const turn = (hidden: boolean) => {
  isHidden = hidden;
  document.dispatchEvent(new Event('visibilitychange'));
};
beforeEach(() => {
  isHidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  forgetAnswers('admin');
  arriveAs({ role: 'editor' });
});

describe('an editor', () => {
  const open = (others: object[]) => {
    let there = others;
    const server = fakeServer({
      'GET /api/admin/guides/soaking': GUIDE,
      [PUT]: () => ({ others: there }),
      [DELETE]: gone(),
    });
    const view = render(<GuideScreen params={{ id: 'soaking' }} />);
    const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    const now = (others: object[]) => {
      there = others;
    };
    return { ...server, ...view, said, now };
  };

  it('says who else is here and since when, before anybody has saved', async () => {
    const { said, now } = open([MINA, JO]);
    await waitFor(() => expect(said()).toContain('Also here: Mina Okafor since 14:02 and Jo Reed since 14:10'));
    now([JO]);
    turn(false);
    await waitFor(() => expect(said()).toContain('Also here: Jo Reed since 14:10'));
    now([]);
    turn(false);
    await waitFor(() => expect(said().join('')).toBe(''));
  });

  it('says that it is open, and that it is not any more', async () => {
    const { sent, unmount } = open([]);
    await waitFor(() => expect(sent).toContainEqual([PUT, { sight: 'seen' }]));
    unmount();
    await waitFor(() => expect(sent.at(-1)).toEqual([DELETE]));
  });

  it('asks nothing of a new one', async () => {
    const { sent } = fakeServer({});
    render(<GuideScreen params={{}} />);
    await screen.findByRole('heading', { name: 'New guide' });
    expect(sent.filter(([call]) => call.includes('open-items'))).toEqual([]);
  });
});

describe('what an editor says while it is open', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const calls = ({ sent }: { sent: [string, unknown?][] }) => sent.map(([call, body]) => [call.split(' ')[0], body]);
  const [SEEN, BEHIND, LEFT] = [
    ['PUT', { sight: 'seen' }],
    ['PUT', { sight: 'behind' }],
    ['DELETE', undefined],
  ];

  it('is said every few seconds while it is looked at, less behind other tabs, and at once on coming back', async () => {
    const server = fakeServer({ [PUT]: { others: [MINA] }, [DELETE]: gone() });
    const { open, $others } = createOpenItem('guide', 'soaking');
    const close = open();
    await pass(SAID_EVERY.seen);
    expect(calls(server)).toEqual([SEEN, SEEN]);
    expect($others.get()).toEqual([MINA]);
    turn(true);
    await pass(SAID_EVERY.behind - 1);
    expect(calls(server)).toEqual([SEEN, SEEN, BEHIND]);
    await pass(1);
    turn(false);
    await pass(0);
    expect(calls(server)).toEqual([SEEN, SEEN, BEHIND, BEHIND, SEEN]);
    close();
    await pass(2 * SAID_EVERY.behind);
    expect(calls(server).slice(5)).toEqual([LEFT]);
  });

  it('goes on after a failure, and names nobody it does not know of', async () => {
    let answer: object = { others: [MINA] };
    const server = fakeServer({ [PUT]: () => answer, [DELETE]: gone() });
    const { open, $others } = createOpenItem('guide', 'soaking');
    const close = open();
    await pass(0);
    answer = Response.json({ message: 'Busy' }, { status: 503 });
    await pass(SAID_EVERY.seen);
    expect($others.get()).toEqual([]);
    answer = { others: [JO] };
    await pass(SAID_EVERY.seen);
    expect($others.get()).toEqual([JO]);
    expect(server.sent).toHaveLength(3);
    close();
  });

  it('ends where it is gone, or not theirs any more', async () => {
    const server = fakeServer({ [PUT]: Response.json({ message: 'Not found' }, { status: 404 }) });
    const close = createOpenItem('guide', 'soaking').open();
    await pass(5 * SAID_EVERY.seen);
    close();
    await pass(0);
    expect(calls(server)).toEqual([SEEN]);
  });

  it('is told as left with its page, and as open again where that comes back', async () => {
    const server = fakeServer({ [PUT]: { others: [] }, [DELETE]: gone() });
    const close = createOpenItem('guide', 'soaking').open();
    await pass(0);
    dispatchEvent(new Event('pagehide'));
    turn(true);
    await pass(SAID_EVERY.seen);
    isHidden = false;
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await pass(0);
    expect(calls(server)).toEqual([SEEN, LEFT, SEEN]);
    close();
  });
});
