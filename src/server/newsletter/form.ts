import { AppError } from '#src/domain/errors.ts';
import { ownPathSchema } from '#src/domain/members/accounts.ts';
import { TOPIC_NAMES } from '#src/domain/newsletter/topics.ts';
import { TRAP } from '#src/domain/newsletter/trap.ts';
import { type Wanted, wantedSchema } from '#src/domain/newsletter/wanted.ts';
import { paths } from '#src/paths.ts';
import {
  addressSchema,
  askAddress,
  newsletterTicket,
  type Request,
  readNewsletterTicket,
  type Trouble,
} from './asking.ts';

type Fields = Readonly<Record<string, readonly string[]>>;

/**
 * Takes a form by which somebody asks for the newsletter, and returns where to go on: to a page that says the same for every address. A form without a
 * ticket, as it stands at the foot of every page, goes on to the whole one, with the address in its ticket, not in the address bar.
 */
export async function takeForm(fields: Fields, network: string): Promise<string> {
  const { address: [address = ''] = [], source: [source = ''] = [], ticket: [ticket = ''] = [] } = fields;
  if (fields[TRAP]?.some(Boolean)) return paths.newsletterAsked;
  const request: Request = {
    address: address.slice(0, 254),
    source: ownPathSchema.safeParse(source).data ?? paths.newsletter,
    wanted: ticket ? wantedIn(fields) : { ...NOTHING, topics: [...TOPIC_NAMES] },
  };
  const again = async (trouble?: Trouble) => paths.newsletterForm(await newsletterTicket(request), trouble);
  if (!ticket) return again(addressSchema.safeParse(address).success ? undefined : 'address');
  try {
    const trouble = await askAddress(request, { ticket, network });
    return trouble ? again(trouble) : paths.newsletterAsked;
  } catch (error) {
    if (error instanceof AppError && error.code === 'rate_limited') return paths.newsletterTrouble('busy');
    throw error;
  }
}

const NOTHING: Wanted = { topics: [], diets: [], allergens: [] };

/** The choices that are ticked; what cannot be is not. */
const wantedIn = ({ topics = [], diets = [], allergens = [] }: Fields): Wanted =>
  wantedSchema.safeParse({ topics, diets, allergens }).data ?? NOTHING;

const SAID: Record<Trouble | 'busy', string> = {
  address: 'Please enter a valid email address.',
  topics: 'Tick at least one letter.',
  old: 'This page was open for a long time. Everything’s still here: press the button again.',
  quick: 'That was quick. Look it over once more, then press the button.',
  busy: 'Too many people asked from here at once. Please try again in an hour.',
};

/** The content of the form's page: what was entered so far, a fresh ticket, and why it is shown again. */
export async function newsletterForm(ticket: string, trouble: string | undefined) {
  const shown = ticket ? await readNewsletterTicket(ticket) : null;
  const request = shown?.data ?? {
    address: '',
    source: paths.newsletter,
    wanted: { ...NOTHING, topics: [...TOPIC_NAMES] },
  };
  const isKnown = trouble !== undefined && Object.hasOwn(SAID, trouble);
  return {
    request,
    ticket: shown && trouble !== 'old' ? ticket : await newsletterTicket(request),
    said: isKnown ? SAID[trouble as keyof typeof SAID] : null,
  };
}
