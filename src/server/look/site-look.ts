import { AsyncLocalStorage } from 'node:async_hooks';
import { eq } from 'drizzle-orm';
import { settings } from '#src/db/schema.ts';
import {
  APPEARANCE_DEFAULT,
  APPEARANCE_STATE_DEFAULT,
  type Appearance,
  type AppearanceState,
  appearanceStateSchema,
} from '#src/domain/site/appearance/appearance.ts';
import { type PageLook, pageLook } from '#src/domain/site/appearance/page-look.ts';
import { prepared } from '../base/database.ts';
import { env } from '../base/env.ts';
import { lastChangeOf } from '../base/list-version.ts';
import { perVersion } from '../base/per-version.ts';
import { tag } from '../base/tags.ts';

/** An appearance as what is made with it takes it. */
export interface SiteLook extends PageLook {
  siteName: string;
}

const lookOf = (appearance: Appearance, isPreview = false): Omit<SiteLook, 'siteName'> & { name: string | null } => ({
  ...pageLook(appearance),
  name: appearance.name,
  isPreview,
});
type Made = ReturnType<typeof lookOf>;

/** Read once there are settings: none are asked for while files are loaded. */
let newest: Made | undefined;
const previewed = new AsyncLocalStorage<Made>();

/**
 * How the site looks, as this process last read it: {@link refreshLook} comes before every page, call, mail and document.
 * Within a preview it is the draft.
 */
export function lookNow(): SiteLook {
  newest ??= lookOf(APPEARANCE_DEFAULT);
  const { name, ...look } = previewed.getStore() ?? newest;
  return { ...look, siteName: name ?? env().SITE_NAME };
}

/** Reads the appearance anew where it changed. Without a database the site goes on looking as it did. */
export async function refreshLook(): Promise<void> {
  try {
    newest = await published();
  } catch {
    // Whatever the page needs besides fails by itself, and is told.
  }
}

const published = perVersion(
  () => lastChangeOf(tag.site),
  async () => lookOf((await appearanceState()).published),
);

/** How the appearance stands. */
export async function appearanceState(): Promise<AppearanceState> {
  const row = await stateRow().get();
  return appearanceStateSchema.parse({ ...APPEARANCE_STATE_DEFAULT, ...row?.value });
}

const stateRow = prepared((read) =>
  read.select({ value: settings.value }).from(settings).where(eq(settings.name, 'appearance')).prepare(),
);

/** Does something with a draft in place of what is published. */
export const previewing = <T>(draft: Appearance, work: () => Promise<T>): Promise<T> =>
  previewed.run(lookOf(draft, true), work);
