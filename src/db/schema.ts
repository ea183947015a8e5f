// Every table, by subject.
export * from './schema/ai.ts';
export * from './schema/billing.ts';
export * from './schema/collections.ts';
export * from './schema/cook-notes.ts';
export * from './schema/guides.ts';
export * from './schema/households.ts';
export * from './schema/letters.ts';
export * from './schema/mail.ts';
export * from './schema/members.ts';
export * from './schema/moving.ts';
export * from './schema/newsletter.ts';
export * from './schema/open-items.ts';
export * from './schema/premium.ts';
export * from './schema/recipes.ts';
export * from './schema/search.ts';
export * from './schema/site.ts';
export * from './schema/texts.ts';
