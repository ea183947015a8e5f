import { useStore } from '@nanostores/react';
import { SITE_TEXTS } from '#src/domain/site/site-texts.ts';
import { paths } from '#src/paths.ts';
import { $texts } from '#src/stores/admin/texts/texts.ts';
import { moment } from '../../ui/times.ts';
import { AdminPage } from '../ui/AdminPage.tsx';
import { Asked } from '../ui/Asked.tsx';
import { Card } from '../ui/Card.tsx';

/** Help and the legal pages: which are the site's own, and which the ones that come with it. */
export default function TextsScreen() {
  return (
    <AdminPage title="Texts">
      <Asked failure="We couldn’t load the texts." answer={useStore($texts)} onRetry={() => $texts.invalidate()}>
        {(texts) => (
          <Card title="Help and legal">
            <p className="mb-2 max-w-form text-muted">
              Each page comes with a text that fits what this site does. Yours stands in its place, until you take the
              built-in one again. Who runs the site and what Premium costs is added by itself.
            </p>
            <ul>
              {texts.map(({ id, isBuiltIn, updatedAt }) => (
                <li
                  key={id}
                  className="flex min-h-14 flex-wrap items-center gap-x-4 border-t border-border first:border-0"
                >
                  <a className="link inline-flex min-h-11 items-center font-semibold" href={paths.adminText(id)}>
                    {SITE_TEXTS[id]}
                  </a>
                  <span className="ms-auto type-meta text-muted">
                    {isBuiltIn ? 'Built-in' : `Yours, since ${moment(updatedAt)}`}
                  </span>
                </li>
              ))}
            </ul>
          </Card>
        )}
      </Asked>
    </AdminPage>
  );
}
