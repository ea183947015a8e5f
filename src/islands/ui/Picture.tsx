import type { Table } from '#src/domain/kitchen.ts';
import { PICTURE_WIDTHS, pictures } from '#src/paths.ts';

interface Props {
  /** Address of the picture; `null` shows the fallback. */
  url: string | null;
  alt: string;
  /** As for `<img sizes>`. */
  sizes: string;
  /** Colour that shows until the picture is there. */
  table?: Table;
  /** For the one picture a page opens with. */
  priority?: boolean;
  className?: string;
}

/** A picture in the sizes made for it; rendered to HTML by pages, and by islands alike. */
export function Picture({ url, alt, sizes, table = 'sand', priority = false, className = '' }: Props) {
  const name = pictures.nameOf(url ?? pictures.fallback);
  return (
    <picture className={`picture table-${table} ${className}`}>
      {name && <source type="image/avif" srcSet={avifSet(name)} sizes={sizes} />}
      {name && <source type="image/webp" srcSet={pictures.webp(name)} />}
      <img
        src={url ?? pictures.fallback}
        alt={alt}
        width={1200}
        height={900}
        loading={priority ? 'eager' : 'lazy'}
        decoding="async"
        {...(priority && { fetchPriority: 'high' as const })}
        data-fallback={pictures.fallback}
      />
    </picture>
  );
}

const avifSet = (name: string): string =>
  PICTURE_WIDTHS.map((width) => `${pictures.avif(name, width)} ${width}w`).join(', ');
