import { TERMS_VERSION } from './plan.ts';

/** The seller, as the host has set it. */
export interface Trader {
  name: string;
  /** Lines parted by commas. */
  address: string | undefined;
  email: string | undefined;
  /** Value added tax identification number, where there is one. */
  vatId: string | undefined;
  /** Register and number: "Amtsgericht Köln, HRB 12345". */
  register: string | undefined;
}

/** Part of a text that is agreed to. Its paragraphs are plain text: the same on the page and in the mail. */
export interface TermsSection {
  title: string;
  paragraphs: readonly string[];
}

/** The pages where a contract is ended, withdrawn from, and seen: whole addresses. */
export interface ContractLinks {
  withdrawal: string;
  cancel: string;
  plan: string;
}

const whole = ({ name, address, email }: Trader): string =>
  [name, ...(address?.split(',').map((line) => line.trim()) ?? []), ...(email ? [email] : [])].join(', ');

/** The terms for buying Premium, in the edition `TERMS_VERSION`: a change of a word here is a new edition. */
export const buyingTerms = (trader: Trader, { withdrawal, cancel, plan }: ContractLinks): TermsSection[] => [
  {
    title: 'Price and payment',
    paragraphs: [
      'The price above the order button is the final price. Free days come once; after them the price is charged for every month or year that begins, until you end it. A price that changes later doesn’t change yours.',
      'Payments are made through Stripe. We never see the number of your card. If a payment fails, Premium stays open for seven days, and we write to you twice. Then it ends by itself, and nothing more is charged.',
    ],
  },
  {
    title: 'How it ends',
    paragraphs: [
      `You end it at any time with one press in your profile (${plan}), or without signing in at ${cancel}. It runs to the end of what is paid. From its second year on, a yearly plan ends a month after you end it, and what you paid for the rest comes back.`,
      'For an important reason it ends at once, and what you paid for the rest comes back. When Premium ends, your shopping list, meal plan and notes stay readable to you.',
    ],
  },
  {
    title: 'Gifts',
    paragraphs: [
      'A gift is paid once, for a year from the day its code is redeemed. The code can be redeemed once, within three years.',
    ],
  },
  {
    title: 'What you can expect of it',
    paragraphs: [
      'Premium is a digital service. For as long as you have it we owe you what its page describes, in working order and kept up to date (directive (EU) 2019/770). If something doesn’t work, tell us and we’ll put it right, free of charge. If we can’t within a reasonable time, you may have the price reduced or end the contract.',
    ],
  },
  {
    title: 'Disputes',
    paragraphs: [
      'Tell us first; most things are settled in a mail or two. We are neither obliged nor willing to take part in dispute resolution before a consumer arbitration board. The law of the country you live in protects you whatever stands here.',
    ],
  },
  {
    title: 'Whom you buy from',
    paragraphs: [
      [
        whole(trader),
        trader.register && `Register: ${trader.register}`,
        trader.vatId && `VAT identification number: ${trader.vatId}`,
      ]
        .filter(Boolean)
        .join('. '),
    ],
  },
  { title: 'Your right to withdraw', paragraphs: withdrawalInstructions(trader, withdrawal) },
  { title: 'Model withdrawal form', paragraphs: modelForm(trader) },
];

/** Instructions on withdrawal (directive 2011/83/EU, annex I A, with what directive (EU) 2023/2673 adds). */
const withdrawalInstructions = (trader: Trader, page: string): string[] => [
  'You have the right to withdraw from this contract within 14 days without giving any reason. The withdrawal period expires after 14 days from the day the contract was concluded.',
  `To exercise the right, inform us (${whole(trader)}) of your decision by an unequivocal statement, such as a letter or an e-mail. You can also do it online at ${page}; we’ll confirm that it has arrived at once, by e-mail. You may use the model form below, but it isn’t obligatory.`,
  'To meet the deadline it is enough that you send your statement before the period has expired.',
  'If you withdraw, we pay back everything we have received from you for this contract, without undue delay and within 14 days at the latest from the day your statement reached us, the same way you paid, and without any fee. That holds although Premium began at once at your request: we keep nothing for the days you had it.',
];

/** The model form (directive 2011/83/EU, annex I B). */
const modelForm = (trader: Trader): string[] => [
  '(Complete and return this form only if you wish to withdraw from the contract.)',
  `To ${whole(trader)}:`,
  'I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract for the provision of the following service: Premium',
  'Ordered on (*)/received on (*): …',
  'Order number, if you have it at hand: …',
  'Name of consumer(s): …',
  'Address of consumer(s): …',
  'Signature of consumer(s) (only if this form is notified on paper): …',
  'Date: …',
  '(*) Delete as appropriate.',
];

/** The same as a text to keep. */
export const termsText = (siteName: string, sections: readonly TermsSection[]): string =>
  [
    `Buying Premium at ${siteName}, edition ${TERMS_VERSION}`,
    ...sections.map(({ title, paragraphs }) => [title.toUpperCase(), ...paragraphs].join('\n\n')),
  ].join('\n\n\n');
