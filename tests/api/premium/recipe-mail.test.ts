import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { mailQueue, mailRefusals, recipes } from '#src/db/schema.ts';
import { DEFAULT_TIPS } from '#src/domain/constants.ts';
import { nutritionRows } from '#src/domain/nutrition/nutrition-table.ts';
import { RECIPE_MAILS_A_DAY, RECIPE_MAILS_TO_A_STRANGER } from '#src/domain/premium/recipe-mail.ts';
import { read, write } from '#src/server/base/database.ts';
import { sha256 } from '#src/server/base/secrets/secrets.ts';
import { outboxFolder } from '#src/server/mail/outbox.ts';
import { findRecipe } from '#src/server/recipes/recipes.ts';
import { api, ORIGIN } from '#tests/support/api.ts';
import { seededDatabase } from '#tests/support/database.ts';
import { mailsTo, makeMember, sessionOf, signedIn } from '#tests/support/members.ts';
import { withoutTable } from '#tests/support/without-table.ts';

seededDatabase();

let member: Awaited<ReturnType<typeof signedIn>>;
beforeEach(async () => {
  member = await signedIn('premium');
});

let strangers = 0;
const newStranger = (): string => `friend-${strangers++}@example.org`;
const send = (id: string, body: unknown = {}, { cookie } = member) =>
  api('POST', `/api/recipes/${id}/email`, { cookie, body });
const change = (id: string, values: Partial<typeof recipes.$inferInsert>) =>
  write((tx) => tx.update(recipes).set(values).where(eq(recipes.id, id)));

/** Head of a mail of the outbox as it went out, a field a line. */
const headIn = (file: string): string =>
  (readFileSync(join(outboxFolder(), file), 'utf8').split('\r\n\r\n')[0] ?? '').replaceAll(/\r\n[ \t]+/g, ' ');
/** Head of the newest mail to an address. */
const headOf = async (email: string): Promise<string> => headIn(`${(await mailsTo(email))[0]?.id}.eml`);

describe('a recipe by mail', () => {
  it('goes to oneself, looking like the page, for the servings chosen', async () => {
    expect(await send('red-lentil-dal', { servings: 6 })).toMatchObject({ status: 200, body: { success: true } });
    const [mail] = await mailsTo(member.email);
    expect(mail?.subject).toBe('Red Lentil Dal, from Plantry');
    for (const words of [
      '450 g red lentils, rinsed',
      '1½ tsp ground turmeric',
      'simmer for 15 minutes',
      '6 servings',
      'Contains: gluten (flatbreads), mustard (mustard seeds)',
      'Check the label: soya (flatbreads)',
    ]) {
      expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(words);
    }
    expect(mail?.html).toContain(`${ORIGIN}/crops/page/red-lentil-dal.jpg`);
    expect(mail?.html).toContain(`href="${ORIGIN}/recipes/red-lentil-dal"`);
    expect(mail?.html).not.toContain('/stop-mails');
    expect(await headOf(member.email)).not.toMatch(/^List-/m);
  });

  it('says all that the page says: resting time, diets, tips, Nutri-Score and nutrition', async () => {
    const recipe = await findRecipe('masala-dosa', { role: 'premium', id: 'nobody' });
    if (!recipe?.nutrition) throw new Error('There are no figures of this recipe');
    expect((await send('masala-dosa')).status).toBe(200);
    const [mail] = await mailsTo(member.email);
    const plain = (text = '') => text.replaceAll(/<!--.*?-->|\u00a0|\s+/g, (each) => (each.startsWith('<') ? '' : ' '));
    const energy = nutritionRows(recipe.nutrition, recipe)[0]?.perServing.replaceAll('\u00a0', ' ');
    for (const words of [
      'Prep 45 min · Cook 1 h · Total 1 h 45 min + 16 h fermenting · 4 servings',
      'Vegan · Gluten-Free · Nut-Free',
      'The batter keeps for 4 days in the fridge',
      `One serving weighs about ${recipe.nutrition.servingGrams} g. Nutrition and Nutri-Score are estimated`,
    ]) {
      expect(plain(mail?.text)).toContain(words);
      expect(plain(mail?.html)).toContain(words);
    }
    expect(plain(mail?.text)).toContain(`Nutri-Score ${recipe.nutriScore} `);
    expect(plain(mail?.text)).toContain(`Energy: ${energy} (`);
    expect(plain(mail?.html)).toContain(`${energy} (`);
    expect(plain(mail?.html)).toContain(`>${recipe.nutriScore}</strong>`);
  });

  it('has the tips of every recipe where a recipe has none, and says when figures are those without swaps', async () => {
    await change('carrot-cake', { tipsAndNotes: null });
    expect((await send('carrot-cake', { swaps: [{ line: 0, to: 'no-such-food' }] })).status).toBe(200);
    const plain = async (email: string) => (await mailsTo(email))[0]?.text.replaceAll(/\s+/g, ' ');
    expect(await plain(member.email)).toContain(DEFAULT_TIPS[0]);
    expect(await plain(member.email)).not.toContain('without swaps');
    const other = await signedIn('premium');
    expect((await send('tahini-banana-bread', { swaps: [{ line: 3, to: 'soy-milk' }] }, other)).status).toBe(200);
    expect(await plain(other.email)).toContain('Nutrition and Nutri-Score are those of the recipe without swaps.');
  });

  it('goes in the units and with the foods chosen', async () => {
    const reading = { system: 'us', scale: 'F', swaps: [{ line: 3, to: 'soy-milk' }] };
    expect((await send('tahini-banana-bread', reading)).status).toBe(200);
    const text = (await mailsTo(member.email))[0]?.text.replaceAll(/\s+/g, ' ');
    expect(text).toContain('¼ cup soy milk (instead of oat milk)');
    expect(text).toContain('Heat the oven to 350°F');
    expect((await send('lentil-soup', { system: 'stone' })).status).toBe(400);
  });

  it('says of tins that they do not grow with the servings', async () => {
    const other = await signedIn('premium');
    expect((await send('tahini-banana-bread', { servings: 20 }, other)).status).toBe(200);
    expect((await send('carrot-cake', {}, other)).status).toBe(200);
    const said = (await mailsTo(other.email)).map(({ text }) =>
      /dishes in the steps are sized for 10 servings/.test(text),
    );
    expect(said.toSorted()).toEqual([false, true]);
  });

  it('has its tips in the units chosen', async () => {
    const other = await signedIn('premium');
    expect((await send('spring-rolls', { system: 'us', scale: 'F' }, other)).status).toBe(200);
    expect((await send('apple-crumble', { system: 'us', scale: 'F' }, other)).status).toBe(200);
    const texts = (await mailsTo(other.email)).map(({ text }) => text.replaceAll(/\s+/g, ' ')).join(' ');
    expect(texts).toContain('Filo pastry cut into 8 inch squares');
    expect(texts).toContain('reheat at 350°F for 15 minutes');
  });

  it('goes to one other address, and says from whom', async () => {
    const to = newStranger();
    const note = 'Try this!\r\nBcc: everybody@example.org\n\nYours, <b>Robin</b>';
    expect((await send('lentil-soup', { to: `  ${to.toUpperCase()} `, note })).status).toBe(200);
    const [mail] = await mailsTo(to);
    expect(mail?.subject).toMatch(/^Robin Green sent you a recipe: /);
    expect(mail?.text).toContain('Bcc: everybody@example.org');
    expect(mail?.html).toContain('Yours, &lt;b&gt;Robin&lt;/b&gt;');
    expect(mail?.text).toContain(member.email);
    const head = await headOf(to);
    expect(head).toContain(`Reply-To: ${member.email}`);
    expect(head).not.toMatch(/^Bcc/im);
    expect(head).toMatch(/List-Unsubscribe: <http:\/\/localhost:4321\/api\/mail-refusals\?address=[0-9a-f]{64}/);
    expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(head).toMatch(/^List-Id: <recipes-from-members\.localhost>$/im);
    expect(head).toContain('Auto-Submitted: auto-generated');
  });

  it('goes nowhere else', async () => {
    const two = 'a@example.org, b@example.org';
    for (const body of [
      { to: 'no address' },
      { to: 'a@example.org\r\nBcc: b@example.org' },
      { to: two },
      { to: ['a@example.org'] },
      { note: 'x'.repeat(501) },
      { servings: 0 },
      { servings: 1000 },
      { servings: 'two' },
      { cc: 'b@example.org' },
    ]) {
      expect(await send('lentil-soup', body)).toMatchObject({ status: 400, body: { code: 'validation' } });
    }
    expect((await send('lentil-soup', { note: 'x'.repeat(500) })).status).toBe(200);
  });

  it('is not sent of a recipe that is not to be seen, nor by others than premium members', async () => {
    expect((await send('no-such-dish')).status).toBe(404);
    await change('carrot-cake', { isPublished: false });
    expect((await send('carrot-cake')).status).toBe(404);
    expect((await send('carrot-cake', {}, await signedIn('admin'))).status).toBe(404);
    expect((await send('lentil-soup', {}, await signedIn('user'))).status).toBe(403);
    expect((await api('POST', '/api/recipes/lentil-soup/email', { body: {} })).status).toBe(401);
  });

  it('tells others of an exclusive recipe no more than the site does', async () => {
    await change('palak-tofu', { isPremiumOnly: true });
    const to = newStranger();
    expect((await send('palak-tofu', { to })).status).toBe(200);
    const [theirs] = await mailsTo(to);
    expect(theirs?.text).toContain('for premium members');
    for (const words of ['Ingredients', 'Tips', 'Nutri', 'kcal']) expect(theirs?.html).not.toContain(words);
    expect(theirs?.html).toContain('Vegan');
    expect((await send('palak-tofu')).status).toBe(200);
    expect((await mailsTo(member.email))[0]?.html).toContain('Ingredients');
  });

  it('goes to an address once in ten minutes, whoever sends it', async () => {
    const to = newStranger();
    expect((await send('lentil-soup', { to })).status).toBe(200);
    const again = await send('lentil-soup', { to }, await signedIn('premium'));
    expect(again.status).toBe(429);
    expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(500);
    expect((await send('red-lentil-dal', { to })).status).toBe(200);
    expect(await mailsTo(to)).toHaveLength(2);
  });

  it('counts for nothing when it could not be written down', async () => {
    expect((await withoutTable('mail_queue', () => send('red-lentil-dal'))).status).toBe(500);
    expect((await send('red-lentil-dal')).status).toBe(200);
  });

  it('goes to a stranger five times a day at most, from all members together', async () => {
    const to = newStranger();
    const dishes = [
      'lentil-soup',
      'red-lentil-dal',
      'palak-tofu',
      'lemon-tart',
      'virgin-mojito',
      'tahini-banana-bread',
    ];
    const senders = [await signedIn('premium'), await signedIn('premium')];
    const answers = [];
    for (const [i, dish] of dishes.entries()) answers.push(await send(dish, { to }, senders[i % 2]));
    expect(answers.map(({ status }) => status)).toEqual([...Array(RECIPE_MAILS_TO_A_STRANGER).fill(200), 429]);
    const last = answers.at(-1);
    expect(last?.body).toMatchObject({
      code: 'rate_limited',
      message: 'This address has had enough recipes for today. Please try again tomorrow.',
    });
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(80_000);
    expect(await mailsTo(to)).toHaveLength(RECIPE_MAILS_TO_A_STRANGER);
    expect((await send('tahini-banana-bread', { to: newStranger() }, senders[1])).status).toBe(200);
  });

  it('is sent twenty times a day at most', async () => {
    for (let i = 0; i < RECIPE_MAILS_A_DAY; i++)
      expect((await send('lentil-soup', { to: newStranger() })).status).toBe(200);
    expect((await send('lentil-soup', { to: newStranger() })).status).toBe(429);
    expect((await send('lentil-soup', { to: newStranger() }, await signedIn('premium'))).status).toBe(200);
  });
});

describe('a refusal', () => {
  const callIn = (head: string): `/api/${string}` =>
    `/api/${/List-Unsubscribe: <[^>]*?\/api\/([^>]+)>/.exec(head)?.[1] ?? 'nothing'}`;

  async function refused(to: string, headers: Record<string, string> = {}) {
    await send('red-lentil-dal', { to });
    return api('POST', callIn(await headOf(to)), { headers });
  }

  it('ends all members’ mails to an address, and the sender hears nothing of it', async () => {
    const to = newStranger();
    expect((await refused(to)).status).toBe(204);
    const other = await signedIn('premium');
    const [first, second] = [
      await send('lentil-soup', { to }),
      await send('palak-tofu', { to: to.toUpperCase() }, other),
    ];
    for (const answer of [first, second]) expect(answer).toMatchObject({ status: 200, body: { success: true } });
    expect(await mailsTo(to)).toHaveLength(1);
    expect(await read().select().from(mailQueue).where(eq(mailQueue.to, to))).toHaveLength(1);
    expect((await send('lentil-soup', { to })).status).toBe(429);
  });

  it('keeps nothing but the hash of the address, and changes nothing the second time', async () => {
    const to = newStranger();
    await refused(to);
    expect((await api('POST', callIn(await headOf(to)))).status).toBe(204);
    const rows = await read()
      .select()
      .from(mailRefusals)
      .where(eq(mailRefusals.addressHash, sha256(to)));
    expect(rows).toEqual([{ addressHash: sha256(to), at: expect.any(Number) }]);
  });

  it('leads a browser to the page that says so', async () => {
    const answer = await refused(newStranger(), { Accept: 'text/html,*/*', 'Sec-Fetch-Site': 'same-origin' });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/stop-mails?done=1');
  });

  it('is asked for on a page first, never done by opening a link', async () => {
    const to = newStranger();
    await send('red-lentil-dal', { to });
    const answer = await api('GET', callIn(await headOf(to)));
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toMatch(
      /^\/stop-mails\?address=[0-9a-f]{64}&signature=[\w-]{43}&list=recipes$/,
    );
    expect((await send('lentil-soup', { to })).status).toBe(200);
    expect(await mailsTo(to)).toHaveLength(2);
  });

  it('needs this site’s signature under that very address', async () => {
    const to = newStranger();
    await send('red-lentil-dal', { to });
    const forged = callIn(await headOf(to)).replace(sha256(to), sha256('victim@example.org')) as `/api/${string}`;
    expect((await api('POST', forged)).status).toBe(404);
    expect((await api('POST', `/api/mail-refusals?address=${sha256(to)}`)).status).toBe(400);
    expect((await send('red-lentil-dal', { to: 'victim@example.org' })).status).toBe(200);
    expect(await mailsTo('victim@example.org')).toHaveLength(1);
  });

  it('does not keep a member’s own recipes from them', async () => {
    const { id, email } = await makeMember('premium');
    await refused(email);
    expect((await send('lentil-soup', {}, { id, email, cookie: await sessionOf(id) })).status).toBe(200);
    expect((await mailsTo(email)).map(({ subject }) => subject)).toContainEqual(
      expect.stringMatching(/, from Plantry$/),
    );
  });
});

describe('the outbox', () => {
  it('holds every mail of this file as a single message', () => {
    for (const name of readdirSync(outboxFolder())) {
      const fields = headIn(name).split('\r\n');
      expect(fields.filter((line) => !/^[A-Za-z-]+: /.test(line))).toEqual([]);
      expect(fields.filter((line) => /^To: /.test(line))).toHaveLength(1);
    }
  });
});
