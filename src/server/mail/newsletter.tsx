import { render } from '@react-email/render';
import type { ComponentProps } from 'react';
import { NewsletterLetter } from '#src/emails/newsletter.tsx';
import { env } from '../base/env.ts';
import { lookNow } from '../look/site-look.ts';

/** HTML of a letter of the newsletter. */
export const newsletterHtml = (letter: Omit<ComponentProps<typeof NewsletterLetter>, 'site'>): Promise<string> =>
  render(<NewsletterLetter site={{ name: lookNow().siteName, url: env().SITE_URL }} {...letter} />);
