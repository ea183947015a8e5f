import { bareAddress, focusOf } from '#src/domain/pictures/picture-address.ts';
import { pictures } from '#src/paths.ts';

interface Props {
  /** Address of the picture, with its focus; `null` shows the fallback. */
  url: string | null;
  alt: string;
  /** As for `<img sizes>`. */
  sizes: string;
  /** For the one picture a page opens with. */
  priority?: boolean;
  /** Pictures of one name on two pages become each other; no name twice on a page. */
  viewTransitionName?: string;
  className?: string;
}

/** A picture in the sizes made for it, on pages and in islands. */
export function Picture(props: Props) {
  const { url, alt, sizes, priority = false, viewTransitionName, className } = props;
  const name = pictures.nameOf(url ?? pictures.fallback);
  const focus = focusOf(url);
  const focused = focus && `focus-x-${focus.x} focus-y-${focus.y}`;
  const classes = ['picture', focused, className];
  return (
    <picture className={classes.filter(Boolean).join(' ')} data-transition={viewTransitionName}>
      {name && <source type="image/avif" srcSet={pictures.avifSet(name)} sizes={sizes} />}
      {name && <source type="image/webp" srcSet={pictures.webp(name)} />}
      <img
        src={bareAddress(url ?? pictures.fallback)}
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
