import type { AdminGuide } from '#src/contracts/guides/admin-guides.ts';
import type { GuideText } from '#src/domain/guides/guide.ts';
import { EMPTY_FORM, type PublishedForm, publishedFormOf, publishingTimes } from './published-form.ts';

/** A guide as its form holds it: everything as it is typed. */
export interface GuideForm extends PublishedForm {
  description: string;
  body: string;
  author: string;
  /** Parted by commas. */
  names: string;
}

/** The form of a guide; an empty one where there is none. */
export const guideFormOf = (guide: AdminGuide | null): GuideForm => ({
  ...(guide ? publishedFormOf(guide) : EMPTY_FORM),
  description: guide?.description ?? '',
  body: guide?.body ?? '',
  author: guide?.author ?? '',
  names: guide?.names.join(', ') ?? '',
});

/** The guide in the form, in the names and types of the call that saves it; not checked yet. */
export const guideIn = ({ names, ...texts }: GuideForm): GuideText => ({
  ...texts,
  ...publishingTimes(texts),
  names: names
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean),
});
