import { useStore } from '@nanostores/react';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { counted } from '#src/domain/counted.ts';
import type { Banner } from '#src/domain/site/banners.ts';
import { $bannerSettings, $banners, $unsavedBanners, removeBanner } from '#src/stores/admin/site/banners.ts';
import { $pageTitles } from '#src/stores/admin/site/page-titles.ts';
import { withUnsaved } from '#src/stores/admin/unsaved.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { AdminPage } from '../ui/AdminPage.tsx';
import { Asked } from '../ui/Asked.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { AdminTable } from '../ui/table/AdminTable.tsx';
import { BannerForm } from './BannerForm.tsx';
import { BannerSettingsCard } from './BannerSettingsCard.tsx';
import { bannerColumns } from './banner-columns.tsx';
import { Odds } from './Odds.tsx';

const SETTINGS_ADVICE = 'How often each banner shows depends on them.';

/** Banner management. */
export default function BannersScreen() {
  const answer = useStore($banners);
  const unsaved = useStore($unsavedBanners);
  const titles = useStore($pageTitles).data;
  const banners = withUnsaved(answer.data ?? [], unsaved);
  const [edited, setEdited] = useState<Banner | 'new'>();
  const [doomed, setDoomed] = useState<Banner>();
  const columns = useMemo(() => bannerColumns(setEdited, setDoomed), []);
  return (
    <AdminPage
      title="Banner management"
      actions={
        <Button Icon={Plus} look="primary" onClick={() => setEdited('new')}>
          Create banner
        </Button>
      }
    >
      <AdminTable
        failure="Error Loading Banners"
        answer={answer}
        entriesOf={(list) => list}
        unsaved={unsaved}
        columns={columns}
        captionOf={(total) => counted(total, 'banner')}
        empty={<EmptyState title="No banners yet" text="Until then, pages show their title without a picture." />}
        isAsking={doomed !== undefined}
        onRetry={() => $banners.invalidate()}
      />
      <Asked
        failure="Error Loading Banner Settings"
        advice={SETTINGS_ADVICE}
        answer={useStore($bannerSettings)}
        waiting={null}
        onRetry={() => $bannerSettings.invalidate()}
      >
        {(settings) => (
          <div className="grid gap-4 form:grid-cols-[repeat(auto-fill,minmax(24rem,1fr))] mt-6">
            {banners.length > 0 && titles && <Odds banners={banners} settings={settings} titles={titles} />}
            <BannerSettingsCard settings={settings} />
          </div>
        )}
      </Asked>
      {edited && <BannerForm banner={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />}
      {doomed && (
        <ConfirmDialog
          title="Delete this banner?"
          confirmLabel="Delete"
          danger
          onClose={() => setDoomed(undefined)}
          onConfirm={() => void removeBanner(doomed)}
        >
          “{doomed.title}” will be gone for good, from every page.
        </ConfirmDialog>
      )}
    </AdminPage>
  );
}
