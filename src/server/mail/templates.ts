import { z } from 'zod';
import { ingredientGroupSchema } from '#src/domain/ingredients/ingredient-groups.ts';
import { MAIL_LIST_NAMES } from '#src/domain/members/mail-lists.ts';
import { SIGN_IN_CHANGES } from '#src/domain/members/sign-in-methods.ts';
import { nutriScoreSchema } from '#src/domain/nutrition/nutri-score.ts';

const line = z.string().regex(/^\P{Cc}*$/u, 'A single line');
const address = z.email();
const link = z.url({ protocol: /^https?$/ });

const verificationLink = z.strictObject({
  firstName: line,
  link,
  /** The address was signed up with before. A default, for mails that an earlier version queued. */
  isSecond: z.boolean().default(false),
});

/** What each mail needs. Whatever comes into a header is one line. */
export const MAIL_DATA = {
  'verification-link': verificationLink,
  'verification-link-again': verificationLink,
  code: z.strictObject({ firstName: line, code: line }),
  'temporary-password': z.strictObject({ firstName: line, password: line, link }),
  'account-exists': z.strictObject({ firstName: line, link }),
  'address-changed': z.strictObject({
    firstName: line,
    newEmail: address,
    // `null` in mails that an earlier version queued.
    undoLink: link.nullable().default(null),
  }),
  'confirm-address': z.strictObject({ firstName: line, link }),
  'contact-message': z.strictObject({
    subject: line,
    message: z.string(),
    memberName: line,
    memberEmail: address,
    role: line,
  }),
  /** What jobs could not do by themselves. */
  'job-failures': z.strictObject({
    failures: z.array(z.object({ job: z.string(), item: z.string(), words: z.string() })).min(1),
    /** How many there are besides. */
    more: z.int(),
    link,
  }),
  /** To see whether mail arrives. */
  test: z.strictObject({ service: line }),
  'sign-in-changed': z.strictObject({
    firstName: line,
    change: z.enum(SIGN_IN_CHANGES),
    /** Of the passkey or the identity provider. */
    name: line.nullable(),
    link,
  }),
  'newsletter-confirmation': z.strictObject({
    /** Where it is confirmed; `null` where the address has the newsletter already. */
    link: link.nullable(),
    leaving: z.object({ page: link, call: link }),
  }),
  'account-created': z.strictObject({ firstName: line, password: line, link }),
  premium: z.strictObject({
    subject: line,
    greeting: line,
    title: line,
    paragraphs: z.array(z.string()),
    facts: z.array(z.object({ label: line, value: line })),
    action: z.object({ label: line, link }).nullable(),
    fine: z.array(z.string()),
    reason: line,
    /** A default, for mails that an earlier version queued. */
    attachments: z.array(z.object({ name: line, text: z.string() })).default([]),
  }),
  'cook-note': z.strictObject({
    subject: line,
    firstName: line.nullable(),
    title: line,
    paragraphs: z.array(z.string()),
    quotes: z.array(z.object({ about: z.string(), text: z.string() })),
    facts: z.array(z.object({ label: line, value: z.string() })),
    action: z.object({ label: line, link }).nullable(),
    fine: z.array(z.string()),
    reason: line,
    list: z.enum(MAIL_LIST_NAMES),
    refusal: z.object({ page: link, call: link }),
  }),
  /** A letter of the newsletter waits for somebody's yes. */
  'letter-waiting': z.strictObject({
    firstName: line,
    subject: line,
    /** "on Friday, 27 November at 08:00". */
    when: line,
    link,
    refusal: z.object({ page: link, call: link }),
  }),
  recipe: z.strictObject({
    title: line,
    description: z.string(),
    link,
    picture: link.nullable(),
    facts: z.array(z.string()),
    // What follows has defaults for mails that an earlier version queued.
    diets: z.array(z.string()).default([]),
    notes: z.array(z.string()).default([]),
    allergens: z.array(z.object({ name: z.string(), text: z.string() })).default([]),
    tips: z.array(z.string()).default([]),
    /** What has to be said of the steps for so many servings. */
    stepsNote: z.string().nullable().default(null),
    nutriScore: nutriScoreSchema.nullable().default(null),
    /** Per serving. */
    nutrition: z
      .object({
        rows: z.array(
          z.object({ label: z.string(), isPart: z.boolean(), perServing: z.string(), percent: z.number() }),
        ),
        note: z.string(),
      })
      .nullable()
      .default(null),
    ingredients: z.array(z.object({ amount: z.string().nullable(), rest: z.string() })),
    ingredientGroups: z.array(ingredientGroupSchema).default([]),
    source: z.object({ url: link, site: z.string() }).nullable().default(null),
    steps: z.array(z.array(z.object({ text: z.string(), isStrong: z.boolean() }))),
    note: z.string(),
    /** `null` for a mail to oneself, which nobody has to refuse. */
    sender: z.object({ name: line, email: address }).nullable(),
    refusal: z.object({ page: link, call: link }).nullable(),
  }),
} as const;

export type Template = keyof typeof MAIL_DATA;
export type MailData<T extends Template> = z.infer<(typeof MAIL_DATA)[T]>;

/** A mail to write, and to whom. */
export type Mail = { [T in Template]: { to: string; template: T; data: MailData<T> } }[Template];

export const isTemplate = (name: string): name is Template => Object.hasOwn(MAIL_DATA, name);
