import { render, toPlainText } from '@react-email/components';
import type { ReactElement } from 'react';
import { counted } from '#src/domain/counted.ts';
import { AccountCreated } from '#src/emails/account-created.tsx';
import { AccountExists } from '#src/emails/account-exists.tsx';
import { AddressChanged } from '#src/emails/address-changed.tsx';
import { Code } from '#src/emails/code.tsx';
import { ConfirmAddress } from '#src/emails/confirm-address.tsx';
import { ContactMessage } from '#src/emails/contact-message.tsx';
import { CookNoteLetter } from '#src/emails/cook-note.tsx';
import { JobFailures } from '#src/emails/job-failures.tsx';
import type { LetterSite } from '#src/emails/letter.tsx';
import { LetterWaiting } from '#src/emails/letter-waiting.tsx';
import { NewsletterConfirmation } from '#src/emails/newsletter-confirmation.tsx';
import { PremiumLetter } from '#src/emails/premium.tsx';
import { RecipeLetter } from '#src/emails/recipe.tsx';
import { SignInChanged } from '#src/emails/sign-in-changed.tsx';
import { TemporaryPassword } from '#src/emails/temporary-password.tsx';
import { TestLetter } from '#src/emails/test-letter.tsx';
import { VerificationLink } from '#src/emails/verification-link.tsx';
import { env } from '../base/env.ts';
import type { Attachment, MailingList } from './outgoing-mail.ts';
import { MAIL_DATA, type MailData, type Template } from './templates.ts';

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
  replyTo?: string;
  isFromPerson?: boolean;
  list?: MailingList;
  attachments?: readonly Attachment[];
}

/** What the newsletter's list is called within this site, whatever a letter of it is about. */
export const NEWSLETTER_LIST = 'newsletter';

interface Letter<Data> {
  subject: (data: Data, site: LetterSite) => string;
  body: (data: Data, site: LetterSite) => ReactElement;
  replyTo?: (data: Data) => string | undefined;
  isFromPerson?: true;
  /** The list a letter belongs to, if any: its name within this site, and the address of a call that ends it. */
  list?: (data: Data) => { name: string; unsubscribe: string } | null;
  attachments?: (data: Data) => readonly Attachment[];
}

const verificationLink: Letter<MailData<'verification-link'>> = {
  subject: (_, site) => `Verify your email for ${site.name}`,
  body: (data, site) => <VerificationLink site={site} {...data} />,
};

const LETTERS: { [T in Template]: Letter<MailData<T>> } = {
  'verification-link': verificationLink,
  'verification-link-again': verificationLink,
  code: {
    subject: ({ code }) => `${code} is your verification code`,
    body: (data, site) => <Code site={site} {...data} />,
  },
  'temporary-password': {
    subject: (_, site) => `Your new password for ${site.name}`,
    body: (data, site) => <TemporaryPassword site={site} {...data} />,
  },
  'account-exists': {
    subject: (_, site) => `You already have an account at ${site.name}`,
    body: (data, site) => <AccountExists site={site} {...data} />,
  },
  'address-changed': {
    subject: (_, site) => `Your address at ${site.name} is about to change`,
    body: (data, site) => <AddressChanged site={site} {...data} />,
  },
  'confirm-address': {
    subject: (_, site) => `Confirm your new address for ${site.name}`,
    body: (data, site) => <ConfirmAddress site={site} {...data} />,
  },
  'contact-message': {
    subject: ({ subject }, site) => `[${site.name}] ${subject}`,
    body: (data, site) => <ContactMessage site={site} {...data} />,
    replyTo: ({ memberEmail }) => memberEmail,
    isFromPerson: true,
  },
  'job-failures': {
    subject: ({ failures, more }, site) => `${counted(failures.length + more, 'thing')} need attention at ${site.name}`,
    body: (data, site) => <JobFailures site={site} {...data} />,
  },
  test: {
    subject: (_, site) => `Test mail from ${site.name}`,
    body: (data, site) => <TestLetter site={site} {...data} />,
  },
  'account-created': {
    subject: (_, site) => `Your account at ${site.name}`,
    body: (data, site) => <AccountCreated site={site} {...data} />,
  },
  'newsletter-confirmation': {
    subject: ({ link }, site) =>
      link ? `Confirm your newsletter from ${site.name}` : `You already have the newsletter from ${site.name}`,
    body: (data, site) => <NewsletterConfirmation site={site} link={data.link} page={data.leaving.page} />,
    list: ({ leaving }) => ({ name: NEWSLETTER_LIST, unsubscribe: leaving.call }),
  },
  'sign-in-changed': {
    subject: (_, site) => `How you sign in at ${site.name} has changed`,
    body: (data, site) => <SignInChanged site={site} {...data} />,
  },
  premium: {
    subject: ({ subject }) => subject,
    body: ({ attachments: _, ...data }, site) => <PremiumLetter site={site} {...data} />,
    attachments: ({ attachments }) => attachments,
  },
  'cook-note': {
    subject: ({ subject }) => subject,
    body: ({ subject: _, list: __, refusal, ...data }, site) => (
      <CookNoteLetter site={site} {...data} stop={refusal.page} />
    ),
    list: ({ list, refusal }) => ({ name: list, unsubscribe: refusal.call }),
  },
  'letter-waiting': {
    subject: ({ subject }) => `Waiting for your yes: ${subject}`,
    body: ({ refusal, ...data }, site) => <LetterWaiting site={site} {...data} stop={refusal.page} />,
    list: ({ refusal }) => ({ name: 'waiting-letters', unsubscribe: refusal.call }),
  },
  recipe: {
    subject: ({ title, sender }, site) =>
      sender ? `${sender.name} sent you a recipe: ${title}` : `${title}, from ${site.name}`,
    body: (data, site) => <RecipeLetter site={site} {...data} />,
    replyTo: ({ sender }) => sender?.email,
    list: ({ refusal }) => refusal && { name: 'recipes-from-members', unsubscribe: refusal.call },
  },
};

/** Subject, HTML and text of a letter; throws when `data` is not what its template needs. */
export async function renderMail<T extends Template>(template: T, data: unknown): Promise<RenderedMail> {
  const letter: Letter<MailData<T>> = LETTERS[template];
  const parsed = MAIL_DATA[template].parse(data) as MailData<T>;
  const site = { name: env().SITE_NAME, url: env().SITE_URL };
  const html = await render(letter.body(parsed, site));
  const replyTo = letter.replyTo?.(parsed);
  const list = letter.list?.(parsed);
  const attachments = letter.attachments?.(parsed) ?? [];
  return {
    subject: letter.subject(parsed, site),
    html,
    text: toPlainText(html),
    ...(replyTo && { replyTo }),
    ...(letter.isFromPerson && { isFromPerson: true }),
    ...(list && {
      list: { id: `${list.name}.${new URL(site.url).hostname}`, unsubscribe: list.unsubscribe },
    }),
    ...(attachments.length > 0 && { attachments }),
  };
}
