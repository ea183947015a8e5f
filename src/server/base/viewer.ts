import type { Role } from '#src/domain/members/accounts.ts';
import { may } from '#src/domain/members/permissions.ts';

/** Who asks, as their session says; decides what they may see and do. */
export type Viewer = { role: 'visitor' } | { role: Role; id: string };

/** A member with the session they came in by. */
export interface SignedIn {
  role: Role;
  id: string;
  email: string;
  firstName: string;
  lastName: string | null;
  session: {
    /** The id it is stored under; the cookie's own id is nowhere but in the cookie. */
    storedId: string;
    /** UTC milliseconds. */
    signedInAt: number;
    /** Only the profile, the change of the password and the way out are open. */
    requiresPasswordChange: boolean;
    /** An administrator who needs a second factor to be one, and has given none: until then a member. */
    needsSecondFactor: boolean;
  };
}

export const VISITOR = { role: 'visitor' } as const satisfies Viewer;

/** Premium features are for the premium tier, and for those who run the site. */
export const isPremium = ({ role }: Pick<Viewer, 'role'>): boolean => may(role, 'premium');
