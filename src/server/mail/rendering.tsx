import { render, toPlainText } from '@react-email/render';
import type { ReactElement } from 'react';
import { counted } from '#src/domain/counted.ts';
import { AccountCreated } from '#src/emails/account-created.tsx';
import { AccountExists } from '#src/emails/account-exists.tsx';
import { AddressChanged } from '#src/emails/address-changed.tsx';
import { Code } from '#src/emails/code.tsx';
import { ConfirmAddress } from '#src/emails/confirm-address.tsx';
import { ContactMessage } from '#src/emails/contact-message.tsx';
import { CookNoteMail } from '#src/emails/cook-note.tsx';
import type { MailSite } from '#src/emails/frame.tsx';
import { GiftMail, GiftTakenBackMail } from '#src/emails/gift.tsx';
import { HouseholdInvitation } from '#src/emails/household-invitation.tsx';
import { MailTest } from '#src/emails/mail-test.tsx';
import { NewsletterConfirmation } from '#src/emails/newsletter-confirmation.tsx';
import { REPORT_STEPS, ReportAnswer } from '#src/emails/note-report.tsx';
import { NoContract, PremiumMail, ProveDeclaration } from '#src/emails/premium.tsx';
import { SharedRecipe } from '#src/emails/recipe.tsx';
import { SignInChanged } from '#src/emails/sign-in-changed.tsx';
import { HandInMail } from '#src/emails/staff/hand-in.tsx';
import { JobFailures } from '#src/emails/staff/job-failures.tsx';
import { LetterWaiting } from '#src/emails/staff/letter-waiting.tsx';
import { mailInLook } from '#src/emails/styles.ts';
import { TemporaryPassword } from '#src/emails/temporary-password.tsx';
import { VerificationLink } from '#src/emails/verification-link.tsx';
import { mailSite } from '../look/mail-site.ts';
import { lookNow, refreshLook } from '../look/site-look.ts';
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

/** The name of the newsletter's list within this site, whatever a letter of it is about. */
const NEWSLETTER_LIST = 'newsletter';

interface MailParts<Data> {
  subject: (data: Data, site: MailSite) => string;
  body: (data: Data, site: MailSite) => ReactElement;
  replyTo?: (data: Data) => string | undefined;
  isFromPerson?: true;
  /** The list a mail belongs to, if any: its name within this site, and the address of a call that ends it. */
  list?: (data: Data) => { name: string; unsubscribe: string } | null;
  attachments?: (data: Data) => readonly Attachment[];
}

const verificationLink: MailParts<MailData<'verification-link'>> = {
  subject: (_, site) => `Verify your email for ${site.name}`,
  body: (data, site) => <VerificationLink site={site} {...data} />,
};

const MAILS: { [T in Template]: MailParts<MailData<T>> } = {
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
    body: (data, site) => <MailTest site={site} {...data} />,
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
  'no-contract': {
    subject: (_, site) => `We found no contract for this address at ${site.name}`,
    body: (data, site) => <NoContract site={site} {...data} />,
  },
  'prove-declaration': {
    subject: ({ kind }, site) =>
      `Please confirm: ${kind === 'withdrawal' ? 'your withdrawal' : 'ending your plan'} at ${site.name}`,
    body: (data, site) => <ProveDeclaration site={site} {...data} />,
  },
  gift: {
    subject: ({ giver }, site) => `${giver} gives you a year of ${site.name} Premium`,
    body: (data, site) => <GiftMail site={site} {...data} />,
  },
  'gift-taken-back': {
    subject: ({ giver }, site) => `The year of Premium at ${site.name} from ${giver} was taken back`,
    body: (data, site) => <GiftTakenBackMail site={site} {...data} />,
  },
  'household-invitation': {
    subject: ({ inviter }, site) => `${inviter.name} invites you to a shared shopping list at ${site.name}`,
    body: ({ refusal, ...data }, site) => <HouseholdInvitation site={site} {...data} stop={refusal.page} />,
    replyTo: ({ inviter }) => inviter.email,
    list: ({ refusal }) => ({ name: 'invitations', unsubscribe: refusal.call }),
  },
  'note-report': {
    subject: ({ step }) => REPORT_STEPS[step].subject,
    body: ({ refusal, ...data }, site) => <ReportAnswer site={site} {...data} stop={refusal.page} />,
    list: ({ refusal }) => ({ name: 'note-reports', unsubscribe: refusal.call }),
  },
  premium: {
    subject: ({ subject }) => subject,
    body: ({ attachments: _, ...data }, site) => <PremiumMail site={site} {...data} />,
    attachments: ({ attachments }) => attachments,
  },
  'cook-note': {
    subject: ({ subject }) => subject,
    body: ({ subject: _, list: __, refusal, ...data }, site) => (
      <CookNoteMail site={site} {...data} stop={refusal.page} />
    ),
    list: ({ list, refusal }) => ({ name: list, unsubscribe: refusal.call }),
  },
  'hand-in': {
    subject: ({ subject }) => subject,
    body: ({ subject: _, list: __, refusal, ...data }, site) => (
      <HandInMail site={site} {...data} stop={refusal.page} />
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
    body: (data, site) => <SharedRecipe site={site} {...data} />,
    replyTo: ({ sender }) => sender?.email,
    list: ({ refusal }) => refusal && { name: 'recipes-from-members', unsubscribe: refusal.call },
  },
};

/** Subject, HTML and text of a mail; throws when `data` is not what its template needs. */
export async function renderMail<T extends Template>(template: T, data: unknown): Promise<RenderedMail> {
  await refreshLook();
  const mail: MailParts<MailData<T>> = MAILS[template];
  const parsed = MAIL_DATA[template].parse(data) as MailData<T>;
  const site = mailSite();
  const html = mailInLook(await render(mail.body(parsed, site)), lookNow());
  const replyTo = mail.replyTo?.(parsed);
  const list = mail.list?.(parsed);
  const attachments = mail.attachments?.(parsed) ?? [];
  return {
    subject: mail.subject(parsed, site),
    html,
    text: toPlainText(html),
    ...(replyTo && { replyTo }),
    ...(mail.isFromPerson && { isFromPerson: true }),
    ...(list && {
      list: { id: `${list.name}.${new URL(site.url).hostname}`, unsubscribe: list.unsubscribe },
    }),
    ...(attachments.length > 0 && { attachments }),
  };
}
