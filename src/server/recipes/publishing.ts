import type { Transaction } from '#src/db/client.ts';
import { counted } from '#src/domain/counted.ts';
import { AppError } from '#src/domain/errors.ts';
import type { Schedule } from '#src/domain/published/schedule.ts';
import { type derivedFields, derivedWithWarnings } from '#src/domain/recipes/derived.ts';
import type { DietWarning } from '#src/domain/recipes/diets.ts';
import type { Answerable } from '#src/domain/recipes/editing/answerable.ts';
import { publishingIssues } from '#src/domain/recipes/editing/publishing-issues.ts';
import type { Confirmations } from '#src/domain/recipes/editing/recipe-editing.ts';
import { type Category, DIET_LABELS } from '#src/domain/recipes/kitchen.ts';
import { answerKey, type GateIssue, type PublishersAnswer } from '#src/domain/recipes/publishing-gate.ts';
import { type Doer, recordAudit } from '../base/audit.ts';
import { Refused } from '../published/refused.ts';

/**
 * Thrown when a recipe would become public that is not vegan, has ingredients nobody has confirmed to be, doesn't say how many
 * it serves, or has figures that cannot be and that nobody has confirmed.
 */
class NotPublishable extends Refused {
  constructor(issues: readonly GateIssue[]) {
    const [first] = issues;
    const figures = issues.filter(({ asks }) => asks === 'figures').length;
    const others = first?.line ? issues.filter(({ line }) => line !== '').length - figures - 1 : 0;
    const more = others > 0 ? ` The same goes for ${counted(others, 'other line')}.` : '';
    const odd = first?.asks === 'figures' ? figures - 1 : figures;
    const besides = odd > 0 ? ` ${counted(odd, 'more figure')} to check.` : '';
    const refused = first?.asks === 'figures' ? 'isn’t published yet' : 'cannot be published';
    super(`This recipe ${refused}: ${first?.message}${more}${besides}`, {
      issues: issues.map(({ path, message }) => ({ path, message })),
      body: {
        confirmable: issues.flatMap(({ path, line, asks }) => (asks === null ? [] : [{ path, line, asks }])),
      },
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
 * The columns of a recipe that follow from its fields, for whoever writes one: nothing else sets these columns, and nothing
 * that is published is written without them. Throws {@link NotPublishable} where it is published and may not be, and {@link
 * NotTrue} where its writer `claims` diets that do not hold; others that hold no longer are left out. Of what the publisher has
 * `said`, that is kept which wanted saying, and comes back as `given`.
 */
export function followingColumns(
  recipe: Sources,
  { said, claims }: { said: Confirmations; claims: boolean },
  { email }: Doer,
  now: number,
) {
  const vegan = new Set(said.confirmedVegan?.map(answerKey));
  const right = new Set(said.confirmedFigures);
  const isSaid = ({ asks, key, line }: GateIssue): boolean =>
    (asks === 'vegan' && vegan.has(key)) || (asks === 'figures' && right.has(line));
  const issues = publishingIssues(recipe);
  const answers = issues.filter(isSaid).map(({ asks, key, line }) => ({ asks, key, line, by: email, at: now }));
  const given = [...new Map(answers.map((answer) => [answer.key, answer])).values()];
  const givenOf = (asked: Answerable): PublishersAnswer[] =>
    given.flatMap(({ asks, ...answer }) => (asks === asked ? [answer] : []));
  const left = issues.filter((issue) => !isSaid(issue));
  // What waits for its time is looked at while somebody is there to mend it.
  if ((recipe.isPublished || recipe.publishAt !== null) && left.length > 0) throw new NotPublishable(left);
  const kept = {
    veganAnswers: [...(recipe.veganAnswers ?? []), ...givenOf('vegan')],
    figureAnswers: [...(recipe.figureAnswers ?? []), ...givenOf('figures')],
  };
  const categories = withMain(recipe.category, recipe.categories);
  const { columns, warnings } = derivedWithWarnings({ ...recipe, ...kept });
  if (claims && warnings.length > 0) throw new NotTrue(warnings);
  return { given, columns: { ...columns, ...kept, categories } };
}

/** The category of a recipe and those it also fits, each once. */
export const withMain = (main: Category, others: readonly Category[]): Category[] => [...new Set([main, ...others])];

/** Writes what a publisher confirmed into the audit log. */
export async function recordAnswers(
  tx: Transaction,
  actor: Doer,
  subject: string,
  given: readonly { asks: Answerable | null; line: string }[],
): Promise<void> {
  for (const { asks, line } of given) {
    const isFigure = asks === 'figures';
    const action = isFigure ? 'recipe.confirm_figures' : 'recipe.confirm_vegan';
    await recordAudit(tx, actor, { action, subject, details: isFigure ? { line } : { ingredient: line } });
  }
}
