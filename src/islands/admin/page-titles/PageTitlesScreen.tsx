import { useStore } from '@nanostores/react';
import { $pageTitles } from '#src/stores/admin/site/page-titles.ts';
import { AdminPage } from '../ui/AdminPage.tsx';
import { Asked } from '../ui/Asked.tsx';
import { TitleForm } from './TitleForm.tsx';

/** Title and subtitle of each page that can be given some. */
export default function PageTitlesScreen() {
  return (
    <AdminPage title="Page titles">
      <Asked
        failure="Error Loading Page Titles"
        answer={useStore($pageTitles)}
        onRetry={() => $pageTitles.invalidate()}
      >
        {(titles) => (
          <div className="grid gap-4 form:grid-cols-[repeat(auto-fill,minmax(24rem,1fr))]">
            {titles.map((title) => (
              <TitleForm key={title.page} configured={title} />
            ))}
          </div>
        )}
      </Asked>
    </AdminPage>
  );
}
