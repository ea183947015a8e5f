import type { MemberView } from '#src/contracts/members/auth.ts';
import { WEEK_STARTS, weekStartSchema } from '#src/domain/members/week-start.ts';
import { updateMyProfile } from '#src/stores/members/profile.ts';
import { SelectField } from '../../ui/forms/Select.tsx';
import { Section } from './Section.tsx';

const AS_THE_SITE = '';

/** How the member's meal plan counts its weeks. */
export function MealPlanWeek({ member: { weekStart, siteWeekStart } }: { member: MemberView }) {
  const options = [
    [AS_THE_SITE, `${siteWeekStart}, like the site`],
    ...WEEK_STARTS.map((day) => [day, day] as const),
  ] as const;
  const choose = (value: string) => {
    const chosen = value === AS_THE_SITE ? null : weekStartSchema.parse(value);
    void updateMyProfile({ weekStart: chosen }, `Your weeks begin on ${chosen ?? siteWeekStart}.`);
  };
  return (
    <Section id="meal-plan" title="Meal plan">
      <SelectField
        label="Week begins on"
        className="max-w-72"
        options={options}
        value={weekStart ?? AS_THE_SITE}
        onChoose={choose}
      />
      <p className="mt-3 text-muted">What you’ve planned stays on its days.</p>
    </Section>
  );
}
