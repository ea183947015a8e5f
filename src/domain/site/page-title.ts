/** The title of a page as browsers and search engines show it: with the site's name behind it, unless that is in it. */
export const fullTitle = (title: string, siteName: string): string =>
  title.includes(siteName) ? title : `${title} · ${siteName}`;
