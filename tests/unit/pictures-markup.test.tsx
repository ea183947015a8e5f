import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Picture } from '#src/islands/ui/Picture.tsx';

describe('Picture', () => {
  it('offers a picture of our own in every size made for it', () => {
    const html = renderToStaticMarkup(<Picture url="/pictures/dal.jpg" alt="Dal" sizes="300px" />);
    expect(html).toContain(
      'srcSet="/pictures/dal-400.avif 400w, /pictures/dal-600.avif 600w, /pictures/dal-800.avif 800w, /pictures/dal-1200.avif 1200w" sizes="300px"',
    );
    expect(html).toContain('type="image/webp" srcSet="/pictures/dal-800.webp"');
    expect(html).toContain('<picture class="picture">');
    expect(html).toMatch(/<img src="\/pictures\/dal\.jpg" alt="Dal" width="1200" height="900" loading="lazy"/);
  });

  it('keeps the point in sight that stands behind an address, by a class', () => {
    const html = renderToStaticMarkup(<Picture url="/pictures/dal.jpg#focus-30-100" alt="" sizes="300px" />);
    expect(html).toContain('class="picture focus-x-30 focus-y-100"');
    expect(html).toContain('<img src="/pictures/dal.jpg"');
    expect(html).toContain('/pictures/dal-400.avif 400w');
  });

  it('shows any other address as it is', () => {
    const html = renderToStaticMarkup(<Picture url="https://example.org/a.jpg" alt="" sizes="300px" />);
    expect(html).not.toContain('<source');
    expect(html).toContain('src="https://example.org/a.jpg"');
  });

  it('shows the empty plate where there is no picture, and names it for one that fails', () => {
    const html = renderToStaticMarkup(<Picture url={null} alt="" sizes="300px" />);
    expect(html).toContain('src="/pictures/empty-plate.jpg"');
    expect(html).toContain('data-fallback="/pictures/empty-plate.jpg"');
  });

  it('loads the one picture a page opens with at once, and never by an inline style', () => {
    const html = renderToStaticMarkup(
      <Picture
        url="/pictures/dal.jpg"
        alt=""
        sizes="100vw"
        priority
        className="aspect-16/9"
        viewTransitionName="picture-dal"
      />,
    );
    expect(html).toMatch(/loading="eager".*fetchPriority="high"/);
    expect(html).toContain('class="picture aspect-16/9" data-transition="picture-dal"');
    expect(html).not.toContain('style=');
  });
});
