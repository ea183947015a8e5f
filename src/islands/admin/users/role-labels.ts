import type { Role } from '#src/domain/members/accounts.ts';

export const ROLE_LABELS: Record<Role, string> = { user: 'User', premium: 'Premium', admin: 'Administrator' };
