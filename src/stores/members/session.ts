import { computed } from 'nanostores';
import { currentMemberCall, type MemberView, signOutCall } from '#src/contracts/members/auth.ts';
import { paths } from '#src/paths.ts';
import { askNoMore, CallError, call } from '../client.ts';
import { emptyKept } from '../kept/empty-kept.ts';
import { forgetStoredList } from '../premium/shopping-storage.ts';
import { createFetcherStore, FRESH_MS, forgetTab, keepForTab, keptForTab } from '../query.ts';

const KEY = 'session';

/** `member: null` once it is known that nobody is signed in. */
export const $session = createFetcherStore<{ member: MemberView | null }>([KEY], {
  dedupeTime: FRESH_MS.user,
  // Without the hint cookie there is no session: visitors ask nothing.
  fetcher: async () => ({ member: await currentMember() }),
});

export const $member = computed($session, ({ data }) => data?.member ?? null);

/** Whether the head script found the hint cookie of a session. */
const isMarkedMember = (): boolean => 'member' in document.documentElement.dataset;

/** Who is signed in, as is known in this tab or else asked; `null` for a visitor. */
export const currentMember = async (): Promise<MemberView | null> =>
  isMarkedMember() ? keptForTab(KEY, FRESH_MS.user, fetchMember) : null;

async function fetchMember(): Promise<MemberView | null> {
  try {
    return await call(currentMemberCall);
  } catch (error) {
    if (error instanceof CallError && error.status === 401) return null;
    throw error;
  }
}

/** Shows a member as the server just said they are. */
export function setMember(member: MemberView): void {
  keepForTab(KEY, member);
  $session.mutate({ member });
}

/** Ends the session and starts over at the home page; an error is only logged. */
export async function signOut(): Promise<void> {
  askNoMore();
  try {
    await call(signOutCall);
  } catch (error) {
    console.warn('Signing out failed', error);
  }
  forgetTab();
  forgetStoredList();
  await emptyKept();
  location.assign(paths.home);
}

/** Milliseconds the message about an expired session stays before the browser goes to sign in. */
const EXPIRED_REDIRECT_MS = 500;

/** The session ended while the page was open: after the message, off to sign in. */
export function goSignIn(): void {
  forgetTab();
  void emptyKept();
  setTimeout(() => location.assign(paths.expiredSession(location.pathname)), EXPIRED_REDIRECT_MS);
}

/** The hint cookie outlived its session: the page becomes a visitor's. */
export function becomeVisitor(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API needs https, which a first try at home has not.
  document.cookie = 'signed_in=; Max-Age=0; Path=/';
  delete document.documentElement.dataset.member;
  forgetTab();
  void emptyKept();
}
