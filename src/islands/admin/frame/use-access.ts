import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { may, type Permission } from '#src/domain/members/permissions.ts';
import { paths } from '#src/paths.ts';
import { followRefusals } from '#src/stores/admin/access.ts';
import { $session, becomeVisitor } from '#src/stores/members/session.ts';

type Access = 'asking' | 'failed' | 'granted' | 'denied';

/**
 * Whether the screen may be shown, which `needs` a permission. Visitors are sent to sign in; who must change a password or add a second factor first, to
 * the profile.
 */
export function useAccess(needs: Permission): Access {
  const { data, error } = useStore($session);
  const member = data?.member;
  const isAway = data !== undefined && (!member || member.requiresPasswordChange || member.needsSecondFactor);
  useEffect(() => {
    if (!isAway) return;
    if (member) return location.replace(member.requiresPasswordChange ? paths.profile : paths.signInMethods);
    becomeVisitor();
    location.replace(paths.signIn(location.pathname + location.search));
  }, [isAway, member]);
  const isGranted = member !== undefined && member !== null && may(member.role, needs) && !isAway;
  useEffect(() => (isGranted ? followRefusals() : undefined), [isGranted]);
  if (error && !data) return 'failed';
  if (!member || isAway) return 'asking';
  return isGranted ? 'granted' : 'denied';
}
