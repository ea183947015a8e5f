import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $member, $session, leaveIfSignedOut } from '#src/stores/session.ts';
import { Hearts } from './Hearts.tsx';
import { Newsletter } from './Newsletter.tsx';

/** What every page has for members: hearts on its cards, marks on <html> for their role, the newsletter box. */
export function MemberFrame() {
  const { data } = useStore($session);
  const member = useStore($member);
  useEffect(() => {
    if (!data) return;
    const marks = document.documentElement.dataset;
    if (!member) return leaveIfSignedOut();
    if (member.isPremium) marks.premium = '';
    if (member.role === 'admin') marks.admin = '';
  }, [data, member]);
  if (!member) return null;
  return (
    <>
      <Hearts />
      <Newsletter member={member} />
    </>
  );
}
