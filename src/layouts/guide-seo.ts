import type { Article, WithContext } from 'schema-dts';
import { paths } from '#src/paths.ts';
import { type SiteFacts, shareImage } from './seo.ts';
import { absolute, breadcrumbList, organizationId } from './structured-data.ts';

interface Guide {
  id: string;
  title: string;
  description: string;
  imageUrl: string | null;
  author: string | null;
  publishedAt: number | null;
  updatedAt: number;
  seoTitle: string | null;
  seoDescription: string | null;
}

/** What search engines are told of a guide. Without a name its author is the site. */
export function guideSeo(guide: Guide, site: SiteFacts, crumbs: Parameters<typeof breadcrumbList>[1]) {
  const { id, title, description, imageUrl, author, publishedAt, updatedAt, seoTitle, seoDescription } = guide;
  const image = shareImage(imageUrl);
  const article: WithContext<Article> = {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description,
    mainEntityOfPage: absolute(site, paths.guide(id)),
    ...(image && { image: absolute(site, image) }),
    ...(publishedAt !== null && { datePublished: new Date(publishedAt).toISOString() }),
    dateModified: new Date(updatedAt).toISOString(),
    author:
      author === null
        ? { '@type': 'Organization', '@id': organizationId(site), name: site.name, url: site.url }
        : { '@type': 'Person', name: author },
    publisher: { '@type': 'Organization', '@id': organizationId(site), name: site.name },
    inLanguage: 'en',
  };
  return {
    title: seoTitle || title,
    description: seoDescription || description,
    canonical: paths.guide(id),
    image,
    structuredData: [breadcrumbList(site, crumbs), article],
  };
}
