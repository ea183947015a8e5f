import { render } from '@react-email/render';
import type { ComponentProps } from 'react';
import { NewsletterLetter } from '#src/emails/newsletter.tsx';
import { mailInLook } from '#src/emails/styles.ts';
import { mailSite } from '../look/mail-site.ts';
import { lookNow } from '../look/site-look.ts';

/** HTML of a letter of the newsletter. */
export async function newsletterHtml(letter: Omit<ComponentProps<typeof NewsletterLetter>, 'site'>): Promise<string> {
  return mailInLook(await render(<NewsletterLetter site={mailSite()} {...letter} />), lookNow());
}
