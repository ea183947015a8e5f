import type { Transaction } from '#src/db/client.ts';
import { counted } from '#src/domain/counted.ts';
import { AppError } from '#src/domain/errors.ts';
import type { Schedule } from '#src/domain/published/schedule.ts';
import { type derivedFields, derivedWithWarnings } from '#src/domain/recipes/derived.ts';
import type { DietWarning } from '#src/domain/recipes/diets.ts';
import { type Category, DIET_LABELS } from '#src/domain/recipes/kitchen.ts';
import { answerKey, type GateIssue, gateIssues, type VeganAnswer } from '#src/domain/recipes/publishing-gate.ts';
import { type Doer, recordAudit } from '../base/audit.ts';
import { Refused } from '../published/refused.ts';

/** Thrown when a recipe would become public that is not vegan, has ingredients nobody has confirmed to be, or doesn't say how many it serves. */
export class NotPublishable extends Refused {
  constructor(issues: readonly GateIssue[]) {
    const [first] = issues;
    const others = first?.line ? issues.filter(({ line }) => line !== '').length - 1 : 0;
    const more = others > 0 ? ` The same goes for ${counted(others, 'other line')}.` : '';
    super(`This recipe cannot be published: ${first?.message}${more}`, {
      issues: issues.map(({ path, message }) => ({ path, message })),
      body: { confirmable: issues.filter(({ canConfirm }) => canConfirm).map(({ path, line }) => ({ path, line })) },
    });
    this.name = 'NotPublishable';
  }
}

/** Diets were claimed that do not hold. */
class NotTrue extends AppError {
  constructor(warnings: readonly DietWarning[]) {
    const text = warnings.map(({ diet, message }) => `${DIET_LABELS[diet]} does not hold. ${message}`).join(' ');
    super('validation', text, { issues: [{ path: 'dietaryRestrictions', message: text }] });
    this.name = 'NotTrue';
  }
}

type Sources = Parameters<typeof derivedFields>[0] & { categories: readonly Category[] } & Pick<
    Schedule,
    'isPublished' | 'publishAt'
  >;

/**
 * What of a recipe follows from its fields, for whoever writes one: nothing else sets these columns, and nothing that is
 * published is written without them. Throws {@link NotPublishable} where it is published and may not be, and {@link NotTrue}
 * where its writer `claims` diets that do not hold; others that hold no longer are left out. `confirmed` are lines of
 * which the publisher says that they are vegan; those that wanted saying are kept, and come back as `given`.
 */
export function followingColumns(
  recipe: Sources,
  { confirmed, claims }: { confirmed: readonly string[]; claims: boolean },
  { email }: Doer,
  now: number,
) {
  const said = new Map(confirmed.map((line) => [answerKey(line), line]));
  const issues = gateIssues(recipe);
  const isSaid = ({ canConfirm, key }: GateIssue): boolean => canConfirm && said.has(key);
  const answered = issues.filter(isSaid).map(({ key, line }) => [key, { key, line, by: email, at: now }] as const);
  const given = [...new Map(answered).values()];
  const left = issues.filter((issue) => !isSaid(issue));
  // What waits for its time is looked at while somebody is there to mend it.
  if ((recipe.isPublished || recipe.publishAt !== null) && left.length > 0) throw new NotPublishable(left);
  const veganAnswers: VeganAnswer[] = [...(recipe.veganAnswers ?? []), ...given];
  const categories = [...new Set([recipe.category, ...recipe.categories])];
  const { columns, warnings } = derivedWithWarnings({ ...recipe, veganAnswers });
  if (claims && warnings.length > 0) throw new NotTrue(warnings);
  return { given, columns: { ...columns, veganAnswers, categories } };
}

/** Writes what a publisher confirmed into the audit log. */
export async function recordAnswers(
  tx: Transaction,
  actor: Doer,
  subject: string,
  given: readonly VeganAnswer[],
): Promise<void> {
  for (const { line } of given) {
    await recordAudit(tx, actor, { action: 'recipe.confirm_vegan', subject, details: { ingredient: line } });
  }
}
