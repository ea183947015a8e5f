import type { AuditEntryView } from '#src/contracts/site/admin-operations.ts';

const VERBS: Record<string, string> = {
  'recipe.create': 'created the recipe',
  'recipe.edit': 'edited the recipe',
  'recipe.publish': 'published the recipe',
  'recipe.unpublish': 'took off the site the recipe',
  'recipe.delete': 'deleted the recipe',
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
  'sign_in.passkey_added': 'added a passkey to',
  'sign_in.passkey_removed': 'removed a passkey from',
  'sign_in.code_app_on': 'set up a code app for',
  'sign_in.code_app_off': 'turned off the code app of',
  'sign_in.recovery_codes_renewed': 'made new recovery codes for',
  'sign_in.recovery_code_used': 'signed in with a recovery code to',
  'sign_in.provider_linked': 'linked an account at the identity provider to',
  'sign_in.provider_unlinked': 'ended the link to the identity provider of',
  'banner.create': 'created the banner',
  'banner.edit': 'edited the banner',
  'banner.delete': 'deleted the banner',
  'page_title.change': 'changed the title of the page',
  'settings.change': 'changed the settings of',
  'ai.recipe': 'had a recipe read from a text:',
  'ai.pictures': 'had pictures drawn for',
  'ai.search': 'had a sentence read, to search for',
};

/** What was done, between who did it and what it was done to; an unknown action as it is written. */
export const actionText = ({ action }: Pick<AuditEntryView, 'action'>): string => VERBS[action] ?? action;
