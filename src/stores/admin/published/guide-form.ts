import type { AdminGuide } from '#src/contracts/guides/admin-guides.ts';
import type { GuideText } from '#src/domain/guides/guide.ts';
import { localTime, momentIn } from '../local-time.ts';

/** A guide as its form holds it: everything as it is typed. */
export interface GuideForm {
  title: string;
  description: string;
  body: string;
  imageUrl: string | null;
  author: string;
  /** Parted by commas. */
  names: string;
  seoTitle: string;
  seoDescription: string;
  isPublished: boolean;
  publishAt: string;
  unpublishAt: string;
}

const EMPTY: GuideForm = {
  ...{ title: '', description: '', body: '', imageUrl: null, author: '', names: '' },
  ...{ seoTitle: '', seoDescription: '', isPublished: false, publishAt: '', unpublishAt: '' },
};

/** The form of a guide; an empty one where there is none. */
export function guideFormOf(guide: AdminGuide | null): GuideForm {
  if (!guide) return EMPTY;
  const { title, description, body, imageUrl, author, names, seoTitle, seoDescription, isPublished } = guide;
  return {
    ...{ title, description, body, imageUrl, isPublished },
    author: author ?? '',
    names: names.join(', '),
    seoTitle: seoTitle ?? '',
    seoDescription: seoDescription ?? '',
    publishAt: localTime(guide.publishAt),
    unpublishAt: localTime(guide.unpublishAt),
  };
}

/** What the form says, in the names and types of the call that saves it; not checked yet. */
export const guideIn = ({ names, publishAt, unpublishAt, ...texts }: GuideForm): GuideText => ({
  ...texts,
  names: names
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean),
  publishAt: momentIn(publishAt),
  unpublishAt: momentIn(unpublishAt),
});

export const isSameGuide = (one: GuideForm, other: GuideForm): boolean =>
  one === other || JSON.stringify(guideIn(one)) === JSON.stringify(guideIn(other));

export const GUIDE_LABELS: Readonly<Record<string, string>> = {
  title: 'Title',
  description: 'In a sentence',
  body: 'Text',
  imageUrl: 'Picture',
  author: 'Author',
  names: 'Named by',
  seoTitle: 'Headline in search results',
  seoDescription: 'Text in search results',
  isPublished: 'Published',
  publishAt: 'Publish at',
  unpublishAt: 'Unpublish at',
};
