import { z } from 'zod';

/** Most members of one household. */
export const HOUSEHOLD_LIMIT = 8;
/** How long an invitation can be taken. */
export const INVITATION_DAYS = 7;
/** Most invitations of a household that are open, and most that one member makes, or mails, in a day. */
export const INVITATION_LIMIT = { open: HOUSEHOLD_LIMIT, aDay: 20, mailsADay: 10, toAStranger: 3 } as const;
/** How often a member tries secrets of invitations in an hour. */
export const INVITATION_TRIES = 20;

/** What an invitation's link holds: 24 random bytes. */
export const invitationSecretSchema = z
  .string()
  .regex(/^[\w-]{32}$/, 'This link isn’t complete. Open it once more, or ask for a new one.');

const householdMemberSchema = z.object({
  id: z.string(),
  /** First name. */
  name: z.string(),
  isYou: z.boolean(),
  isOwner: z.boolean(),
  sharesList: z.boolean(),
  sharesPantry: z.boolean(),
  /** UTC milliseconds. */
  joinedAt: z.number(),
});

const openInvitationSchema = z.object({
  id: z.uuid(),
  /** First name of who made it. */
  invitedBy: z.string(),
  /** Whether this member may withdraw it: who made it, and the owner. */
  mayWithdraw: z.boolean(),
  createdAt: z.number(),
  expiresAt: z.number(),
});

/** A household as one of its members sees it. */
const householdSchema = z.object({
  createdAt: z.number(),
  /** First name of whose Premium serves everybody; `null` where none does. */
  premiumOf: z.string().nullable(),
  /** By when they joined. */
  members: z.array(householdMemberSchema),
  /** Open ones, the newest first; what their links hold is told only once. */
  invitations: z.array(openInvitationSchema),
});
export type Household = z.infer<typeof householdSchema>;

/** What a member chooses to share; whatever is left out stays as it is. */
export const sharingSchema = z.strictObject({ sharesList: z.boolean(), sharesPantry: z.boolean() }).partial();
export type Sharing = z.output<typeof sharingSchema>;

/** What an answer about one's household holds: `null` for who is in none. */
export const ownHouseholdSchema = z.object({ household: householdSchema.nullable() });

/** An invitation as it is looked at before one joins. */
export const shownInvitationSchema = z.object({
  /** First name of who made it. */
  invitedBy: z.string(),
  /** How many are in the household. */
  members: z.int(),
  /** Whether Premium comes with it. */
  withPremium: z.boolean(),
  expiresAt: z.number(),
});
export type ShownInvitation = z.infer<typeof shownInvitationSchema>;
