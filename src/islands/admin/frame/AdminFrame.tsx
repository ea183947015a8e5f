import { useStore } from '@nanostores/react';
import { Menu } from 'lucide-react';
import { type ReactNode, useContext, useRef } from 'react';
import type { Logo } from '#src/domain/site/appearance/logo.ts';
import { paths } from '#src/paths.ts';
import { $location } from '#src/stores/admin/location.ts';
import { IconButton } from '../../ui/Button.tsx';
import { SiteLogo } from '../../ui/SiteLogo.tsx';
import { SiteName } from '../ui/page-title.ts';
import { ScreenFailure } from '../ui/ScreenFailure.tsx';
import { ClosedNotice } from './ClosedNotice.tsx';
import { Navigation } from './Navigation.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

interface Props {
  logo: Logo | null;
  children: ReactNode;
}

/** What every screen stands in: navigation at the side, on phones behind a menu. */
export function AdminFrame({ logo, children }: Props) {
  const page = useStore($location);
  const menu = useRef<HTMLDivElement>(null);
  return (
    <div className="grid min-h-dvh [grid-template:auto_1fr_/_minmax(0,1fr)] lg:[grid-template:auto_/_15rem_minmax(0,1fr)]">
      <header className="admin-bar sticky top-0 z-20 flex min-h-15 flex-wrap items-center gap-1 border-b border-border bg-surface ps-4 pe-2 lg:hidden">
        <Wordmark logo={logo} />
        <ThemeSwitch />
        <IconButton label="Menu" Icon={Menu} iconSize={22} popoverTarget="admin-menu" />
      </header>
      <div
        ref={menu}
        id="admin-menu"
        popover="auto"
        className="admin-menu fixed top-15 right-0 left-0 m-0 max-h-[calc(100dvh_-_3.75rem)] w-auto overflow-auto border-0 border-b border-border bg-surface p-3 text-text shadow-high"
      >
        <Navigation label="Menu" onLeave={() => menu.current?.hidePopover()} />
      </div>
      <header className="hidden flex-col gap-5 border-e border-border bg-surface px-3.5 py-5 lg:sticky lg:top-0 lg:flex lg:h-dvh lg:overflow-y-auto">
        <div className="flex items-center justify-between">
          <Wordmark logo={logo} />
          <ThemeSwitch />
        </div>
        <Navigation label="Admin area" />
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="w-full max-w-336 min-w-0 px-4 pt-5 pb-20 focus:outline-none lg:px-9 lg:pt-8 lg:pb-20"
      >
        <ClosedNotice />
        <ScreenFailure key={page?.path}>{children}</ScreenFailure>
      </main>
    </div>
  );
}

function Wordmark({ logo }: Pick<Props, 'logo'>) {
  const siteName = useContext(SiteName);
  return (
    <a
      href={paths.admin}
      className={`inline-flex min-h-11 ${logo ? 'items-center' : 'items-baseline'} gap-2 px-2.5 font-display type-title leading-11 font-semibold text-primary no-underline`}
      aria-label={`${siteName} admin, dashboard`}
    >
      {logo ? <SiteLogo logo={logo} name={siteName} /> : siteName}{' '}
      <small className="font-sans type-meta font-semibold tracking-[0] text-muted">Admin</small>
    </a>
  );
}
