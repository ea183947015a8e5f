import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { counted } from '#src/domain/counted.ts';
import { WORK_QUEUES } from '#src/domain/recipes/editing/recipe-sorting.ts';
import type { Insights, MovingRecipe } from '#src/domain/site/insights.ts';
import { paths } from '#src/paths.ts';
import { $insights } from '#src/stores/admin/running/stats.ts';
import { dateText } from '../../ui/times.ts';
import { useMay } from '../frame/use-may.ts';
import { QUEUE_LABELS } from '../recipes/queue-labels.ts';
import { Asked } from '../ui/Asked.tsx';
import { Card } from '../ui/Card.tsx';
import { CardLine } from './CardLine.tsx';
import { changeText } from './chart.ts';

/** What one acts on: work that is left, what readers did not find, recipes that rise and fall, where readers come from. */
export const InsightCards = () => (
  <Asked
    failure="Failed to load your to-dos"
    answer={useStore($insights)}
    waiting={<div className="min-h-90" role="status" aria-label="Loading..." />}
    onRetry={() => $insights.invalidate()}
  >
    {(known) => <Cards known={known} />}
  </Asked>
);

function Cards({ known }: { known: Insights }) {
  const { missedSearches, hasSearches, missingAddresses, referrers, rising, falling } = known;
  return (
    <div className="grid grid-cols-1 gap-4 wide:grid-cols-2">
      <WorkLeft {...known} />
      <Card title="Searched, not found">
        <Meaning>
          Searches in the last 90 days that found nothing, or not every word. Each network counts once a day.
        </Meaning>
        <List empty={hasSearches ? 'Readers found everything they searched for.' : 'No searches yet.'}>
          {missedSearches.map(({ text, times }) => (
            <CardLine key={text} text={text} figure={times} href={paths.recipes({ search: text })} isOutside />
          ))}
        </List>
      </Card>
      <Card title="Addresses not found">
        <Meaning>Old or mistyped links that readers followed in the last 90 days.</Meaning>
        <List empty="Nobody followed a broken link.">
          {missingAddresses.map(({ text, times }) => (
            <CardLine key={text} text={text} figure={times}>
              <a className="link text-meta whitespace-nowrap" href={paths.adminRedirectFrom(text)}>
                Make a redirect<span className="sr-only"> from {text}</span>
              </a>
            </CardLine>
          ))}
        </List>
      </Card>
      <Card title="Where readers come from">
        <Meaning>
          Sites that sent readers in the last 30 days, compared with the 30 before. Search engines don’t pass on the
          search.
        </Meaning>
        <List empty="No other site has sent readers yet.">
          {referrers.map(({ text, times, before }) => (
            <CardLine
              key={text}
              text={text}
              figure={times}
              note={`${before.toLocaleString('en')} in the 30 days before (${changeText(times, before)})`}
            />
          ))}
        </List>
      </Card>
      <Moving title="Rising" recipes={rising} />
      <Moving title="Falling" recipes={falling} />
    </div>
  );
}

/** Work that is left for an editor, each kind a way to it. */
function WorkLeft({ work, mail }: Insights) {
  const may = useMay();
  const list = (query: string) => `${paths.adminRecipes}?${query}`;
  const due = WORK_QUEUES.filter((queue) => work.queues[queue] > 0);
  const { waiting, givenUp, oldest } = mail;
  return (
    <Card title="Work left">
      <ul className="dashboard-links">
        <CardLine text="Drafts" figure={work.drafts} href={list('status=draft')} />
        {work.refused > 0 && (
          <CardLine text="Published, but not vegan" figure={work.refused} href={list('status=refused')} />
        )}
        {due.map((queue) => (
          <CardLine key={queue} text={QUEUE_LABELS[queue]} figure={work.queues[queue]} href={list(`queue=${queue}`)} />
        ))}
        <CardLine text="In the bin" figure={work.bin} href={list('status=bin')} />
        <CardLine
          text="Mails to send"
          figure={waiting}
          note={[
            waiting > 0 && oldest !== null && `the oldest of ${dateText(oldest)}`,
            givenUp > 0 && `${counted(givenUp, 'mail')} given up`,
          ]
            .filter(Boolean)
            .join(', ')}
          {...(may('admin') && { href: paths.adminOutbox })}
        />
      </ul>
    </Card>
  );
}

function Moving({ title, recipes }: { title: string; recipes: readonly MovingRecipe[] }) {
  return (
    <Card title={title}>
      <Meaning>
        Views, finished cook modes, saves and ratings in the last 7 days, compared with the 7 before. Cooking or saving
        counts as 8 views, a rating as 5.
      </Meaning>
      <List empty="No change.">
        {recipes.map(({ id, title: name, now, before }) => (
          <CardLine
            key={id}
            text={name}
            href={paths.adminRecipe(id)}
            note={`${counted(now.views, 'look')} (${before.views}), cooked ${now.cooked} (${before.cooked}), ${counted(now.saves, 'save')} (${before.saves}), ${counted(now.ratings, 'rating')} (${before.ratings})`}
          />
        ))}
      </List>
    </Card>
  );
}

const Meaning = ({ children }: { children: ReactNode }) => <p className="mb-1 text-meta text-muted">{children}</p>;

function List({ empty, children }: { empty: string; children: readonly ReactNode[] }) {
  return (
    <ul className="dashboard-links">
      {children}
      {children.length === 0 && <li className="py-3 text-muted">{empty}</li>}
    </ul>
  );
}
