import { useId } from 'react';
import { Picture } from '../../ui/Picture.tsx';

interface Props {
  heading: string;
  title: string;
  href: string;
  pictureUrl: string | null;
  more: string;
}

/** One thing to go to, with a small picture. */
export function HomeLine({ heading, title, href, pictureUrl, more }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-title">
        {heading}
      </h2>
      <div className="relative mt-3 flex flex-wrap items-center gap-4">
        <Picture
          url={pictureUrl}
          alt=""
          sizes="128px"
          className="aspect-4/3 w-32 flex-none overflow-hidden rounded-sm"
        />
        <p className="min-w-32 flex-1">
          <a
            className="font-semibold wrap-anywhere text-inherit no-underline after:absolute after:inset-0 hover:underline"
            href={href}
          >
            {title}
          </a>
          <span className="mt-1 block text-meta text-muted">{more}</span>
        </p>
      </div>
    </section>
  );
}
