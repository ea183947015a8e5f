import type { Banner } from '#src/domain/site/banners.ts';
import { Picture } from '../../ui/Picture.tsx';

type Shown = Pick<Banner, 'title' | 'description' | 'imageUrl'>;

/** The banner in small, following every key; a page with a title of its own puts that over it. */
export const BannerPreview = ({ title, description, imageUrl }: Shown) => (
  <figure>
    <figcaption className="field-label">What visitors will see</figcaption>
    <div className="grid overflow-hidden rounded-lg border border-border bg-[#1f5b3f] text-[#fdf9ef] sm:grid-cols-2">
      <div className="grid content-center gap-2 p-5 wrap-anywhere">
        <p className="font-display type-title leading-none text-balance">{title || 'Title'}</p>
        {description && <p className="type-meta">{description}</p>}
      </div>
      <Picture url={imageUrl || null} alt="" sizes="320px" className="aspect-16/9" />
    </div>
  </figure>
);
