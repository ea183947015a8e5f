import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { contentVersions, newsletterLetters, openItems, users } from '#src/db/schema.ts';
import { BELIEVED_FOR, type OpenKind, SAID_EVERY } from '#src/domain/published/open-items.ts';
import { keepOpen } from '#src/server/admin/open-items.ts';
import { read, write } from '#src/server/base/database.ts';
import type { SignedIn } from '#src/server/base/viewer.ts';
import { api } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { signedIn } from '#tests/support/members.ts';

seededDatabase();

type Person = Awaited<ReturnType<typeof signedIn>>;
let [editor, admin, author]: [Person, Person, Person] = [] as never;
const rename = (who: Person, firstName: string, lastName: string) =>
  write((tx) => tx.update(users).set({ firstName, lastName }).where(eq(users.id, who.id)));
beforeAll(async () => {
  [editor, admin, author] = [await signedIn('editor'), await signedIn('admin'), await signedIn('author')];
  await rename(editor, 'Mina', 'Okafor');
  await rename(admin, 'Jo', 'Reed');
});

const at = (kind: OpenKind, id: string): `/api/${string}` => `/api/admin/open-items/${kind}/${id}`;
const say = (who: Person, kind: OpenKind, id: string, sight = 'seen') =>
  api('PUT', at(kind, id), { cookie: who.cookie, body: { sight } });
const leave = (who: Person, kind: OpenKind, id: string) => api('DELETE', at(kind, id), { cookie: who.cookie });
const names = async (who: Person, kind: OpenKind, id: string) => {
  const { body } = await say(who, kind, id);
  return (body as { others: { name: string }[] }).others.map(({ name }) => name);
};
const viewer = (who: Person, role: 'editor' | 'admin') =>
  ({
    ...{ id: who.id, role, email: who.email, firstName: '', lastName: null },
    session: { storedId: '', signedInAt: 0, requiresPasswordChange: false, needsSecondFactor: false },
  }) satisfies SignedIn;

async function make(kind: 'guide' | 'collection', who: Person): Promise<string> {
  const body = {
    guide: { title: 'Soaked cashews', description: 'Soft.', body: '## Soak\n\nOvernight.' },
    collection: { title: 'For a crowd', description: 'Many.', introduction: 'Dishes.', picks: [] },
  }[kind];
  const answer = await api('POST', `/api/admin/${kind}s`, { cookie: who.cookie, body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return (answer.body as { id: string }).id;
}
async function makeLetter(): Promise<string> {
  const answer = await api('POST', '/api/admin/letters', { cookie: editor.cookie, body: { from: 'nothing' } });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return (answer.body as { id: string }).id;
}

describe('whoever has something open', () => {
  it('is named to the others who have it, of every kind, until they leave', async () => {
    const things: [OpenKind, string][] = [
      ['recipe', 'red-lentil-dal'],
      ['guide', await make('guide', editor)],
      ['collection', await make('collection', editor)],
      ['letter', await makeLetter()],
    ];
    for (const [kind, id] of things) {
      expect((await say(editor, kind, id)).body, kind).toEqual({ others: [] });
      expect((await say(admin, kind, id)).body).toEqual({
        others: [{ name: 'Mina Okafor', since: expect.any(Number) }],
      });
      expect(await names(editor, kind, id)).toEqual(['Jo Reed']);
      expect((await leave(admin, kind, id)).status).toBe(204);
      expect(await names(editor, kind, id)).toEqual([]);
    }
  });

  it('is not named at something else', async () => {
    await say(editor, 'recipe', 'palak-tofu');
    expect(await names(admin, 'recipe', 'lemon-tart')).toEqual([]);
  });

  it('has been there since they came, however often they say so, and anew once they were away', async () => {
    const item = { kind: 'recipe', id: 'lentil-soup' } as const;
    const start = Date.now();
    const [mina, jo] = [viewer(editor, 'editor'), viewer(admin, 'admin')];
    await keepOpen(item, 'seen', mina, start);
    await keepOpen(item, 'seen', mina, start + SAID_EVERY.seen);
    const later = start + SAID_EVERY.seen + BELIEVED_FOR.seen;
    expect(await keepOpen(item, 'seen', jo, later - 1)).toEqual([{ name: 'Mina Okafor', since: start }]);
    expect(await keepOpen(item, 'seen', jo, later)).toEqual([]);
    await keepOpen(item, 'behind', mina, later + 1);
    expect(await keepOpen(item, 'seen', jo, later + SAID_EVERY.behind)).toMatchObject([{ since: later + 1 }]);
  });

  it('is gone within a minute of a leaving that nobody told of', () => {
    expect(BELIEVED_FOR.seen + SAID_EVERY.seen).toBeLessThan(60_000);
    for (const sight of ['seen', 'behind'] as const) {
      expect(BELIEVED_FOR[sight]).toBeGreaterThan(2 * SAID_EVERY[sight]);
    }
  });

  it('is one row, and no old one stays', async () => {
    const item = { kind: 'recipe', id: 'banh-mi-with-tofu' } as const;
    const now = Date.now();
    for (let times = 0; times < 3; times++) await keepOpen(item, 'seen', viewer(editor, 'editor'), now + times);
    const rows = () => read().$count(openItems, eq(openItems.item, item.id));
    expect(await rows()).toBe(1);
    await keepOpen({ kind: 'recipe', id: 'lemon-tart' }, 'seen', viewer(admin, 'admin'), now + 300_000);
    expect(await read().$count(openItems)).toBe(1);
    await write((tx) => tx.delete(openItems));
  });

  it('changes nothing that pages are made of', async () => {
    const versions = () => read().select().from(contentVersions);
    const before = await versions();
    await say(editor, 'recipe', 'red-lentil-dal');
    await leave(editor, 'recipe', 'red-lentil-dal');
    expect(await versions()).toEqual(before);
  });
});

describe('whose it is not', () => {
  it('is told nothing', async () => {
    const guide = await make('guide', editor);
    const [letter] = await read().select().from(newsletterLetters);
    await say(editor, 'guide', guide);
    const refused: [Person, OpenKind, string][] = [
      [author, 'guide', guide],
      [author, 'recipe', 'red-lentil-dal'],
      [author, 'letter', letter?.id ?? ''],
      [author, 'text', 'privacy'],
      [editor, 'recipe', 'no-such-recipe'],
      [editor, 'letter', 'no-such-letter'],
      [admin, 'text', 'no-such-text'],
    ];
    for (const [who, kind, id] of refused) expect((await say(who, kind, id)).status, `${kind} ${id}`).toBe(404);
    expect((await say(editor, 'text', 'privacy')).status).toBe(200);
    expect(await read().$count(openItems, eq(openItems.userId, author.id))).toBe(0);
    const member = await signedIn('premium');
    expect((await say(member, 'guide', guide)).status).toBe(403);
    expect((await api('PUT', at('guide', guide), { body: { sight: 'seen' } })).status).toBe(401);
  });

  it('sees an author who writes a draft, and the author sees who looks at it', async () => {
    const guide = await make('guide', author);
    await say(author, 'guide', guide);
    expect(await names(editor, 'guide', guide)).toHaveLength(1);
    expect(await names(author, 'guide', guide)).toEqual(['Mina Okafor']);
  });

  it('is not named once their account is closed', async () => {
    const leaver = await signedIn('editor');
    await write((tx) => tx.delete(openItems));
    await say(leaver, 'recipe', 'palak-tofu');
    expect(await names(admin, 'recipe', 'palak-tofu')).toHaveLength(1);
    await write((tx) => tx.update(users).set({ isActive: false }).where(eq(users.id, leaver.id)));
    expect(await names(admin, 'recipe', 'palak-tofu')).toEqual([]);
  });

  it('is asked to wait after too many calls, and others are not', async () => {
    const busy = await signedIn('editor');
    const answers = await Promise.all(Array.from({ length: 101 }, () => say(busy, 'recipe', 'lemon-tart')));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
    expect((await say(admin, 'recipe', 'lemon-tart')).status).toBe(200);
  });
});
