import { Pencil, Trash2 } from 'lucide-react';
import type { Banner } from '#src/domain/site/banners.ts';
import { activateBanner } from '#src/stores/admin/banners.ts';
import { Picture } from '../../ui/Picture.tsx';
import { Switch } from '../ui/Switch.tsx';
import { pagesOf } from './pages.ts';

interface Props {
  banner: Banner;
  onEdit: () => void;
  onDelete: () => void;
}

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** A banner in the list. */
export function BannerRow({ banner, onEdit, onDelete }: Props) {
  const { title, description, imageUrl, priority, isActive } = banner;
  return (
    <tr>
      <th scope="row" className="admin-cell-main">
        <div className="admin-recipe-link">
          <Picture url={imageUrl} alt="" sizes="64px" ratio="4x3" className="w-15 flex-none rounded-sm" />
          <span>
            {title}
            {description && <span className="block text-meta font-normal text-muted">{description}</span>}
          </span>
        </div>
      </th>
      <td data-label="Priority" className="tabular-nums">
        {priority}
      </td>
      <td data-label="Shown on">{pagesOf(banner)}</td>
      <td data-label="Active">
        <Switch
          label={`${title} is active`}
          hideLabel
          checked={isActive}
          onChange={(checked) => activateBanner(banner, checked)}
        />
      </td>
      <td className="admin-cell-actions">
        <button type="button" className="button button-quiet button-icon" aria-label={`Edit ${title}`} onClick={onEdit}>
          <Pencil {...ICON} />
        </button>
        <button
          type="button"
          className="button button-quiet button-icon"
          aria-label={`Delete ${title}`}
          onClick={onDelete}
        >
          <Trash2 {...ICON} />
        </button>
      </td>
    </tr>
  );
}
