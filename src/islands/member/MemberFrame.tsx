import { lazy, Suspense, useEffect } from 'react';
import { may } from '#src/domain/members/permissions.ts';
import { paths } from '#src/paths.ts';
import { isChoosy } from '#src/stores/members/eating.ts';
import { $member, $session, becomeVisitor } from '#src/stores/members/session.ts';
import { useLive } from '../ui/use-live.ts';
import { Hearts } from './Hearts.tsx';
import { MaintenanceBar } from './MaintenanceBar.tsx';
import { Newsletter } from './Newsletter.tsx';

// Most members leave nothing out.
const Misfits = lazy(() => import('./Misfits.tsx'));

/** What every page has for members: hearts on its cards, marks on <html> for their role, the newsletter box. */
export function MemberFrame() {
  const { data } = useLive($session);
  const member = useLive($member);
  useEffect(() => {
    if (!data) return;
    const marks = document.documentElement.dataset;
    if (!member) return becomeVisitor();
    if (member.isPremium) marks.premium = '';
    if (may(member.role, 'write')) marks.admin = '';
    // Until a temporary password is changed, the profile is all there is.
    if (member.requiresPasswordChange && location.pathname !== paths.profile) location.replace(paths.profile);
  }, [data, member]);
  if (!member || member.requiresPasswordChange) return null;
  return (
    <>
      <Hearts />
      {isChoosy(member) && (
        <Suspense>
          <Misfits member={member} />
        </Suspense>
      )}
      <Newsletter member={member} />
      {member.role === 'admin' && <MaintenanceBar />}
    </>
  );
}
