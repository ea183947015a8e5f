import { localTime, momentIn } from '../local-time.ts';

/** The fields the form of any kind has, beside what it is about. */
export interface PublishedForm {
  title: string;
  imageUrl: string | null;
  seoTitle: string;
  seoDescription: string;
  isPublished: boolean;
  publishAt: string;
  unpublishAt: string;
}

/** The same as a server says it. */
interface PublishedTexts {
  title: string;
  imageUrl: string | null;
  seoTitle: string | null;
  seoDescription: string | null;
  isPublished: boolean;
  publishAt: number | null;
  unpublishAt: number | null;
}

export const EMPTY_FORM: PublishedForm = {
  ...{ title: '', imageUrl: null, seoTitle: '', seoDescription: '' },
  ...{ isPublished: false, publishAt: '', unpublishAt: '' },
};

/** The fields that are the same for every kind, as its form holds it. */
export const publishedFormOf = (thing: PublishedTexts): PublishedForm => ({
  title: thing.title,
  imageUrl: thing.imageUrl,
  seoTitle: thing.seoTitle ?? '',
  seoDescription: thing.seoDescription ?? '',
  isPublished: thing.isPublished,
  publishAt: localTime(thing.publishAt),
  unpublishAt: localTime(thing.unpublishAt),
});

/** The form with its times as moments. */
export const publishingTimes = ({ publishAt, unpublishAt }: Pick<PublishedForm, 'publishAt' | 'unpublishAt'>) => ({
  publishAt: momentIn(publishAt),
  unpublishAt: momentIn(unpublishAt),
});
