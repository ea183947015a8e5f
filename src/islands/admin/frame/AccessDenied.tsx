import { useEffect } from 'react';
import { DENIED_MS } from '#src/domain/constants.ts';
import { paths } from '#src/paths.ts';
import { toast } from '#src/stores/toasts.ts';

/** For members who opened what is not theirs to see, on their way home. */
export function AccessDenied() {
  useEffect(() => {
    toast({ title: 'Access Denied', description: 'Admin access required', tone: 'danger' });
    const leaving = setTimeout(() => location.replace(paths.home), DENIED_MS);
    return () => clearTimeout(leaving);
  }, []);
  return (
    <main
      id="main"
      tabIndex={-1}
      className="grid min-h-dvh place-content-center justify-items-center px-4 py-8 text-center"
    >
      <h1 className="text-h1">Access Denied</h1>
      <p className="mt-3 text-muted">Admin access required</p>
      <a className="button button-primary mt-6" href={paths.home}>
        To the home page
      </a>
    </main>
  );
}
