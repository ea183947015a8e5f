import { usersCall } from '#src/contracts/members/admin-users.ts';
import { adminRecipesCall } from '#src/contracts/recipes/admin-recipe-list.ts';
import { paths } from '#src/paths.ts';
import { call } from '../client.ts';
import { clearUserFilter, filterUsers } from './members/users.ts';

/** As many of a kind are offered. */
const OFFERED = '6';

/** A place to go to. */
export interface Place {
  kind: 'Screen' | 'Recipe' | 'Member';
  text: string;
  more?: string;
  href: string;
  /** Done on the way. */
  before?: () => void;
}

/** Recipes, and where `mayMembers` members, that are called so. Throws what the calls throw. */
export async function findPlaces(search: string, mayMembers: boolean): Promise<Place[]> {
  const [{ recipes }, { users }] = await Promise.all([
    call(adminRecipesCall, { query: { search, limit: OFFERED, sort: 'match' } }),
    mayMembers ? call(usersCall, { query: { search, limit: OFFERED } }) : { users: [] },
  ]);
  return [
    ...recipes.map(
      ({ id, title, isPublished }): Place => ({
        kind: 'Recipe',
        text: title,
        more: isPublished ? 'Published' : 'Draft',
        href: paths.adminRecipe(id),
      }),
    ),
    ...users.map(
      ({ email, firstName, lastName }): Place => ({
        kind: 'Member',
        text: [firstName, lastName].filter(Boolean).join(' '),
        more: email,
        href: paths.adminUsers,
        before() {
          clearUserFilter();
          filterUsers({ search: email });
        },
      }),
    ),
  ];
}
