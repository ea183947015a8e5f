import { useStore } from '@nanostores/react';
import { Activity, type ComponentType, lazy, Suspense, useEffect } from 'react';
import { SCREENS } from '#src/admin-screens.ts';
import type { Logo } from '#src/domain/site/appearance/logo.ts';
import { $location } from '#src/stores/admin/location.ts';
import { $session } from '#src/stores/members/session.ts';
import { adviceFor } from '#src/stores/reach.ts';
import { AdminFrame } from './frame/AdminFrame.tsx';
import { NotFound } from './frame/NotFound.tsx';
import { PublishQuestion } from './frame/PublishQuestion.tsx';
import { Shortcuts } from './frame/Shortcuts.tsx';
import { useAccess } from './frame/use-access.ts';
import { Notice } from './ui/Notice.tsx';
import { SiteName } from './ui/page-title.ts';
import { Skeleton } from './ui/Skeleton.tsx';

type Opened = ComponentType<{ params: Record<string, string> }>;

/** The code of every screen, loaded when it is opened. */
const FILES = new Map(
  Object.entries(import.meta.glob<{ default: Opened }>('./*/*Screen.tsx')).map(([file, load]) => [file, lazy(load)]),
);

/** Who may be here never loads it. */
const AccessDenied = lazy(() => import('./frame/AccessDenied.tsx').then((file) => ({ default: file.AccessDenied })));

interface Props {
  siteName: string;
  logo: Logo | null;
}

/** The administrator area: one application, a screen for every address under /admin. */
export function Admin({ siteName, logo }: Props) {
  const page = useStore($location);
  const access = useAccess(page ? SCREENS[page.route].needs : 'write');
  return (
    <SiteName value={siteName}>
      {access === 'denied' ? (
        <Suspense>
          <AccessDenied />
        </Suspense>
      ) : (
        <AdminFrame logo={logo}>
          {access === 'asking' && <Skeleton />}
          {access === 'failed' && <Failed />}
          {/* Hidden, it is made ready while the session is asked for; it asks for no data before it is shown. */}
          <Activity mode={access === 'granted' ? 'visible' : 'hidden'}>
            {/* Inside: React 19.3 fails when a hidden part that waits itself is taken away. */}
            <Suspense fallback={<Skeleton />}>
              <Screen />
            </Suspense>
          </Activity>
          <PublishQuestion />
          {access === 'granted' && <Shortcuts />}
        </AdminFrame>
      )}
    </SiteName>
  );
}

function Failed() {
  const { error } = useStore($session);
  return (
    <Notice tone="error" title="We couldn’t load your account." onRetry={() => $session.invalidate()}>
      {adviceFor(error)}
    </Notice>
  );
}

function Screen() {
  const page = useStore($location);
  useEffect(() => {
    // A link to another part of the site: the router has changed the address, the browser loads it.
    if (!page && !isInside(location.pathname)) location.reload();
  }, [page]);
  if (!page) return isInside(location.pathname) ? <NotFound /> : <Skeleton />;
  const Opened = FILES.get(`./${SCREENS[page.route].file}Screen.tsx`);
  if (!Opened) return <NotFound />;
  // biome-ignore lint/nursery/useReactCompiler: it is not made here, but found among those made as this file was loaded
  return <Opened key={page.path} params={page.params} />;
}

const isInside = (pathname: string): boolean => /^\/admin(\/|$)/.test(pathname);
