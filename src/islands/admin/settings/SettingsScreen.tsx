import { AdminPage } from '../ui/AdminPage.tsx';
import { AdSense } from './AdSense.tsx';
import { CookNoteSettingsCard } from './CookNoteSettingsCard.tsx';
import { FeaturedCard } from './FeaturedCard.tsx';
import { OwnRecipeSettingsCard } from './OwnRecipeSettingsCard.tsx';
import { SiteSettingsCard } from './SiteSettingsCard.tsx';
import { WeekSettingsCard } from './WeekSettingsCard.tsx';

/** What concerns every page: whether the site is open, notes, what opens the landing page, weeks, and advertising. */
export default function SettingsScreen() {
  return (
    <AdminPage title="Settings">
      <div className="grid grid-cols-1 gap-4">
        <SiteSettingsCard />
        <CookNoteSettingsCard />
        <FeaturedCard />
        <WeekSettingsCard />
        <OwnRecipeSettingsCard />
        <AdSense />
      </div>
    </AdminPage>
  );
}
