import { useStore } from '@nanostores/react';
import { Menu } from 'lucide-react';
import { type ReactNode, useContext, useRef } from 'react';
import { paths } from '#src/paths.ts';
import { $location } from '#src/stores/admin/location.ts';
import { SiteName } from '../ui/page-title.ts';
import { ScreenFailure } from '../ui/ScreenFailure.tsx';
import { Navigation } from './Navigation.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

interface Props {
  children: ReactNode;
}

/** What every screen stands in: navigation at the side, on phones behind a menu. */
export function Frame({ children }: Props) {
  const page = useStore($location);
  const menu = useRef<HTMLDivElement>(null);
  return (
    <div className="admin-frame">
      <header className="admin-bar">
        <Wordmark />
        <ThemeSwitch />
        <button type="button" className="button button-quiet button-icon" popoverTarget="admin-menu" aria-label="Menu">
          <Menu size={22} strokeWidth={1.75} aria-hidden="true" />
        </button>
      </header>
      <div ref={menu} id="admin-menu" popover="auto" className="admin-menu">
        <Navigation label="Menu" onLeave={() => menu.current?.hidePopover()} />
      </div>
      <header className="admin-side">
        <div className="flex items-center justify-between">
          <Wordmark />
          <ThemeSwitch />
        </div>
        <Navigation label="Administrator area" />
      </header>
      <main id="main" tabIndex={-1} className="admin-main">
        <ScreenFailure key={page?.path}>{children}</ScreenFailure>
      </main>
    </div>
  );
}

function Wordmark() {
  const siteName = useContext(SiteName);
  return (
    <a href={paths.admin} className="admin-wordmark" aria-label={`${siteName} admin, dashboard`}>
      {siteName} <small>Admin</small>
    </a>
  );
}
