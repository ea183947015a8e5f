import { useStore } from '@nanostores/react';
import { $pageTitles } from '#src/stores/admin/page-titles.ts';
import { AdminPage } from '../ui/AdminPage.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { TitleForm } from './TitleForm.tsx';

/** Title and subtitle of each page that can be given some. */
export default function PageTitles() {
  const { data, error, loading } = useStore($pageTitles);
  return (
    <AdminPage title="Page titles">
      {!data && error !== undefined && (
        <Notice tone="error" title="Error Loading Page Titles" onRetry={() => $pageTitles.invalidate()}>
          Please check your connection.
        </Notice>
      )}
      {!data && loading && <Skeleton />}
      <div className="grid gap-4 min-[43.76rem]:grid-cols-[repeat(auto-fill,minmax(24rem,1fr))]">
        {data?.map((title) => (
          <TitleForm key={title.page} configured={title} />
        ))}
      </div>
    </AdminPage>
  );
}
