import { APPEARANCE_DEFAULT } from '#src/domain/site/appearance/appearance.ts';
import { pageLook } from '#src/domain/site/appearance/page-look.ts';

/** How a site looks of which nothing was set. */
export const HOUSE_LOOK = pageLook(APPEARANCE_DEFAULT);
