import { request as send } from 'node:http';
import { expect, expectSoundEverywhere, test, wire } from '../fixtures.ts';

/** Sends an address exactly as it is written. */
function rawStatus(path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const url = new URL(process.env.PLANTRY_URL ?? '');
    send({ host: url.hostname, port: url.port, path }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });
}

const CASES: [path: string, statuses: number[]][] = [
  ['/recipes/no-such-recipe', [404]],
  ['/recipes/%E0%A4%A', [400, 404]],
  ['/%', [400, 404]],
  ['/api/recipes/%E0%A4%A', [400, 404]],
  ['/api/recipes?search=%E0%A4%A', [200, 400]],
  ['/recipes?category=seafood', [400, 404]],
  ['/recipes?page=9999', [404]],
  ['/recipes?page=-1', [400, 404]],
  ['/recipes?page=0', [400, 404]],
  ['/recipes?page=abc', [400, 404]],
  [`/recipes?search=${'a'.repeat(10_000)}`, [400]],
  [`/api/recipes?search=${'a'.repeat(10_000)}`, [400]],
  ['/recipes?tags=%00', [400, 404]],
  ['/..%2f..%2fetc/passwd', [400, 404]],
  ['/pictures/..%2f..%2fpackage.json', [400, 404]],
  ['//example.com/', [400, 404]],
];

for (const [path, statuses] of CASES) {
  wire(`${path.slice(0, 60)} answers ${statuses.join(' or ')}`, async () => {
    expect(statuses).toContain(await rawStatus(path));
  });
}

test('a page that cannot be is a page with words and a way on', async ({ page }) => {
  for (const path of ['/recipes?category=seafood', '/recipes?page=9999', `/recipes?search=${'a'.repeat(10_000)}`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  }
});

test('an address that the host itself refuses is a page like any other', async ({ page }) => {
  await page.goto('/a%00b');
  await expect(page.getByRole('heading', { level: 1, name: 'That address isn’t quite right' })).toBeVisible();
  await expectSoundEverywhere(page);
  await page.getByRole('link', { name: 'To the home page' }).click();
  await expect(page).toHaveURL(/\/$/);
});

wire('the old address of a recipe leads to the new one', async ({ request }) => {
  const response = await request.get('/recipe/palak-tofu', { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers().location).toMatch(/\/recipes\/palak-tofu$/);
});
