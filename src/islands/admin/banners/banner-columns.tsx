import { Pencil, Trash2 } from 'lucide-react';
import type { Banner } from '#src/domain/site/banners.ts';
import { activateBanner } from '#src/stores/admin/site/banners.ts';
import { IconButton } from '../../ui/Button.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Switch } from '../ui/Switch.tsx';
import type { Column } from '../ui/table/AdminTable.tsx';
import { Aside } from '../ui/table/Aside.tsx';
import { pagesOf, whenOf } from './pages.ts';

type Act = (banner: Banner) => void;

/** What the list shows of a banner, and what can be done to it. */
export const bannerColumns = (onEdit: Act, onDelete: Act): Column<Banner>[] => [
  { head: 'Banner', kind: 'main', cell: Name },
  { head: 'Priority', className: 'tabular-nums', cell: ({ priority }) => priority },
  { head: 'Shown on', kind: 'long', cell: pagesOf },
  { head: 'When', kind: 'long', cell: whenOf },
  {
    head: 'Active',
    cell: (banner) => (
      <Switch
        label={`${banner.title} is active`}
        hideLabel
        checked={banner.isActive}
        onChange={(checked) => activateBanner(banner, checked)}
      />
    ),
  },
  {
    head: 'Actions',
    kind: 'actions',
    cell: (banner) => (
      <>
        <IconButton label={`Edit ${banner.title}`} Icon={Pencil} iconSize={18} onClick={() => onEdit(banner)} />
        <IconButton label={`Delete ${banner.title}`} Icon={Trash2} iconSize={18} onClick={() => onDelete(banner)} />
      </>
    ),
  },
];

const Name = ({ imageUrl, title, description }: Banner) => (
  <div className="flex min-h-11 items-center gap-3 form:min-h-10 form:gap-2.5">
    <Picture url={imageUrl} alt="" sizes="64px" className="aspect-4/3 w-12 flex-none rounded-sm" />
    <span className="min-w-0 form:overflow-hidden form:text-ellipsis">
      {title}
      {description && <Aside> {description}</Aside>}
    </span>
  </div>
);
