import { ListChecks, ShoppingBasket } from 'lucide-react';
import { useState } from 'react';
import { MENU_TIMES, type MenuTime } from '#src/domain/collections/menu-plan.ts';
import { minutesText } from '#src/domain/quantities/duration-texts.ts';
import { paths } from '#src/paths.ts';
import { $member } from '#src/stores/members/session.ts';
import { type MenuPlan, putMenuOnList, readMenuPlan } from '#src/stores/premium/menus.ts';
import { adviceFor } from '#src/stores/reach.ts';
import { Button } from '../../ui/Button.tsx';
import { useLive } from '../../ui/use-live.ts';

interface Props {
  id: string;
  recipeIds: readonly string[];
  people: number;
}

const TITLES: Record<MenuTime, string> = {
  day: 'The day before',
  hours: 'In the hours before',
  last: 'At the last minute',
};

/** For premium members: one shopping list for a menu, and what to do when. */
export function MenuTools({ id, recipeIds, people }: Props) {
  const isPremium = useLive($member)?.isPremium ?? false;
  const [plan, setPlan] = useState<MenuPlan | 'asked'>();
  const [failure, setFailure] = useState('');
  const [list, setList] = useState<'idle' | 'saving' | 'done'>('idle');
  if (!isPremium) return null;
  const show = () => {
    setPlan('asked');
    setFailure('');
    readMenuPlan(id).then(setPlan, (error) => {
      setPlan(undefined);
      setFailure(`We couldn’t load the plan. ${adviceFor(error)}`);
    });
  };
  const add = async () => {
    setList('saving');
    setList((await putMenuOnList(recipeIds, people)) ? 'done' : 'idle');
  };
  return (
    <section className="sheet mt-10 px-6 py-7 md:px-10 no-print" aria-labelledby="menu-tools">
      <h2 id="menu-tools" className="text-h2">
        Cook this menu
      </h2>
      <div className="mt-4 flex flex-wrap gap-3">
        {list === 'done' ? (
          <a className="button button-outline" href={paths.shoppingList}>
            <ShoppingBasket size={20} strokeWidth={1.75} aria-hidden="true" />
            On your list, for {people}
          </a>
        ) : (
          <Button Icon={ShoppingBasket} look="primary" disabled={list === 'saving'} onClick={() => void add()}>
            Shop for {people}
          </Button>
        )}
        {typeof plan !== 'object' && (
          <Button
            Icon={ListChecks}
            disabled={plan === 'asked'}
            aria-busy={plan === 'asked' || undefined}
            onClick={show}
          >
            What to do when
          </Button>
        )}
      </div>
      {failure && (
        <p className="mt-4 text-danger" role="alert">
          {failure}
        </p>
      )}
      {typeof plan === 'object' && <Plan tasks={plan.tasks} />}
    </section>
  );
}

function Plan({ tasks }: Pick<MenuPlan, 'tasks'>) {
  return (
    <div className="mt-6 grid gap-8 wide:grid-cols-3">
      {MENU_TIMES.map((when) => {
        const due = tasks.filter((task) => task.when === when);
        if (due.length === 0) return null;
        return (
          <section key={when}>
            <h3 className="font-display text-title">{TITLES[when]}</h3>
            <ol className="mt-3 grid gap-4">
              {due.map(({ recipeId, title, steps, before, text }) => (
                <li key={`${recipeId} ${steps?.[0] ?? text}`}>
                  <p className="font-semibold">
                    <a className="link" href={paths.recipe(recipeId)}>
                      {title}
                    </a>
                    {steps && (
                      <span className="font-normal text-muted">
                        {' '}
                        · {steps[0] === steps[1] ? `step ${steps[0]}` : `steps ${steps[0]}–${steps[1]}`}
                      </span>
                    )}
                  </p>
                  <p className="mt-1">{text}</p>
                  {when !== 'day' && (
                    <p className="mt-1 type-meta text-muted">Start {minutesText(before)} before you eat</p>
                  )}
                </li>
              ))}
            </ol>
          </section>
        );
      })}
    </div>
  );
}
