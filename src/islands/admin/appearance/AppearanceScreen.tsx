import { useStore } from '@nanostores/react';
import { $appearance } from '#src/stores/admin/site/appearance.ts';
import { AdminPage } from '../ui/AdminPage.tsx';
import { Asked } from '../ui/Asked.tsx';
import { AppearanceForm } from './AppearanceForm.tsx';

/** How the site looks: a draft that is looked at before everybody sees it. */
export default function AppearanceScreen() {
  const answer = useStore($appearance);
  if (answer.data) return <AppearanceForm stored={answer.data} />;
  return (
    <AdminPage title="Appearance">
      <Asked failure="Failed to load the appearance" answer={answer} onRetry={() => $appearance.invalidate()}>
        {() => null}
      </Asked>
    </AdminPage>
  );
}
