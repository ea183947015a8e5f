import type { SiteText, SiteTextId } from '#src/domain/site/site-texts.ts';
import contact from './contact.md?raw';
import cookies from './cookies.md?raw';
import help from './help.md?raw';
import privacy from './privacy.md?raw';
import terms from './terms.md?raw';

/** The texts that come with the product. */
export const BUILT_IN: Readonly<Record<SiteTextId, SiteText>> = {
  help: { description: 'Short answers to the questions people ask most.', body: help.trim() },
  contact: { description: 'A real person reads what you write, and replies.', body: contact.trim() },
  privacy: { description: 'What we know about you, why, and how to make us forget it.', body: privacy.trim() },
  terms: { description: 'The rules of this kitchen, in plain words.', body: terms.trim() },
  cookies: { description: 'Very few cookies, and none of them sweet.', body: cookies.trim() },
};
