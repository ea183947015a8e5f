import { eq } from 'drizzle-orm';
import type { Transaction } from '#src/db/client.ts';
import { settings } from '#src/db/schema.ts';
import { AppError } from '#src/domain/errors.ts';
import {
  APPEARANCE_STATE_DEFAULT,
  type Appearance,
  type AppearanceState,
  appearanceStateSchema,
  MOST_BEFORE,
} from '#src/domain/site/appearance/appearance.ts';
import { type Actor, recordAudit } from '../base/audit.ts';
import { write } from '../base/database.ts';
import { env } from '../base/env.ts';
import { tag } from '../base/tags.ts';
import { appearanceState } from '../look/site-look.ts';
import { putSettings } from '../site/settings.ts';
import { requireLookFiles } from './look-files.ts';

/** As whoever changes it is told of it. */
type Told = AppearanceState & { hostName: string };
const answerOf = (state: AppearanceState): Told => ({ ...state, hostName: env().SITE_NAME });

/** How the appearance stands, for whoever changes it. */
export const appearanceForAdmin = async (): Promise<Told> => answerOf(await appearanceState());

/**
 * Keeps a draft, or none. Throws `conflict` where somebody changed the appearance after its state `number`, `validation`
 * where it names a file that is not here.
 */
export async function saveAppearanceDraft(number: number, draft: Appearance | null): Promise<Told> {
  if (draft) await requireLookFiles(draft);
  return write(async (tx) => {
    const state = await stateSeen(tx, number);
    return store(tx, { ...state, number: number + 1, draft });
  });
}

/**
 * Shows a look to everybody, and keeps the one of before to be brought back. Throws `conflict` where somebody changed the
 * appearance after its state `number`, `validation` where it names a file that is not here.
 */
export async function publishAppearance(number: number, look: Appearance, actor: Actor): Promise<Told> {
  await requireLookFiles(look);
  return write(async (tx, change) => {
    const state = await stateSeen(tx, number);
    const before = [{ look: state.published, replacedAt: Date.now() }, ...state.before].slice(0, MOST_BEFORE);
    await recordAudit(tx, actor, { action: 'settings.change', subject: 'appearance', details: { ...look } });
    change.touch('content', tag.site);
    return store(tx, { number: number + 1, published: look, draft: null, before });
  });
}

async function stateSeen(tx: Transaction, number: number): Promise<AppearanceState> {
  const [row] = await tx.select({ value: settings.value }).from(settings).where(eq(settings.name, 'appearance'));
  const state = appearanceStateSchema.parse({ ...APPEARANCE_STATE_DEFAULT, ...row?.value });
  if (state.number !== number)
    throw new AppError(
      'conflict',
      'Somebody else changed the appearance meanwhile. Nothing of yours is lost: look at theirs, or go on with yours.',
    );
  return state;
}

async function store(tx: Transaction, value: AppearanceState): Promise<Told> {
  await putSettings(tx, 'appearance', value);
  return answerOf(value);
}
