import { useStore } from '@nanostores/react';
import { ArrowLeft, LogOut } from 'lucide-react';
import { SCREEN_NAMES, SCREENS } from '#src/admin-screens.ts';
import { LOGOUT } from '#src/domain/constants.ts';
import { paths } from '#src/paths.ts';
import { $location } from '#src/stores/admin/location.ts';
import { $waitingNumbers } from '#src/stores/admin/waiting.ts';
import { signOut } from '#src/stores/members/session.ts';
import { useMay } from './use-may.ts';

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

interface Props {
  label: string;
  /** Called when a link was followed. */
  onLeave?: () => void;
}

/** The areas, and the two ways out: to the site, and signing out. */
export function Navigation({ label, onLeave }: Props) {
  const page = useStore($location);
  const may = useMay();
  const numbers = useStore($waitingNumbers);
  const current = page && (SCREENS[page.route].within ?? page.route);
  return (
    <>
      <nav aria-label={label}>
        <ul className="grid gap-0.5">
          {SCREEN_NAMES.map((name) => {
            const { path, Icon, needs, text } = SCREENS[name];
            if (!Icon || !may(needs)) return null;
            return (
              <li key={name}>
                <a
                  className="admin-nav-link"
                  href={path}
                  aria-current={name === current ? 'page' : undefined}
                  onClick={onLeave}
                >
                  <Icon {...icon} />
                  {text}
                  <WaitingNumber waiting={numbers[name] ?? 0} />
                </a>
              </li>
            );
          })}
        </ul>
      </nav>
      <div className="grid gap-0.5 admin-nav-foot border-t border-border pt-3">
        <a className="admin-nav-link" href={paths.home} rel="external">
          <ArrowLeft {...icon} />
          Back to the site
        </a>
        <button type="button" className="admin-nav-link" onClick={signOut}>
          <LogOut {...icon} />
          {LOGOUT}
        </button>
      </div>
    </>
  );
}

/** What waits behind an entry. */
const WaitingNumber = ({ waiting }: { waiting: number }) =>
  waiting > 0 && (
    <span className="ms-auto min-w-6 rounded-full bg-accent-soft px-2 py-px text-center text-meta text-on-accent-soft tabular-nums">
      {waiting.toLocaleString('en')}
      <span className="sr-only"> waiting</span>
    </span>
  );
