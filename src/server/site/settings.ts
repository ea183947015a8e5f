import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Transaction } from '#src/db/client.ts';
import { settings } from '#src/db/schema.ts';
import { COOK_NOTE_SETTINGS_DEFAULT, cookNoteSettingsSchema } from '#src/domain/cook-notes/first-status.ts';
import { WEEK_SETTINGS_DEFAULT, weekSettingsSchema } from '#src/domain/members/week-start.ts';
import { LETTER_SETTINGS_DEFAULT, letterSettingsSchema } from '#src/domain/newsletter/letter-settings.ts';
import { OWN_RECIPE_SETTINGS_DEFAULT, ownRecipeSettingsSchema } from '#src/domain/own-recipes/own-settings.ts';
import { PLAN_SETTINGS_DEFAULT, planSettingsSchema } from '#src/domain/premium/billing/plan.ts';
import { BANNER_SETTINGS_DEFAULT, bannerSettingsSchema } from '#src/domain/site/banners.ts';
import { FEATURED_DEFAULT, featuredSchema } from '#src/domain/site/featured.ts';
import { AD_CONFIG_DEFAULT, adConfigSchema, SITE_SETTINGS_DEFAULT, siteSettingsSchema } from '#src/domain/site/site.ts';
import { recordAudit } from '../base/audit.ts';
import { prepared, write } from '../base/database.ts';
import { tag } from '../base/tags.ts';
import type { SignedIn } from '../base/viewer.ts';

const GROUPS = {
  site: { schema: siteSettingsSchema, fallback: SITE_SETTINGS_DEFAULT },
  banners: { schema: bannerSettingsSchema, fallback: BANNER_SETTINGS_DEFAULT },
  plan: { schema: planSettingsSchema, fallback: PLAN_SETTINGS_DEFAULT },
  notes: { schema: cookNoteSettingsSchema, fallback: COOK_NOTE_SETTINGS_DEFAULT },
  'own-recipes': { schema: ownRecipeSettingsSchema, fallback: OWN_RECIPE_SETTINGS_DEFAULT },
  featured: { schema: featuredSchema, fallback: FEATURED_DEFAULT },
  weeks: { schema: weekSettingsSchema, fallback: WEEK_SETTINGS_DEFAULT },
  letters: { schema: letterSettingsSchema, fallback: LETTER_SETTINGS_DEFAULT },
  ads: { schema: adConfigSchema, fallback: AD_CONFIG_DEFAULT },
} as const;
type Group = keyof typeof GROUPS;
type Value<G extends Group> = z.infer<(typeof GROUPS)[G]['schema']>;

/** A group of settings; what was never set has its default. */
export async function getSettings<G extends Group>(name: G): Promise<Value<G>> {
  const { schema, fallback } = GROUPS[name];
  const row = await settingsByName().get({ name });
  return schema.parse({ ...fallback, ...row?.value }) as Value<G>;
}

const settingsByName = prepared((read) =>
  read
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.name, sql.placeholder('name')))
    .prepare(),
);

/** Puts a value in the place of a setting's, in a larger write. */
export async function putSettings(
  tx: Transaction,
  name: (typeof settings.$inferInsert)['name'],
  value: Record<string, unknown>,
): Promise<void> {
  const updatedAt = Date.now();
  await tx
    .insert(settings)
    .values({ name, value, updatedAt })
    .onConflictDoUpdate({ target: settings.name, set: { value, updatedAt } });
}

/** Saves a group; what an administrator changes is written down with their name. */
export async function saveSettings<G extends Group>(
  name: G,
  value: Value<G>,
  actor?: Pick<SignedIn, 'id' | 'email'>,
): Promise<Value<G>> {
  await write(async (tx, change) => {
    await putSettings(tx, name, value);
    if (actor) await recordAudit(tx, actor, { action: 'settings.change', subject: name, details: value });
    change.touch('content', tag.site);
  });
  return value;
}
