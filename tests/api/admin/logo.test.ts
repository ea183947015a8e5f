import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { settings } from '#src/db/schema.ts';
import { UPLOAD_LIMIT } from '#src/domain/pictures/media.ts';
import { APPEARANCE_DEFAULT, type Appearance, appearanceStateSchema } from '#src/domain/site/appearance/appearance.ts';
import { LOGO_SVG_LIMIT, type Logo, type SiteIcon } from '#src/domain/site/appearance/logo.ts';
import { shareImage as sharedAs } from '#src/layouts/seo.ts';
import { organization } from '#src/layouts/structured-data.ts';
import { GET as manifest } from '#src/pages/site.webmanifest.ts';
import { paperLogo } from '#src/server/appearance/paper-logo.ts';
import { write } from '#src/server/base/database.ts';
import { env } from '#src/server/base/env.ts';
import { tag } from '#src/server/base/tags.ts';
import { directAnswer } from '#src/server/host/answer.ts';
import { route, type SiteState } from '#src/server/host/route.ts';
import { lookNow, previewing, refreshLook } from '#src/server/look/site-look.ts';
import { renderMail } from '#src/server/mail/rendering.tsx';
import { mediaStore } from '#src/server/pictures/media-store.ts';
import { sweepMedia } from '#src/server/pictures/media-sweep.ts';
import { siteFacts } from '#src/server/site/site-facts.ts';
import { api } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { pngLogo, svgLogo } from '#tests/support/logos.ts';
import { signedIn } from '#tests/support/members.ts';

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

const send = (what: 'logo' | 'icon', file: Uint8Array | string, type = 'image/svg+xml', as = cookie) =>
  api('POST', `/api/admin/appearance/${what}`, {
    cookie: as,
    file: new Uint8Array(Buffer.from(file)),
    headers: { 'Content-Type': type },
  });
interface Kept {
  file: string;
  width: number;
  height: number;
  plates: { day: boolean; night: boolean } | null;
  leftOut: string[];
}
const kept = async (file: Uint8Array | string): Promise<Kept> => {
  const answer = await send('logo', file);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body as Kept;
};
/** As the administrator's browser puts it together. */
async function uploaded(fill = '#117755'): Promise<{ logo: Logo; icon: SiteIcon }> {
  const { file } = await kept(svgLogo(fill));
  const { file: png, width, height, plates } = await kept(await pngLogo(fill));
  const made = (await send('icon', await pngLogo(fill, 512, 512))).body as Omit<SiteIcon, 'svg'>;
  return {
    logo: { file, png, width, height, plates: plates ?? { day: false, night: false } },
    icon: { svg: file, ...made },
  };
}
const publish = (number: number, part: Partial<Appearance>) =>
  api('POST', '/api/admin/appearance', { cookie, body: { number, look: { ...APPEARANCE_DEFAULT, ...part } } });
const draft = (number: number, part: Partial<Appearance>) =>
  api('PUT', '/api/admin/appearance', { cookie, body: { number, draft: { ...APPEARANCE_DEFAULT, ...part } } });

const NO_SITE = { hasFile: () => false, knowsHost: () => true } as Partial<SiteState> as SiteState;
async function served(file: string) {
  const facts = { method: 'GET', target: `/media/${file}`, hosts: ['localhost'], bodyBytes: 0, cookies: undefined };
  const decision = await route(facts, NO_SITE);
  if (decision.kind !== 'media') throw new Error(`not served: ${decision.kind}`);
  return directAnswer(decision, facts.target, 'id');
}

describe('a logo', () => {
  it('that is drawn by lines is kept as what draws, and runs nothing where it is opened', async () => {
    const { file, ...rest } = await kept(svgLogo().replace('<rect', '<script>alert(1)</script><rect onload="x"'));
    expect(rest).toEqual({ width: 120, height: 40, plates: null, leftOut: ['onload', 'script'] });
    const { status, headers, body } = await served(file);
    expect(status).toBe(200);
    expect(String(body)).not.toMatch(/script|onload/);
    expect(Object.fromEntries(headers)).toMatchObject({
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'X-Content-Type-Options': 'nosniff',
    });
  });

  it('made of pixels is drawn anew, at most 600 × 200, whatever its name says', async () => {
    const answer = await kept(await pngLogo('#117755', 3000, 800));
    expect(answer).toMatchObject({ width: 600, height: 160 });
    const { headers, body } = await served(answer.file);
    expect(Object.fromEntries(headers)['Content-Type']).toBe('image/png');
    expect(await sharp(body as Buffer).metadata()).toMatchObject({ format: 'png', width: 600, height: 160 });
    // The type a browser reckons from ".svg" is not believed either.
    expect(answer.file).toMatch(/^l-[0-9a-f]{24}\.png$/);
  });

  it('is called after what is in it', async () => {
    expect((await kept(svgLogo())).file).toBe((await kept(svgLogo())).file);
    expect((await kept(svgLogo())).file).not.toBe((await kept(svgLogo('#000'))).file);
  });

  it.each([
    ['#ffffff', { day: true, night: false }],
    ['#000000', { day: false, night: true }],
    ['#117755', { day: false, night: false }],
    ['#ffe95c', { day: true, night: false }],
    ['#1d2a21', { day: false, night: true }],
  ])('of %s is seen by day and by night, on a plate where need be', async (fill, plates) => {
    expect((await kept(await pngLogo(fill))).plates).toEqual(plates);
  });

  it('with a ground of its own needs no plate', async () => {
    const opaque = await sharp({ create: { width: 90, height: 30, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    expect((await kept(opaque)).plates).toEqual({ day: false, night: false });
  });

  it.each([
    ['larger than any upload, of 20 MB', Buffer.alloc(20 * 1024 * 1024, 1), 413],
    ['as large as an upload may be', Buffer.alloc(UPLOAD_LIMIT, 1), 413],
    ['an SVG of more than 100 KB', svgLogo() + ' '.repeat(LOGO_SVG_LIMIT), 413],
    ['a page', '<!doctype html><html><body onload="alert(1)">Logo</body></html>', 415],
    ['an SVG without a size', '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9"/></svg>', 400],
    ['an SVG with entities', `<!DOCTYPE svg [<!ENTITY a "a">]>${svgLogo()}`, 400],
    [
      'the first bytes of a PNG and then a page',
      Buffer.concat([Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]), Buffer.from('<html>')]),
      415,
    ],
    ['a compressed SVG', Buffer.from([0x1f, 0x8b, 8, 0]), 415],
    ['nothing', '', 400],
  ])('is refused in words where it is %s', async (_, file, status) => {
    const answer = await send('logo', file, 'image/png');
    expect(answer.status).toBe(status);
    expect((answer.body as { message: string }).message).toMatch(/^[A-Z].{10,}/);
  });

  it.each([
    [50_000, 50],
    [50_000, 50_000],
  ])('is refused with %i × %i pixels', async (across, height) => {
    const head = await sharp({ create: { width: across, height: 50, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const file = Buffer.from(head);
    if (height !== 50) file.writeUInt32BE(height, 20);
    const answer = await send('logo', file, 'image/png');
    expect([400, 415]).toContain(answer.status);
  });

  it('is refused as a JPEG, with what to do', async () => {
    const jpeg = await sharp(await pngLogo())
      .jpeg()
      .toBuffer();
    expect(await send('logo', jpeg, 'image/jpeg')).toMatchObject({
      status: 415,
      body: { message: 'This file is neither an SVG nor a PNG. Export the logo as one of them.' },
    });
  });

  it.each(['user', 'editor'] as const)('is not taken from a %s', async (role) => {
    const other = await signedIn(role);
    for (const what of ['logo', 'icon'] as const)
      expect((await send(what, svgLogo(), 'image/svg+xml', other.cookie)).status).toBe(403);
  });

  it('is taken from nobody who has not signed in, nor from another site', async () => {
    const file = new Uint8Array(Buffer.from(svgLogo()));
    const headers = { 'Content-Type': 'image/svg+xml' };
    expect((await api('POST', '/api/admin/appearance/logo', { file, headers })).status).toBe(401);
    const foreign = { ...headers, Origin: 'https://evil.test', 'Sec-Fetch-Site': 'cross-site' };
    expect((await api('POST', '/api/admin/appearance/logo', { cookie, file, headers: foreign })).status).toBe(403);
  });
});

describe('a look with a logo', () => {
  it('shows it once it is published: in mails, documents, icons, and to search engines', async () => {
    const { logo, icon } = await uploaded();
    expect((await publish(0, { name: 'Sprout', logo, icon })).status).toBe(200);
    await refreshLook();
    expect(lookNow().logo).toEqual(logo);
    const { html, text } = await renderMail('account-exists', { link: 'http://localhost:4321/login' });
    expect(html).toContain(`src="http://localhost:4321/media/${logo.png}"`);
    expect(html).toContain('alt="Sprout"');
    expect(text).toContain('Sprout');
    expect(organization(siteFacts())).toMatchObject({
      logo: {
        url: `http://localhost:4321/media/${logo.png}`,
        width: '120',
        height: '40',
      },
    });
    expect(lookNow().icons).toMatchObject({
      tab: { href: `/media/${icon.svg}`, type: 'image/svg+xml' },
      touch: `/media/${icon.touch}`,
    });
    const sizes: unknown[] = [];
    for (const [file, side] of [
      [icon.touch, 180],
      [icon.small, 192],
      [icon.large, 512],
    ] as const) {
      const { width, height } = await sharp((await served(file)).body as Buffer).metadata();
      expect([width, height]).toEqual([side, side]);
      sizes.push(`${side}x${side}`);
    }
    const response = await manifest({ cache: { set: () => {} } } as never);
    expect((await response.json()).icons.map((each: { sizes: string }) => each.sizes)).toEqual(sizes.slice(1));
  });

  it('stands on paper without transparent places, on the dark where it is white', async () => {
    const { logo } = await uploaded('#ffffff');
    await publish(0, { logo });
    await refreshLook();
    const paper = await paperLogo();
    const { data, info } = await sharp(paper?.png).raw().toBuffer({ resolveWithObject: true });
    expect([info.channels, ...data.subarray(0, 3)]).toEqual([3, 0x0d, 0x13, 0x0f]);
  });

  it('is a preview before', async () => {
    const { logo } = await uploaded();
    await draft(0, { logo });
    await refreshLook();
    expect(lookNow().logo).toBeNull();
    await previewing({ ...APPEARANCE_DEFAULT, logo }, async () => expect(lookNow().logo).toEqual(logo));
  });

  it('shows the social picture where a page has none of its own', async () => {
    const photo = await sharp({ create: { width: 1400, height: 900, channels: 3, background: '#275' } })
      .jpeg()
      .toBuffer();
    const answer = await api('POST', '/api/admin/media', {
      cookie,
      file: new Uint8Array(photo),
      headers: { 'Content-Type': 'image/jpeg' },
    });
    const { imageUrl: shareImage } = answer.body as { imageUrl: string };
    expect(lookNow().shareImage).toBeNull();
    await publish(0, { shareImage });
    await refreshLook();
    expect(lookNow().shareImage).toBe(shareImage);
    expect(sharedAs(lookNow().shareImage)).toBe(shareImage.replace('/media/', '/crops/share/'));
  });

  it('keeps its files through the sweep, those of drafts and of before too, and loses those nobody uses', async () => {
    const [now, before, planned] = [await uploaded('#117755'), await uploaded('#771155'), await uploaded('#551177')];
    const unused = await kept(svgLogo('#123456'));
    await publish(0, before);
    await publish(1, now);
    await draft(2, planned);
    const old = new Date(Date.now() - 8 * 24 * 3_600_000);
    for (const { file } of await mediaStore().list()) await utimes(join(env().DATA_DIR, 'media', file), old, old);
    await sweepMedia();
    for (const { logo, icon } of [now, before, planned])
      for (const file of [logo.file, logo.png, icon.touch, icon.small, icon.large])
        expect(await mediaStore().read(file), file).not.toBeNull();
    expect(await mediaStore().read(unused.file)).toBeNull();
  });

  it('is refused where its files are not here, or are none of ours', async () => {
    const { logo } = await uploaded();
    const gone = { ...logo, file: `l-${'0'.repeat(24)}.svg` };
    expect(await publish(0, { logo: gone })).toMatchObject({
      status: 400,
      body: { message: 'This file isn’t kept any more. Upload it again.', issues: [{ path: 'logo' }] },
    });
    for (const file of ['../../etc/passwd', 'https://evil.test/x.svg', 'm-1.jpg', ''])
      expect((await draft(0, { logo: { ...logo, file } })).status).toBe(400);
    expect((await draft(0, { shareImage: 'https://evil.test/x.jpg' })).status).toBe(400);
    expect((await draft(0, { logo: { ...logo, width: 5000 } })).status).toBe(400);
  });

  it('of before there were logos is read as one without', () => {
    const look = { name: null, accent: null, type: 'house' };
    const state = { number: 1, published: look, draft: null, before: [{ look, replacedAt: 1 }] };
    expect(appearanceStateSchema.parse(state).published).toEqual(APPEARANCE_DEFAULT);
  });
});
