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
  user: 'Keeps favourites, rates and sets diets.',
  premium: 'Has the premium features besides.',
  author: 'Comes into this area and writes recipes: drafts of their own, which an editor publishes.',
  editor: 'Changes, publishes and deletes every recipe, and sets redirects. Sees no members and no settings.',
  admin: 'May do everything here: read and change every account, close the site, make others administrators.',
};
