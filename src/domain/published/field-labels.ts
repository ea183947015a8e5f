/** What the fields are called that any kind has. */
export const PUBLISHED_LABELS = {
  title: 'Title',
  seoTitle: 'Headline in search results',
  seoDescription: 'Text in search results',
  isPublished: 'Published',
  publishAt: 'Publish at',
  unpublishAt: 'Unpublish at',
};
