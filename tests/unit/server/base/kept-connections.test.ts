import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { openDatabase } from '#src/db/client.ts';
import { askModel } from '#src/server/ai/openai.ts';
import { env } from '#src/server/base/env.ts';
import { sendWithResend } from '#src/server/mail/resend.ts';
import { providerAddress } from '#src/server/members/identity-provider.ts';
import { ask } from '#src/server/premium/billing/stripe-client.ts';
import { type Closing, type ClosingServer, startClosingServer } from '#tests/support/closing-server.ts';

let server: ClosingServer;
afterEach(() => {
  server.stop();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

const completion = {
  ...{ id: 'chatcmpl-1', object: 'chat.completion', created: 1, model: 'm' },
  choices: [{ index: 0, message: { role: 'assistant', content: '{"dish":"dal"}' }, finish_reason: 'stop' }],
};
const MAIL = {
  ...{ id: 'mail-1', from: 'Plantry <hello@plantry.test>', to: 'ada@example.org', createdAt: 0 },
  ...{ subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' },
};
/** One after the other, each as soon as the one before is answered. */
async function fourTimes<T>(work: () => Promise<T>): Promise<T[]> {
  return [await work(), await work(), await work(), await work()];
}

describe.each<Closing>(['end', 'reset'])(
  'a service that closes a kept connection as it is used again (%s)',
  (closing) => {
    it('is a trap for plain fetch', async () => {
      server = await startClosingServer(closing, () => ({}));
      const posted: string[] = [];
      for (let times = 0; times < 6; times++) {
        const answer = await fetch(server.url, { method: 'POST', body: '{}' }).catch((error: Error) => error);
        posted.push(answer instanceof Error ? answer.message : await answer.text());
      }
      expect(posted).toContain('fetch failed');
    });

    it('is asked once for each answer of a model', async () => {
      server = await startClosingServer(closing, () => completion);
      const vendor = {
        ...{ label: 'OpenAI', apiKey: 'sk', baseUrl: `${server.url}/v1`, model: 'm', effort: null },
        id: 'openai',
        price: { input: 1, output: 1 },
      } as const;
      const question = { name: 'dish', instructions: 'Read.', text: 'Dal', answer: z.object({ dish: z.string() }) };
      const signal = new AbortController().signal;
      const asked = () => askModel(vendor, { ...question, maxTokens: 10 }, { signal, spent: () => undefined });
      expect(await fourTimes(asked)).toEqual(Array(4).fill({ dish: 'dal' }));
      expect(server.answered).toBe(4);
    });

    it('is given each mail once', async () => {
      server = await startClosingServer(closing, () => ({ id: 'abc' }));
      vi.stubEnv('RESEND_BASE_URL', server.url);
      await fourTimes(() => sendWithResend('re_key', MAIL));
      expect(server.answered).toBe(4);
    });

    it('signs people in', async () => {
      server = await startClosingServer(closing, () => ({
        issuer: server.url,
        authorization_endpoint: `${server.url}/auth`,
        jwks_uri: `${server.url}/keys`,
      }));
      Object.assign(env(), { OIDC_ISSUER: server.url, OIDC_CLIENT_ID: 'plantry' });
      let now = Date.now();
      const addresses = await fourTimes(() => {
        // What it says of itself is asked for anew.
        now += 2 * 3_600_000;
        vi.useFakeTimers({ toFake: ['Date'], now });
        return providerAddress();
      });
      expect(addresses).toHaveLength(4);
      expect(server.answered).toBe(4);
    });

    it('takes payments: Stripe’s own client asks once more, under the same key', async () => {
      const keys: string[] = [];
      server = await startClosingServer(closing, (request) => {
        keys.push(/^idempotency-key: (.+)$/im.exec(request)?.[1] ?? '');
        return { id: 're_1', object: 'refund' };
      });
      Object.assign(env(), { STRIPE_SECRET_KEY: `sk_test_${closing}`, STRIPE_STAND_IN: server.url });
      const refunds = await fourTimes(() => ask((stripe) => stripe.refunds.create({ payment_intent: 'pi_1' })));
      expect(refunds.map(({ id }) => id)).toEqual(Array(4).fill('re_1'));
      expect(new Set(keys).size).toBe(4);
    });

    it('is read from: a question to a database server goes to another connection', async () => {
      const answer = {
        results: [
          { type: 'ok', response: RESULT },
          { type: 'ok', response: { type: 'close' } },
        ],
      };
      server = await startClosingServer(closing, () => ({ baton: null, base_url: null, ...answer }));
      const database = openDatabase({ url: server.url });
      const one = async () => (await database.read.values<[number]>(sql`select 1`))[0]?.[0];
      expect(await fourTimes(one)).toEqual([1, 1, 1, 1]);
      database.close();
    });
  },
);

const RESULT = {
  type: 'execute',
  result: {
    cols: [{ name: '1', decltype: null }],
    rows: [[{ type: 'integer', value: '1' }]],
    affected_row_count: 0,
    last_insert_rowid: null,
  },
};
