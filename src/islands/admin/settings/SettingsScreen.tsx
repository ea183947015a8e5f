import { AdminPage } from '../ui/AdminPage.tsx';
import { AdSense } from './AdSense.tsx';
import { CookNoteSettings } from './CookNoteSettings.tsx';
import { SiteSettings } from './SiteSettings.tsx';

/** What concerns every page: whether the site is open, and advertising. */
export default function Settings() {
  return (
    <AdminPage title="Settings">
      <div className="grid grid-cols-1 gap-4">
        <SiteSettings />
        <CookNoteSettings />
        <AdSense />
      </div>
    </AdminPage>
  );
}
