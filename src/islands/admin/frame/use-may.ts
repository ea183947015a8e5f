import { useStore } from '@nanostores/react';
import { may, type Permission } from '#src/domain/members/permissions.ts';
import { $member } from '#src/stores/members/session.ts';

/** What whoever looks at a screen may do; it shows nothing else. */
export function useMay(): (permission: Permission) => boolean {
  const role = useStore($member)?.role ?? 'visitor';
  return (permission) => may(role, permission);
}
