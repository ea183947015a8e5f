import { newsletterTicket } from '#src/server/newsletter/asking.ts';
import { subscriptionOf } from '#src/server/newsletter/subscriptions.ts';
import { type ApiAnswer, api } from './api.ts';
import { mailsTo, newAddress } from './members.ts';

let people = 0;
/** An address nobody has asked for yet. */
export const newReader = (): string => `reader-${people++}@example.org`;

type Fields = Record<string, string | string[]>;

/** Sends a form as a browser does. */
export const sendForm = (path: `/api${string}`, fields: Fields, clientAddress = newAddress()): Promise<ApiAnswer> => {
  const body = new URLSearchParams();
  for (const [name, values] of Object.entries(fields)) for (const value of [values].flat()) body.append(name, value);
  return api('POST', path, {
    file: new TextEncoder().encode(body.toString()),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' },
    clientAddress,
  });
};

/** A ticket as a form has it that was opened a while ago, by whatever clock there is. */
export async function oldTicket(ageInMs = 5000): Promise<string> {
  const { now } = Date;
  const opened = now() - ageInMs;
  Date.now = () => opened;
  try {
    return await newsletterTicket({
      address: '',
      source: '/newsletter',
      wanted: { topics: ['weekly'], diets: [], allergens: [] },
    });
  } finally {
    Date.now = now;
  }
}

/** Asks for the newsletter, as somebody does who read the form. */
export const askFor = async (address: string, fields: Fields = {}, clientAddress = newAddress()): Promise<ApiAnswer> =>
  sendForm('/api/newsletter', { address, ticket: await oldTicket(), topics: 'weekly', ...fields }, clientAddress);

export const locationOf = ({ headers }: ApiAnswer): string => headers.get('location') ?? '';

/** The link of the newest mail to an address that asks for a confirmation, as a call. */
export async function confirmationOf(address: string): Promise<`/api${string}`> {
  const links = (await mailsTo(address)).flatMap(({ text }) => /\/newsletter\/confirm\?(\S+)/.exec(text)?.[1] ?? []);
  const asked = (link: string): number => Number(new URLSearchParams(link).get('asked'));
  const [newest = 'nothing'] = links.toSorted((a, b) => asked(b) - asked(a));
  return `/api/newsletter/confirm?${newest}`;
}

/** Subscribes an address by form and mail; returns its subscription. */
export async function subscribed(address = newReader(), fields: Fields = {}) {
  await askFor(address, fields);
  await api('POST', await confirmationOf(address));
  const subscriber = await subscriptionOf(address);
  if (subscriber?.state !== 'confirmed') throw new Error(`${address} is not subscribed: ${subscriber?.state}`);
  return subscriber;
}
