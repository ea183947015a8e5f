import type { Role } from '#src/domain/members/accounts.ts';

export const ROLE_LABELS: Record<Role, string> = {
  user: 'User',
  premium: 'Premium',
  author: 'Author',
  editor: 'Editor',
  admin: 'Administrator',
};

/** What follows from a role, for whoever gives it. */
export const ROLE_MEANS: Record<Role, string> = {
  user: 'Keeps favourites, rates recipes and sets diets.',
  premium: 'Has all premium features too.',
  author: 'Can enter this area and write drafts, which an editor publishes.',
  editor: 'Can change, publish and delete every recipe and set redirects. Can’t see members or settings.',
  admin: 'Can do everything here: read and change every account, close the site, make others administrators.',
};
