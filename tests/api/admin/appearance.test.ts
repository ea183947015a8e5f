import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AppearanceAnswer } from '#src/contracts/site/admin-appearance.ts';
import { settings } from '#src/db/schema.ts';
import { APPEARANCE_DEFAULT, type Appearance, MOST_BEFORE } from '#src/domain/site/appearance/appearance.ts';
import { HOUSE_PALETTE } from '#src/domain/site/appearance/palette.ts';
import { TYPE_PAIR_NAMES, TYPE_PAIRS } from '#src/domain/site/appearance/type-pairs.ts';
import { BUILT_IN_ENTRIES } from '#src/front-entries.ts';
import { GET as manifest } from '#src/pages/site.webmanifest.ts';
import { write } from '#src/server/base/database.ts';
import { lastChangeOf } from '#src/server/base/list-version.ts';
import { tag } from '#src/server/base/tags.ts';
import { refusal } from '#src/server/host/refusal.ts';
import { inlineHash } from '#src/server/http/csp.ts';
import { lookNow, refreshLook } from '#src/server/look/site-look.ts';
import { renderMail } from '#src/server/mail/rendering.tsx';
import { sender } from '#src/server/mail/service.ts';
import { api } from '#tests/support/api.ts';
import { lastAudit } from '#tests/support/audit.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { signedIn } from '#tests/support/members.ts';
import { inkOfPdf } from '#tests/support/pdf.ts';

seededDatabase();

let cookie: string;
beforeAll(async () => {
  ({ cookie } = await signedIn('admin'));
});
beforeEach(async () => {
  await write(async (tx, change) => {
    await tx.delete(settings);
    change.touch('content', tag.site);
  });
});

const PATH = '/api/admin/appearance';
const look = (part: Partial<Appearance> = {}): Appearance => ({ ...APPEARANCE_DEFAULT, ...part });
const state = async () => (await api('GET', PATH, { cookie })).body as AppearanceAnswer;
const draft = (number: number, part: object | null) =>
  api('PUT', PATH, { cookie, body: { number, draft: part && { ...APPEARANCE_DEFAULT, ...part } } });
const publish = (number: number, part: object) =>
  api('POST', PATH, { cookie, body: { number, look: { ...APPEARANCE_DEFAULT, ...part } } });

describe('the appearance', () => {
  it('is that of the product until something is set', async () => {
    expect(await state()).toEqual({ number: 0, published: look(), draft: null, before: [], hostName: 'Plantry' });
    await refreshLook();
    expect(lookNow()).toMatchObject({ siteName: 'Plantry', css: '' });
  });

  it('changes nothing for visitors while it is a draft', async () => {
    const before = await lastChangeOf(tag.site);
    expect(await draft(0, { name: 'Sprout' })).toMatchObject({ status: 200, body: { number: 1 } });
    expect(await state()).toMatchObject({ draft: look({ name: 'Sprout' }), published: look() });
    expect(await lastChangeOf(tag.site)).toBe(before);
    await refreshLook();
    expect(lookNow().siteName).toBe('Plantry');
  });

  it('shows once it is published, in pages, mails and senders, and is written down', async () => {
    const before = await lastChangeOf(tag.site);
    expect((await publish(0, { name: 'Sprout, the second', accent: '#7A0019' })).status).toBe(200);
    expect(await lastChangeOf(tag.site)).toBeGreaterThan(before);
    await refreshLook();
    expect(lookNow().siteName).toBe('Sprout, the second');
    expect(lookNow().css).toContain('--color-primary:light-dark(#7a0019,');
    expect(await lastAudit()).toMatchObject({ action: 'settings.change', subject: 'appearance' });
    const { html } = await renderMail('account-exists', { link: 'http://localhost:4321/login' });
    expect(html).toContain('Sprout, the second');
    expect(html).toContain('background-color:#7a0019');
    expect(html).not.toContain('#17572f');
    expect(sender()).toBe('"Sprout, the second" <no-reply@localhost>');
  });

  it('is in the colours and the headings’ font of documents', async () => {
    const pdf = async () => inkOfPdf((await api('GET', '/api/recipes/red-lentil-dal/pdf', { cookie })).bytes);
    const { light } = HOUSE_PALETTE;
    const house = await pdf();
    expect(house.inks).toEqual(expect.arrayContaining([light.text, light.muted, light.accent, light.primary]));
    expect(house.fonts.toSorted()).toEqual(['Figtree-Bold', 'Figtree-Text', 'Fraunces-Display']);
    await publish(0, { accent: '#0b3d91', type: 'press' });
    const own = await pdf();
    expect(own.inks).toContain('#0b3d91');
    for (const ink of [light.text, light.accent, light.primary]) expect(own.inks).not.toContain(ink);
    expect(own.fonts.toSorted()).toEqual(['Figtree-Bold', 'Figtree-Text', 'Newsreader-Display']);
  });

  it.each(TYPE_PAIR_NAMES.filter((pair) => pair !== 'house'))('has the headings of %s in documents', async (type) => {
    await publish(0, { type });
    const { fonts } = await inkOfPdf((await api('GET', '/api/recipes/lemon-tart/pdf', { cookie })).bytes);
    expect(fonts).toContain(`${TYPE_PAIRS[type].display.replaceAll(' ', '-')}-Display`);
  });

  it('is in the fonts of mails, as far as mail programs have them', async () => {
    const mail = async () => (await renderMail('account-exists', { link: 'http://localhost:4321/login' })).html;
    expect(await mail()).toContain('font-family:Fraunces, Georgia, serif');
    await publish(0, { type: 'market' });
    const html = await mail();
    expect(html).toContain('font-family:&#x27;Bricolage Grotesque&#x27;, &#x27;Gill Sans&#x27;');
    expect(html).toContain('font-family:&#x27;Hanken Grotesk&#x27;');
    expect(html).not.toMatch(/Fraunces|Figtree/);
    // Nothing else changed: the colours are the product's.
    expect(html).toContain('#17572f');
  });

  it('is that of the page a host answers for itself, in whose policy it is', async () => {
    await publish(0, { accent: '#0b3d91', type: 'book' });
    await refreshLook();
    const { headers, body } = refusal('/nowhere', 404, 'request-7');
    const [, style = ''] = /<style>([\s\S]*)<\/style>/.exec(body) ?? [];
    expect(style).toContain('--color-primary:light-dark(#0b3d91,');
    expect(style).toContain('--font-display:"Literata"');
    expect(Object.fromEntries(headers)['Content-Security-Policy']).toContain(`'${inlineHash(style)}'`);
    expect(refusal('/', 421, 'request-8').body).not.toContain('#0b3d91');
  });

  it('is what a phone writes below the icon', async () => {
    await publish(0, { name: 'Sprout', accent: '#7a0019' });
    await refreshLook();
    const tags: string[] = [];
    const cache = { set: (how: { tags: string[] }) => tags.push(...how.tags) };
    const response = await manifest({ cache } as never);
    expect(response.headers.get('content-type')).toBe('application/manifest+json');
    expect(await response.json()).toMatchObject({ name: 'Sprout', short_name: 'Sprout', theme_color: '#7a0019' });
    expect(tags).toEqual([tag.site]);
  });

  it('can be brought back: the last of before, the newest first, and no more than are kept', async () => {
    for (let number = 0; number < MOST_BEFORE + 3; number++) await publish(number, { name: `Site ${number}` });
    const { before, published } = await state();
    expect(published.name).toBe(`Site ${MOST_BEFORE + 2}`);
    expect(before).toHaveLength(MOST_BEFORE);
    expect(before[0]?.look.name).toBe(`Site ${MOST_BEFORE + 1}`);
    const { number } = await state();
    expect(await publish(number, before[0]?.look ?? {})).toMatchObject({ status: 200 });
    expect((await state()).published.name).toBe(`Site ${MOST_BEFORE + 1}`);
  });

  it('of two administrators tells the slower one, and loses neither', async () => {
    await draft(0, { name: 'Hers' });
    expect(await draft(0, { name: 'His' })).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(await publish(0, { name: 'His' })).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect((await state()).draft?.name).toBe('Hers');
    expect(await publish(1, { name: 'His' })).toMatchObject({ status: 200 });
  });

  it('of two at the same moment lets one through', async () => {
    const both = await Promise.all([publish(0, { name: 'One' }), publish(0, { name: 'Two' })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it.each([
    ['a name of 500 letters', { name: 'a'.repeat(500) }],
    ['no name but spaces', { name: '   ' }],
    ['a name with markup', { name: '<b>Sprout</b>' }],
    ['a name that turns the text around', { name: 'Sprout\u202eevil' }],
    ['a name with a mark of direction', { name: '\u200fSprout' }],
    ['a name with what has no width', { name: 'Spr\u200bout' }],
    ['a name of two lines', { name: 'Sprout\nBcc: x' }],
    ['a name that is an address', { name: 'Sprout <a@b.c>' }],
    ['a colour in words', { accent: 'red' }],
    ['a colour that goes on', { accent: '#123456;}body{display:none' }],
    ['a colour of three digits', { accent: '#123' }],
    ['a pair of fonts there is none of', { type: 'comic' }],
    ['a field too many', { script: 'x' }],
    ['200 entries', { header: Array.from({ length: 200 }, (_, i) => ({ label: `${i}`, href: '/shop' })) }],
    ['an entry that runs a script', { footer: [{ label: 'Shop', href: 'javascript:alert(1)' }] }],
    ['an entry to a page there is none of', { footer: [...BUILT_IN_ENTRIES.footer, { label: 'Us', href: '/about' }] }],
    ['an entry to a recipe there is none of', { footer: [{ label: 'Ours', href: '/recipes/unicorn-stew' }] }],
    ['half an entry', { footer: [{ label: 'Shop' }] }],
    ['a header without Shop', { header: BUILT_IN_ENTRIES.header.filter(({ label }) => label !== 'Shop') }],
  ])('refuses %s in words, and changes nothing', async (_, part) => {
    for (const answer of [await draft(0, part), await publish(0, part)]) {
      expect(answer.status).toBe(400);
      expect((answer.body as { message: string }).message).toMatch(/^[A-Z][^{}]{8,}$/);
    }
    expect((await state()).number).toBe(0);
  });

  it('shows entries of its own on every page, and lets them lead to what there is', async () => {
    const header = [...BUILT_IN_ENTRIES.header.toReversed(), { label: 'Tart', href: '/recipes/lemon-tart' }];
    const footer = [{ label: 'Elsewhere', href: 'https://example.org/garden' }];
    expect(await publish(0, { header, footer })).toMatchObject({
      status: 200,
      body: { published: { header, footer } },
    });
    await refreshLook();
    expect(lookNow().entries).toEqual({ header, footer });
  });

  it('is read as it was stored before there were entries', async () => {
    const look = { name: 'Sprout', accent: null, type: 'house' };
    const value = { number: 3, published: look, draft: look, before: [{ look, replacedAt: 1 }] };
    await write((tx) => tx.insert(settings).values({ name: 'appearance', value: value as never, updatedAt: 1 }));
    expect(await state()).toMatchObject({ number: 3, published: { name: 'Sprout', header: null, footer: null } });
  });

  it.each(['حديقة', 'Grün & Gut', 'L’Ortolana', '食堂'])('takes the name %s', async (name) => {
    expect(await publish(0, { name })).toMatchObject({ status: 200, body: { published: { name } } });
  });

  it.each([undefined, 'user', 'editor'] as const)('is not for %s', async (role) => {
    const asked = role === undefined ? {} : { cookie: (await signedIn(role)).cookie };
    const status = role === undefined ? 401 : 403;
    expect((await api('GET', PATH, asked)).status).toBe(status);
    expect((await api('POST', PATH, { ...asked, body: { number: 0, look: look() } })).status).toBe(status);
  });
});
