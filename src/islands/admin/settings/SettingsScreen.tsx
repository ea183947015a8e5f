import { AdminPage } from '../ui/AdminPage.tsx';
import { AdSense } from './AdSense.tsx';
import { CookNoteSettingsCard } from './CookNoteSettingsCard.tsx';
import { SiteSettingsCard } from './SiteSettingsCard.tsx';
import { WeekSettingsCard } from './WeekSettingsCard.tsx';

/** What concerns every page: whether the site is open, notes, weeks, and advertising. */
export default function SettingsScreen() {
  return (
    <AdminPage title="Settings">
      <div className="grid grid-cols-1 gap-4">
        <SiteSettingsCard />
        <CookNoteSettingsCard />
        <WeekSettingsCard />
        <AdSense />
      </div>
    </AdminPage>
  );
}
