import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { MemberView } from '#src/contracts/members/auth.ts';
import type { RecipeSummary } from '#src/domain/recipes/recipe.ts';
import { setMember } from '#src/stores/members/session.ts';

/** What a notice at the foot of the page says. */
export const notice = (): string => document.getElementById('toaster')?.textContent ?? '';

export const press = (name: string | RegExp): Promise<void> => userEvent.click(screen.getByRole('button', { name }));

/** Makes the page a member's. */
export function arriveAs(member: Partial<MemberView>): void {
  document.documentElement.dataset.member = '';
  setMember({
    ...{ id: 'ada', role: 'user', email: 'ada@example.org', pendingEmail: null, firstName: 'Ada', lastName: null },
    ...{ isPremium: false, dietaryPreferences: [], avoidedAllergens: [], weekStart: null, siteWeekStart: 'Monday' },
    ...{ newsletterSubscription: false, requiresPasswordChange: false, needsSecondFactor: false, createdAt: 0 },
    ...member,
  });
}

/** A recipe as a list has it. */
export const cardOf = (id: string, title: string): RecipeSummary => ({
  ...{ id, title, description: '', imageUrl: null, table: 'sage', category: 'dinner', difficulty: 'easy', tags: [] },
  ...{ dietaryRestrictions: [], prepTime: 5, cookTime: 15, restTime: 0, restKind: null, servings: 4, calories: 0 },
  ...{ nutriScore: null, avgRating: 0, totalRatings: 0, isPremiumOnly: false, createdAt: 0 },
});

/** Whether the browser is told to ask before the page is left. */
export const asksOnLeaving = (): boolean => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
