import { PUBLISHED_LABELS } from '../published/field-labels.ts';
import type { GuideText } from './guide.ts';

/** What the fields of a guide are called. */
export const GUIDE_LABELS: Readonly<Record<keyof GuideText, string>> = {
  ...PUBLISHED_LABELS,
  description: 'In a sentence',
  body: 'Text',
  imageUrl: 'Picture',
  author: 'Author',
  names: 'Named by',
};
