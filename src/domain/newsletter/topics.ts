import { z } from 'zod';

/** The topics of the newsletter, each to be had by itself. */
export const TOPICS = {
  weekly: { name: 'The weekly letter', about: 'What’s in season, what’s new and what everybody cooks. Once a week.' },
  'new-recipes': { name: 'New recipes for me', about: 'Only those that fit your diets and allergies.' },
  editors: { name: 'Letters from the kitchen', about: 'When our editors have something to tell. Now and then.' },
} as const;
export type Topic = keyof typeof TOPICS;
export const TOPIC_NAMES = Object.keys(TOPICS) as [Topic, ...Topic[]];

export const topicsSchema = z
  .array(z.enum(TOPIC_NAMES))
  .max(TOPIC_NAMES.length)
  .transform((topics) => TOPIC_NAMES.filter((topic) => topics.includes(topic)));
