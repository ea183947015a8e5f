import { paths } from '#src/paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { WAYS_IN } from './ways-in.ts';

/** What can be done where there is nothing yet. */
export const NoOwnRecipes = () => (
  // As far from the title as what stands here until there is an answer.
  <div className="mt-6">
    <EmptyState
      title="No recipes of yours yet"
      text="Keep the dishes that are yours: your grandmother’s stew, the page you always look for, what you change each time. Only you see them, and your household where you say so."
    />
    <ul className="grid gap-4 md:grid-cols-2">
      {WAYS_IN.map(({ way, title, text, Icon }) => (
        <li key={way}>
          <a
            className="flex h-full items-start gap-4 rounded-lg border border-border p-5 text-inherit no-underline hover:border-control"
            href={paths.addOwn(way)}
          >
            <Icon size={24} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0 text-primary" />
            <span>
              <strong className="block">{title}</strong>
              <span className="text-muted">{text}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  </div>
);
