import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { Provider } from 'oidc-provider';
import { freePort } from './free-port.ts';

export const CLIENT = { id: 'plantry', secret: 'a-secret-between-the-two' } as const;

/** Who has an account at the provider, by their name there: what it tells of them. */
type People = Record<string, Record<string, unknown>>;

export interface TestProvider {
  issuer: string;
  people: People;
  /** Whether it takes requests without answering them. */
  hangs: boolean;
  /** Changes what it answers to a path, where set. */
  answer: ((path: string) => { status: number; body: unknown } | null) | null;
  /** Goes through its pages as `name`, who agrees to everything; returns the address it leads back to. */
  visit(url: string, name: string): Promise<URL>;
  stop(): Promise<void>;
}

/** A real OpenID Connect provider on this machine, for the site at an origin. */
export async function startIdentityProvider(site: string): Promise<TestProvider> {
  const issuer = `http://localhost:${await freePort()}`;
  const people: People = {};
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [`${site}/provider-sign-in`],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    pkce: { required: () => true },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name', 'name'] },
    findAccount: (_, id) => ({ accountId: id, claims: async () => ({ sub: id, ...people[id] }) }),
    cookies: { keys: ['a-key-for-tests'] },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600, AuthorizationCode: 600 },
  });
  const handle = provider.callback();
  const held = new Set<import('node:http').ServerResponse>();
  const state: TestProvider = {
    issuer,
    people,
    hangs: false,
    answer: null,
    visit,
    stop: async () => {
      for (const response of held) response.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  const server: Server = createServer((request, response) => {
    if (state.hangs) return void held.add(response);
    const other = state.answer?.(new URL(request.url ?? '/', issuer).pathname);
    if (!other) return void handle(request, response);
    response.writeHead(other.status, { 'Content-Type': 'application/json' }).end(JSON.stringify(other.body));
  });
  server.listen(Number(new URL(issuer).port));
  await once(server, 'listening');

  /** A browser as far as this needs one: it keeps cookies, follows, and fills in the provider's own two forms. */
  async function visit(start: string, name: string): Promise<URL> {
    const cookies = new Map<string, string>();
    const ask = async (url: string, body?: URLSearchParams): Promise<Response> => {
      const cookie = [...cookies].map(([key, value]) => `${key}=${value}`).join('; ');
      const answer = await fetch(url, {
        redirect: 'manual',
        headers: { cookie },
        ...(body && { method: 'POST', body }),
      });
      for (const line of answer.headers.getSetCookie()) {
        const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (value) cookies.set(key, value);
        else cookies.delete(key);
      }
      return answer;
    };
    let answer = await ask(start);
    for (let step = 0; step < 20; step++) {
      const location = answer.headers.get('location');
      if (location) {
        const next = new URL(location, issuer);
        if (next.origin !== issuer) return next;
        answer = await ask(next.href);
        continue;
      }
      const page = await answer.text();
      const action = /action="([^"]+)"/.exec(page)?.[1];
      if (!action) throw new Error(`The provider's page has no form: ${answer.status} ${page.slice(0, 500)}`);
      const isSignIn = page.includes('name="login"');
      const fields = new URLSearchParams({ prompt: isSignIn ? 'login' : 'consent', login: name, password: 'any' });
      answer = await ask(new URL(action, issuer).href, fields);
    }
    throw new Error('The provider leads nowhere');
  }
  return state;
}
