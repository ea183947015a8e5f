import groupNames from './tables/group-names.json' with { type: 'json' };
import groups from './tables/groups.json' with { type: 'json' };
import holds from './tables/holds.json' with { type: 'json' };
import unlike from './tables/unlike.json' with { type: 'json' };

type Names = Readonly<Record<string, readonly string[]>>;

/** Names for many foods at once, each with names that its foods have. Words in the singular. */
export const GROUPS: Names = groups;

/** Other words for a group. */
export const GROUP_NAMES: Readonly<Record<string, string>> = groupNames;

/** Ingredients of ready-made foods that their names do not tell: food ids and names. */
export const HOLDS: Names = holds;

/** Longer names that contain a food's name but are another thing. */
export const UNLIKE: Names = unlike;

/** Those of these names whose other meanings are in many dishes. */
export const AMBIGUOUS: ReadonlySet<string> = new Set(['cherry', 'grape', 'olive', 'plum', 'potato']);
