import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { HandIn } from '#src/contracts/hand-ins.ts';
import type { Role } from '#src/domain/members/accounts.ts';
import { WaitingForYou } from '#src/islands/admin/dashboard/WaitingForYou.tsx';
import { Navigation } from '#src/islands/admin/frame/Navigation.tsx';
import GuideScreen from '#src/islands/admin/guides/GuideScreen.tsx';
import { forgetAnswers } from '#src/stores/query.ts';
import { arriveAs, notice, press } from '#tests/support/at-page.ts';
import { fakeServer } from '#tests/support/fake-server.ts';

const PLACE = '/api/admin/hand-ins/guide/soaking';
const GUIDE = {
  ...{ id: 'soaking', title: 'How to soak', description: 'Soft nuts.', body: 'Overnight.', names: [], author: null },
  ...{ imageUrl: null, seoTitle: null, seoDescription: null, publishAt: null, unpublishAt: null },
  ...{ isPublished: false, updatedAt: 7 },
};
const STATE: HandIn = {
  ...{ stand: 'work', handedInAt: null, handedInBy: null, isChanged: false, answeredAt: null, answeredBy: null },
  ...{ remarks: [], earlier: [] },
};
const HANDED_IN: HandIn = { ...STATE, stand: 'handed-in', handedInAt: 1_000_000_000_000, handedInBy: 'Ada Leaf' };
const BACK: HandIn = {
  ...HANDED_IN,
  ...{ stand: 'back', answeredAt: 1_000_000_100_000, answeredBy: 'Eve Root' },
  remarks: [
    { field: 'title', text: 'Of what?' },
    { field: 'body', text: 'For how long?' },
    { field: 'garnish', text: 'A field of before.' },
    { field: null, text: 'Nearly there.' },
  ],
};

async function open(role: Role, state: HandIn, answers: Parameters<typeof fakeServer>[0] = {}) {
  const server = fakeServer({
    'GET /api/admin/guides/soaking': GUIDE,
    [`GET ${PLACE}`]: state,
    'GET /api/admin/waiting': WAITING,
    ...answers,
  });
  arriveAs({ role });
  render(<GuideScreen params={{ id: 'soaking' }} />);
  await screen.findByDisplayValue('How to soak');
  if (role === 'author') await screen.findByRole('button', { name: /^(Hand in|Take back)/ });
  return server;
}
const nothing = { 'handed-in': 0, back: 0, approved: 0 };
const WAITING = { things: [], counts: { recipe: nothing, collection: nothing, guide: nothing }, notes: null };
const sentTo = ({ sent }: { sent: [string, unknown?][] }, path: string) => sent.filter(([call]) => call.endsWith(path));
const note = (field: string) => screen.queryByRole('note', { name: `Remark on ${field}` });

beforeEach(() => {
  localStorage.clear();
  forgetAnswers('admin');
});

describe('an author', () => {
  it('hands in with one press what is saved, and sees where it stands', async () => {
    const server = await open('author', STATE, { [`PUT ${PLACE}`]: HANDED_IN });
    expect(screen.queryByRole('checkbox', { name: 'Published' })).toBeNull();
    await press('Hand in');
    await screen.findByText(/^Handed in by Ada Leaf/);
    expect(sentTo(server, 'soaking').at(-1)).toEqual([`PUT ${PLACE}`, { updatedAt: 7 }]);
    screen.getByRole('button', { name: 'Take back' });
  });

  it('saves what is typed by the same press, and hands in that', async () => {
    const server = await open('author', STATE, {
      'PATCH /api/admin/guides/soaking': { ...GUIDE, title: 'How to soak nuts', updatedAt: 9 },
      [`PUT ${PLACE}`]: HANDED_IN,
    });
    await userEvent.type(screen.getByLabelText('Title'), ' nuts');
    await press('Hand in');
    await screen.findByText(/^Handed in by/);
    expect(sentTo(server, PLACE)).toContainEqual([`PUT ${PLACE}`, { updatedAt: 9 }]);
  });

  it('hands in nothing that could not be saved', async () => {
    const server = await open('author', STATE, { [`PUT ${PLACE}`]: HANDED_IN });
    await userEvent.clear(screen.getByLabelText('Title'));
    await press('Hand in');
    await screen.findByText('Title must be at least 3 characters');
    expect(server.sent.map(([call]) => call)).not.toContain(`PUT ${PLACE}`);
  });

  it('reads each remark beside its field, and those on no field over the form', async () => {
    await open('author', BACK);
    await screen.findByText(/^Sent back by Eve Root with 4 remarks/);
    const title = note('Title');
    expect(title?.textContent).toBe('Of what?');
    expect(title?.parentElement?.querySelector('input')).toBe(screen.getByLabelText('Title'));
    expect(note('Text')?.textContent).toBe('For how long?');
    const over = within(screen.getByText(/^Sent back by/).closest('[role="status"]') as HTMLElement);
    over.getByText('Nearly there.');
    over.getByText('A field of before.');
    screen.getByRole('button', { name: 'Hand in again' });
  });

  it('is told in the server’s words when somebody was quicker, and sees how it stands now', async () => {
    let state = STATE;
    await open('author', STATE, {
      [`GET ${PLACE}`]: () => state,
      [`PUT ${PLACE}`]: () => {
        state = { ...HANDED_IN, stand: 'approved', answeredBy: 'Eve Root', answeredAt: 1_000_000_100_000 };
        return Response.json({ code: 'conflict', message: 'It’s approved already' }, { status: 409 });
      },
    });
    await press('Hand in');
    await screen.findByText(/^Approved by Eve Root/);
    expect(notice()).toContain('It’s approved already');
    expect(screen.queryByRole('button', { name: /Hand in/ })).toBeNull();
  });
});

describe('an editor', () => {
  const remark = async (field: string, text: string) => {
    await userEvent.selectOptions(screen.getByLabelText('Remark on'), field);
    await userEvent.type(screen.getByLabelText('What’s to be done'), text);
  };

  it('writes remarks that stand beside their fields, survive a reload, and go with one press', async () => {
    const server = await open('editor', HANDED_IN, { [`POST ${PLACE}/answer`]: BACK });
    await screen.findByRole('heading', { name: 'Review' });
    await remark('Title', 'Of what?');
    await press('Add remark');
    expect(note('Title')?.textContent).toBe('Of what?');
    expect(JSON.parse(localStorage.getItem('plantry:remarks:guide:soaking') ?? '')).toHaveLength(1);
    // What is still in the field goes too.
    await remark('All of it', 'Nearly there.');
    await press('Send back');
    await screen.findByText(/^Sent back by/);
    const remarks = [
      { field: 'title', text: 'Of what?' },
      { field: null, text: 'Nearly there.' },
    ];
    expect(sentTo(server, '/answer')).toEqual([[`POST ${PLACE}/answer`, { outcome: 'back', remarks }]]);
    expect(localStorage.getItem('plantry:remarks:guide:soaking')).toBeNull();
  });

  it('sends nothing back without a word, and no remark that is too long', async () => {
    const server = await open('editor', HANDED_IN);
    await screen.findByRole('heading', { name: 'Review' });
    await press('Send back');
    screen.getByText('Write what’s to be done');
    await userEvent.click(screen.getByLabelText('What’s to be done'));
    await userEvent.paste('x'.repeat(5000));
    screen.getByText('5,000 of 1,000 characters');
    await press('Send back');
    screen.getByText('A remark can have at most 1,000 characters');
    expect(sentTo(server, '/answer')).toEqual([]);
  });

  it('approves what was read, and keeps the remarks where that is refused', async () => {
    await open(
      'editor',
      { ...HANDED_IN, isChanged: true },
      {
        [`POST ${PLACE}/answer`]: Response.json({ code: 'conflict', message: 'It was changed since' }, { status: 409 }),
      },
    );
    await screen.findByText('It was changed since then.');
    await remark('Title', 'Of what?');
    await press('Add remark');
    await press('Approve');
    await waitFor(() => expect(notice()).toContain('It was changed since'));
    expect(note('Title')?.textContent).toBe('Of what?');
  });

  it('reads the new version where it was changed meanwhile, and approves that', async () => {
    let [guide, answers]: [typeof GUIDE, unknown[]] = [GUIDE, []];
    await open('editor', HANDED_IN, {
      'GET /api/admin/guides/soaking': () => guide,
      [`POST ${PLACE}/answer`]: ({ body }: { body: unknown }) => {
        answers = [...answers, body];
        return (body as { updatedAt: number }).updatedAt === 9
          ? { ...HANDED_IN, stand: 'approved', answeredBy: 'Eve Root', answeredAt: 1_000_000_100_000 }
          : Response.json({ code: 'conflict', message: 'It was changed since you read it.' }, { status: 409 });
      },
    });
    await screen.findByRole('heading', { name: 'Review' });
    await remark('Title', 'Of what?');
    guide = { ...GUIDE, title: 'How to soak nuts', updatedAt: 9 };
    await press('Approve');
    await screen.findByText('This guide was changed after you opened it.');
    await press('Read the new version');
    await screen.findByDisplayValue('How to soak nuts');
    await screen.findByDisplayValue('Of what?');
    await press('Approve');
    await screen.findByText(/^Approved by Eve Root/);
    expect(answers).toEqual([7, 9].map((updatedAt) => ({ outcome: 'approved', updatedAt })));
  });

  it('finds a remark half typed where it was, in the next page and where another is typed meanwhile', async () => {
    await open('editor', HANDED_IN);
    await screen.findByRole('heading', { name: 'Review' });
    await remark('Title', 'Of wh');
    cleanup();
    await open('editor', HANDED_IN);
    await screen.findByDisplayValue('Of wh');
    expect(screen.getByLabelText<HTMLSelectElement>('Remark on').value).toBe('title');
    await press('Add remark');
    expect(note('Title')?.textContent).toBe('Of wh');
    cleanup();
    await open('editor', HANDED_IN);
    await waitFor(() => expect(note('Title')?.textContent).toBe('Of wh'));
    expect(screen.getByLabelText<HTMLTextAreaElement>('What’s to be done').value).toBe('');
  });

  it('keeps the remarks that were added in another tab meanwhile', async () => {
    await open('editor', HANDED_IN);
    await screen.findByRole('heading', { name: 'Review' });
    const other = [{ field: 'body', text: 'For how long?' }];
    localStorage.setItem('plantry:remarks:guide:soaking', JSON.stringify(other));
    await remark('Title', 'Of what?');
    await press('Add remark');
    expect(note('Title')?.textContent).toBe('Of what?');
    expect(note('Text')?.textContent).toBe('For how long?');
  });

  it('publishes with one press', async () => {
    const server = await open('editor', HANDED_IN, {
      'PATCH /api/admin/guides/soaking': { ...GUIDE, isPublished: true, updatedAt: 9 },
    });
    await screen.findByRole('heading', { name: 'Review' });
    await press('Publish this guide');
    await waitFor(() => expect(notice()).toContain('Guide updated'));
    const [, body] = server.sent.find(([call]) => call.startsWith('PATCH')) ?? [];
    expect(body).toMatchObject({ isPublished: true, updatedAt: 7 });
  });

  it('has nothing to review in a draft in work', async () => {
    await open('editor', STATE);
    expect(screen.queryByRole('heading', { name: 'Review' })).toBeNull();
  });
});

describe('what waits', () => {
  const waiting = {
    ...WAITING,
    things: [{ kind: 'guide', id: 'soaking', title: 'How to soak', at: 1_000_000_000_000, by: 'Ada Leaf', remarks: 2 }],
    counts: { ...WAITING.counts, guide: { 'handed-in': 3, back: 1, approved: 0 } },
  };
  const show = (role: Role, answer: object) => {
    fakeServer({ 'GET /api/admin/waiting': answer });
    arriveAs({ role });
    render(
      <>
        <Navigation label="Admin area" />
        <WaitingForYou />
      </>,
    );
    return screen.findByRole('heading', { name: 'Waiting for you' });
  };

  it('leads the dashboard for an editor, with notes, and has its number in the navigation', async () => {
    await show('editor', { ...waiting, notes: { waiting: 4, reported: 1, objections: 0 } });
    screen.getByText(/^Guide handed in by Ada Leaf/);
    screen.getByRole('link', { name: 'More guides' });
    screen.getByRole('link', { name: 'Cooks’ notes to read' });
    expect(screen.queryByText('Objections')).toBeNull();
    screen.getByRole('link', { name: 'Guides 3 waiting' });
    screen.getByRole('link', { name: 'Cooks’ notes 5 waiting' });
  });

  it('is for an author what came back', async () => {
    await show('author', waiting);
    screen.getByText(/^Guide sent back with 2 remarks/);
    screen.getByRole('link', { name: 'Guides 1 waiting' });
  });

  it('may be nothing', async () => {
    await show('editor', WAITING);
    screen.getByText('Nothing’s waiting for you.');
    screen.getByRole('link', { name: 'Guides' });
  });
});
