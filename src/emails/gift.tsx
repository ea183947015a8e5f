import type { MailSite } from './frame.tsx';
import { PremiumMail } from './premium.tsx';

const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

interface Gift {
  site: MailSite;
  giver: string;
  recipient: string;
  message: string;
  code: string;
  expiresAt: number;
  link: string;
}

/** To whom a gift is for. */
export const GiftMail = ({ site, giver, recipient, message, code, expiresAt, link }: Gift) => (
  <PremiumMail
    site={site}
    greeting={`Hello ${recipient},`}
    title="A year of Premium for you"
    paragraphs={[
      `${giver} gives you a year of Premium: shopping lists that write themselves, a meal plan, PDFs, and no advertising.`,
      ...(message ? [`“${message}”`] : []),
    ]}
    facts={[
      { label: 'Your code', value: code },
      { label: 'Good until', value: days.format(expiresAt) },
    ]}
    action={{ label: 'Redeem it', link }}
    fine={['It ends by itself after a year. Nothing is ever charged to you.']}
    reason={`You’re getting this because ${giver} entered your address for a gift at ${site.name}.`}
  />
);

interface TakenBack {
  site: MailSite;
  giver: string;
  recipient: string;
  number: string;
  link: string;
}

/** To whom a gift was for, once its buyer has withdrawn. */
export const GiftTakenBackMail = ({ site, giver, recipient, number, link }: TakenBack) => (
  <PremiumMail
    site={site}
    greeting={`Hello ${recipient},`}
    title="Your gift was taken back"
    paragraphs={[
      `${giver} has withdrawn from the gift, and it ends now. Nothing is charged to you, and your account goes on without Premium.`,
      'Your shopping list, meal plan and notes stay yours: you can still read them, and they’ll be as you left them if you come back.',
    ]}
    facts={[{ label: 'Order number', value: number }]}
    action={{ label: 'See Premium', link }}
    fine={[]}
    reason={`You’re getting this because you were given Premium at ${site.name}.`}
  />
);
