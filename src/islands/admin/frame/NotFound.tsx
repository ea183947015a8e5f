import { paths } from '#src/paths.ts';
import { AdminPage } from '../ui/AdminPage.tsx';

/** An address under /admin that is no screen. */
export function NotFound() {
  return (
    <AdminPage title="Not found">
      <p className="text-muted">There’s no such screen in the admin area.</p>
      <a className="button button-primary mt-5" href={paths.admin}>
        To the dashboard
      </a>
    </AdminPage>
  );
}
