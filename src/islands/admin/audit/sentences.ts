import type { AuditEntryView } from '#src/contracts/site/admin-operations.ts';

const VERBS: Record<string, string> = {
  'recipe.create': 'created the recipe',
  'recipe.edit': 'edited the recipe',
  'recipe.publish': 'published the recipe',
  'recipe.unpublish': 'took off the site the recipe',
  'recipe.schedule': 'planned when to publish or take off the site the recipe',
  'recipe.schedule_refused': 'could not publish the recipe',
  'recipe.delete': 'put into the bin the recipe',
  'recipe.undelete': 'took out of the bin the recipe',
  'recipe.purge': 'deleted for good the recipe',
  'recipe.move': 'gave another address to the recipe',
  'recipe.give': 'said who writes the recipe',
  'recipe.restore': 'restored an earlier version of the recipe',
  'recipe.confirm_vegan': 'said that an ingredient is vegan of the recipe',
  'recipe.import': 'read a recipe out of',
  'picture.upload': 'uploaded the picture',
  'user.create': 'created the account',
  'user.activate': 'activated the account',
  'user.deactivate': 'deactivated the account',
  'user.role': 'changed the role of',
  'user.send_code': 'sent a verification code to',
  'user.delete': 'deleted the account',
  'banner.create': 'created the banner',
  'banner.edit': 'edited the banner',
  'banner.delete': 'deleted the banner',
  'page_title.change': 'changed the title of the page',
  'redirect.save': 'set a redirect from',
  'redirect.delete': 'deleted the redirect from',
  'settings.change': 'changed the settings of',
  'ai.recipe': 'had a recipe read from a text:',
  'ai.pictures': 'had pictures drawn for',
  'ai.search': 'had a sentence read, to search for',
};

/** What was done, between who did it and what it was done to; an unknown action as it is written. */
export const actionText = ({ action }: Pick<AuditEntryView, 'action'>): string => VERBS[action] ?? action;
