import type { CookedTime } from '#src/domain/cooked/cookings.ts';
import { addDays } from '#src/domain/premium/weeks.ts';
import { daysOfMonth } from '#src/stores/members/cookings.ts';
import { Picture } from '../../ui/Picture.tsx';
import { dayText } from './day-text.ts';

interface Props {
  month: string;
  cookings: readonly CookedTime[];
  today: string;
}

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** A month as a calendar, a picture on each day something was cooked. Phones have the list alone. */
export function CookedMonth({ month, cookings, today }: Props) {
  const { from, to } = daysOfMonth(month);
  const byDay = Map.groupBy(cookings, ({ day }) => day);
  const before = (new Date(from).getUTCDay() + 6) % WEEKDAYS.length;
  const weeks = Math.ceil((before + Number(to.slice(8))) / WEEKDAYS.length);
  const first = addDays(from, -before);
  return (
    <table className="mt-5 hidden w-full table-fixed border-collapse md:table">
      <caption className="sr-only">What you cooked, day by day</caption>
      <thead>
        <tr>
          {WEEKDAYS.map((name) => (
            <th key={name} scope="col" className="pb-2 text-start text-meta font-normal text-muted">
              <abbr title={name} className="no-underline">
                {name.slice(0, 3)}
              </abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: weeks }, (_, week) => (
          <tr key={addDays(first, week * WEEKDAYS.length)}>
            {WEEKDAYS.map((name, at) => {
              const day = addDays(first, week * WEEKDAYS.length + at);
              return (
                <Day
                  key={name}
                  day={day}
                  isOutside={day < from || day > to}
                  isToday={day === today}
                  cooked={byDay.get(day)}
                />
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayProps {
  day: string;
  isOutside: boolean;
  isToday: boolean;
  cooked: readonly CookedTime[] | undefined;
}

function Day({ day, isOutside, isToday, cooked = [] }: DayProps) {
  if (isOutside) return <td className="h-24 border border-border" />;
  const [first, ...more] = cooked;
  return (
    <td className="h-24 border border-border p-1.5 align-top" aria-current={isToday ? 'date' : undefined}>
      <span className={`text-meta tabular-nums ${isToday ? 'font-semibold' : 'text-muted'}`}>
        <span className="sr-only">{dayText(day)}</span>
        <span aria-hidden="true">{Number(day.slice(8))}</span>
      </span>
      {first && (
        <div className="mt-1 flex items-start gap-1.5">
          <Picture
            url={first.recipe?.imageUrl ?? null}
            alt=""
            sizes="64px"
            className="aspect-4/3 w-16 flex-none rounded-sm"
          />
          <span className="sr-only">{cooked.map(({ title }) => title).join(', ')}</span>
          {more.length > 0 && (
            <span className="text-meta text-muted" aria-hidden="true">
              +{more.length}
            </span>
          )}
        </div>
      )}
    </td>
  );
}
