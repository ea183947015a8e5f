import { z } from 'zod';
import { REPORT_REASONS } from '#src/domain/cook-notes/reports.ts';
import { ingredientGroupSchema } from '#src/domain/ingredients/ingredient-groups.ts';
import { MAIL_LIST_NAMES } from '#src/domain/members/mail-lists.ts';
import { SIGN_IN_CHANGES } from '#src/domain/members/sign-in-methods.ts';
import { nutriScoreSchema } from '#src/domain/nutrition/nutri-score.ts';
import { DECLARATION_KINDS } from '#src/domain/premium/billing/declaration.ts';
import type { Turn } from './first-mails.ts';

const line = z.string().regex(/^\P{Cc}*$/u, 'A single line');
const address = z.email();
const link = z.url({ protocol: /^https?$/ });
const refusal = z.object({ page: link, call: link });

/** Addresses, names and words of people who have shown who they are; `proven.ts` alone makes them. */
const provenAddress = address.brand<'proven address'>().meta({ by: 'proven' });
const provenName = line.brand<'proven name'>().meta({ by: 'proven' });
const provenWords = z.string().brand<'proven words'>().meta({ by: 'proven' });
export type ProvenAddress = z.infer<typeof provenAddress>;
export type ProvenName = z.infer<typeof provenName>;
export type ProvenWords = z.infer<typeof provenWords>;

/** The site's own words, or those of who works for it: a test asks of every text of a mail to anybody whose it is. */
const bySite = <S extends z.ZodType>(schema: S): S => schema.meta({ by: 'site' });

const verificationLink = z.object({
  link,
  /** The address was signed up with before. A default, for mails that an earlier version queued. */
  isSecond: z.boolean().default(false),
});
const reportReasons = Object.keys(REPORT_REASONS) as [keyof typeof REPORT_REASONS];

/**
 * Mails to addresses of which nobody has shown that they are theirs. What somebody typed who is not proven has no field in
 * them. Not strict: an earlier version queued names along, which are left out now.
 */
export const TO_ANYBODY = {
  'verification-link': verificationLink,
  'verification-link-again': verificationLink,
  code: z.object({ code: bySite(line) }),
  'temporary-password': z.object({ password: bySite(line), link }),
  'account-created': z.object({ password: bySite(line), link }),
  'account-exists': z.object({ link }),
  'confirm-address': z.object({ link }),
  'newsletter-confirmation': z.object({
    /** The link to confirm it; `null` where the address has the newsletter already. */
    link: link.nullable(),
    leaving: refusal,
  }),
  /** Somebody wants to end or withdraw from a contract of an address, and there is none. */
  'no-contract': z.object({ wish: z.enum(['end', 'withdraw']), at: z.number() }),
  /** Something was declared about the contracts of an address; nobody has shown that it was its owner. */
  'prove-declaration': z.object({ kind: z.enum(DECLARATION_KINDS), at: z.number(), link }),
  gift: z.object({
    giver: provenName,
    recipient: provenName,
    message: provenWords,
    code: bySite(line),
    expiresAt: z.number(),
    link,
  }),
  /** Somebody is invited to a household. */
  'household-invitation': z.object({
    inviter: z.object({ name: provenName, email: provenAddress }),
    link,
    expiresAt: z.number(),
    refusal,
  }),
  'gift-taken-back': z.object({ giver: provenName, recipient: provenName, number: bySite(line), link }),
  /** The outcome of the report of a note. */
  'note-report': z.object({
    step: z.enum(['received', 'removed', 'kept', 'upheld', 'reversed']),
    reported: z.enum(reportReasons),
    /** The title of the recipe the note is on. */
    title: bySite(line),
    /** The reason of whoever decided; empty where it is not said. */
    why: bySite(z.string()),
    link: link.nullable(),
    refusal,
  }),
  recipe: z.object({
    title: bySite(line),
    description: bySite(z.string()),
    link,
    picture: link.nullable(),
    facts: bySite(z.array(z.string())),
    // What follows has defaults for mails that an earlier version queued.
    diets: bySite(z.array(z.string()).default([])),
    notes: bySite(z.array(z.string()).default([])),
    allergens: bySite(z.array(z.object({ name: z.string(), text: z.string() })).default([])),
    tips: bySite(z.array(z.string()).default([])),
    /** A note on the steps for so many servings. */
    stepsNote: bySite(z.string().nullable().default(null)),
    nutriScore: nutriScoreSchema.nullable().default(null),
    /** Per serving. */
    nutrition: bySite(
      z
        .object({
          rows: z.array(
            z.object({
              label: z.string(),
              isPart: z.boolean(),
              perServing: z.string(),
              percent: z.number().nullable(),
            }),
          ),
          note: z.string(),
        })
        .nullable()
        .default(null),
    ),
    ingredients: bySite(z.array(z.object({ amount: z.string().nullable(), rest: z.string() }))),
    ingredientGroups: bySite(z.array(ingredientGroupSchema).default([])),
    source: z
      .object({ url: link, site: bySite(z.string()) })
      .nullable()
      .default(null),
    steps: bySite(z.array(z.array(z.object({ text: z.string(), isStrong: z.boolean() })))),
    note: provenWords,
    /** `null` for a mail to oneself, which nobody has to refuse. */
    sender: z.object({ name: provenName, email: provenAddress }).nullable(),
    refusal: refusal.nullable(),
  }),
} as const;

/** Mails to whose address is proven. Whatever comes into a header is one line. */
const TO_PROVEN = {
  'address-changed': z.strictObject({
    firstName: line,
    newEmail: address,
    // `null` in mails that an earlier version queued.
    undoLink: link.nullable().default(null),
  }),
  'contact-message': z.strictObject({
    subject: line,
    message: z.string(),
    memberName: line,
    memberEmail: address,
    role: line,
  }),
  /** The work that jobs could not do by themselves. */
  'job-failures': z.strictObject({
    failures: z.array(z.object({ job: z.string(), item: z.string(), words: z.string() })).min(1),
    /** The number of others. */
    more: z.int(),
    link,
  }),
  /** To see whether mail arrives. */
  test: z.strictObject({ service: line }),
  'sign-in-changed': z.strictObject({
    firstName: line,
    change: z.enum(SIGN_IN_CHANGES),
    /** The name of the passkey or the identity provider. */
    name: line.nullable(),
    link,
  }),
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
    refusal,
  }),
  /** What was handed in, to who publishes; what became of it, to who wrote it. */
  'hand-in': z.strictObject({
    subject: line,
    firstName: line,
    title: line,
    paragraphs: z.array(z.string()),
    remarks: z.array(z.object({ about: z.string(), text: z.string() })),
    action: z.object({ label: line, link }),
    reason: line,
    list: z.enum(MAIL_LIST_NAMES),
    refusal,
  }),
  /** A letter of the newsletter waits for somebody's yes. */
  'letter-waiting': z.strictObject({
    firstName: line,
    subject: line,
    /** "on Friday, 27 November at 08:00". */
    when: line,
    link,
    refusal,
  }),
} as const;

/** The data each mail needs. */
export const MAIL_DATA = { ...TO_ANYBODY, ...TO_PROVEN } as const;

export type Template = keyof typeof MAIL_DATA;
export type MailData<T extends Template> = z.infer<(typeof MAIL_DATA)[T]>;

type MailTo<To, T extends Template> = { [K in T]: To & { template: K; data: MailData<K> } }[T];
export type ProvenMail = MailTo<{ to: ProvenAddress; turn?: never }, Template>;
export type AnybodysMail = MailTo<{ to: string; turn: Turn }, keyof typeof TO_ANYBODY>;
/** A mail to write, and to whom: to an address that is not proven in its turn, and with nobody's words in it. */
export type Mail = ProvenMail | AnybodysMail;

export const isTemplate = (name: string): name is Template => Object.hasOwn(MAIL_DATA, name);
