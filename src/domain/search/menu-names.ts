import ROWS from '../dishes/words/menu-names.json' with { type: 'json' };

/** A dish by the names that menus have for it in other languages, or for what comes near it. */
interface MenuNames {
  /** In plain English. */
  plain: string;
  /** Whether it is that, and not only near it. */
  isSame: boolean;
  names: string[];
}

export const MENU_NAMES: readonly MenuNames[] = ROWS.map(({ is, near, names }) => ({
  plain: is ?? near ?? '',
  isSame: is !== undefined,
  names: names.split('|'),
}));
