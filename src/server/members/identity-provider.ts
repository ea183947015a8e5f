import * as oidc from 'openid-client';
import { z } from 'zod';
import { AppError } from '#src/domain/errors.ts';
import { paths } from '#src/paths.ts';
import { env } from '../base/env.ts';
import { log } from '../base/log.ts';
import { fetchOnOwnConnection } from '../base/own-connection.ts';
import { providerName } from './sign-in-methods.ts';

// The only file that knows openid-client.

/** For each request to the provider; a person waits for up to three of them. */
const TIMEOUT_SECONDS = 5;
/** What it says of itself (addresses, keys) is asked for again after an hour. */
const DISCOVERED_FOR_MS = 3_600_000;

let discovered: { until: number; configuration: Promise<oidc.Configuration> } | null = null;

function configuration(): Promise<oidc.Configuration> {
  const now = Date.now();
  if (discovered && now < discovered.until && discovered.until <= now + DISCOVERED_FOR_MS) {
    return discovered.configuration;
  }
  const asked = { until: now + DISCOVERED_FOR_MS, configuration: discover() };
  asked.configuration.catch(() => {
    if (discovered === asked) discovered = null;
  });
  discovered = asked;
  return asked.configuration;
}

async function discover(): Promise<oidc.Configuration> {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET } = env();
  if (OIDC_ISSUER === undefined || OIDC_CLIENT_ID === undefined) throw new AppError('not_found', 'Not found');
  const found = await oidc.discovery(
    new URL(OIDC_ISSUER),
    OIDC_CLIENT_ID,
    undefined,
    OIDC_CLIENT_SECRET === undefined ? oidc.None() : oidc.ClientSecretBasic(OIDC_CLIENT_SECRET),
    {
      timeout: TIMEOUT_SECONDS,
      execute: OIDC_ISSUER.startsWith('http:') ? [oidc.allowInsecureRequests] : [],
      // The library's own type of fetch knows fewer bodies.
      [oidc.customFetch]: fetchOnOwnConnection as oidc.CustomFetch,
    },
  );
  return found;
}

/** The facts to be remembered between the way there and the way back. */
export const providerTripSchema = z.object({ state: z.string(), nonce: z.string(), codeVerifier: z.string() });
type ProviderTrip = z.infer<typeof providerTripSchema>;

/** Begins a sign-in at the provider. Throws `not_found` where the site has none, `unavailable` while it does not answer. */
export async function providerAddress(): Promise<{ url: string; trip: ProviderTrip }> {
  return told(async () => {
    const provider = await configuration();
    const trip = {
      state: oidc.randomState(),
      nonce: oidc.randomNonce(),
      codeVerifier: oidc.randomPKCECodeVerifier(),
    };
    const url = oidc.buildAuthorizationUrl(provider, {
      redirect_uri: `${env().SITE_URL}${paths.providerSignIn}`,
      scope: 'openid email profile',
      state: trip.state,
      nonce: trip.nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(trip.codeVerifier),
      code_challenge_method: 'S256',
    });
    return { url: url.href, trip };
  });
}

/** Somebody, as the provider knows them. Texts are the provider's. */
export interface Person {
  issuer: string;
  subject: string;
  /** Lower case. */
  email: string | null;
  isEmailVerified: boolean;
  firstName: string | null;
  lastName: string | null;
}

/** Who came back with this query. Throws `unauthenticated` for an answer that does not fit, `unavailable` as above. */
export async function personOf(query: string, { state, nonce, codeVerifier }: ProviderTrip): Promise<Person> {
  return told(async () => {
    const provider = await configuration();
    const address = new URL(`${env().SITE_URL}${paths.providerSignIn}`);
    address.search = query;
    const tokens = await oidc.authorizationCodeGrant(provider, address, {
      pkceCodeVerifier: codeVerifier,
      expectedState: state,
      expectedNonce: nonce,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims) throw new Error('The provider sent no ID token');
    const hasMore = claims.email === undefined && provider.serverMetadata().userinfo_endpoint !== undefined;
    const told = hasMore
      ? { ...(await oidc.fetchUserInfo(provider, tokens.access_token, claims.sub)), sub: claims.sub }
      : claims;
    const text = (value: unknown): string | null => (typeof value === 'string' && value.trim() ? value.trim() : null);
    return {
      issuer: claims.iss,
      subject: claims.sub,
      email: text(told.email)?.toLowerCase() ?? null,
      // Some write it as a text.
      isEmailVerified: String(told.email_verified) === 'true',
      firstName: text(told.given_name) ?? text(told.name),
      lastName: text(told.family_name),
    };
  });
}

/** Says in a sentence what went wrong at the provider, which the log has whole. */
async function told<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError) throw error;
    const name = providerName();
    if (error instanceof oidc.AuthorizationResponseError && error.error === 'access_denied') {
      throw new AppError('unauthenticated', `You didn’t agree at ${name}. Nothing has changed here.`);
    }
    log.warn({ err: error }, 'the identity provider');
    if (isOutOfOrder(error)) {
      throw new AppError('unavailable', `${name} isn’t answering right now. Please try again, or sign in without it.`, {
        cause: error,
        retryAfter: 30,
      });
    }
    throw new AppError(
      'unauthenticated',
      `${name}’s answer doesn’t match our request. You’re not signed in, and nothing has changed.`,
      { cause: error },
    );
  }
}

/** No answer in time, no connection, or an answer of 5xx. */
function isOutOfOrder(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof TypeError && error.message === 'fetch failed') return true;
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return true;
  const { cause } = error;
  // The library gives the answer it could not use as the cause.
  if (typeof cause === 'object' && cause !== null && 'status' in cause && Number(cause.status) >= 500) return true;
  return isOutOfOrder(cause);
}
