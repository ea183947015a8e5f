import { z } from 'zod';
import { bounded, patternFrom } from '../pattern.ts';
import { ingredientRoleSchema } from './roles.ts';
import rows from './tables/role-rules.json' with { type: 'json' };

/** One line of `tables/role-rules.json`. One without words says the role whatever is said, where no line above has spoken. */
const ruleSchema = z.strictObject({
  role: ingredientRoleSchema,
  /** Ids. */
  foods: z.string().transform((text) => text.split(' ')),
  /** The text it reads: the ingredient's line, the sentence that uses it, the step of that, all steps, or the category. */
  where: z.enum(['line', 'sentence', 'step', 'recipe', 'category']).default('sentence'),
  /** A pattern, for small and capital letters alike. */
  says: z
    .string()
    .default('')
    .transform((text) => bounded(10_000, patternFrom(text, 'i'))),
});
export type Where = z.output<typeof ruleSchema>['where'];

/** The rules of roles: for a use, the first that fits its food and its words says the role. */
export const ROLE_RULES: readonly Readonly<z.output<typeof ruleSchema>>[] = z.array(ruleSchema).parse(rows);
