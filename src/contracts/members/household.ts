import { z } from 'zod';
import {
  invitationSecretSchema,
  ownHouseholdSchema,
  sharingSchema,
  shownInvitationSchema,
} from '#src/domain/household/household.ts';
import { emailSchema } from '#src/domain/members/accounts.ts';
import { contract } from '../contract.ts';

export const householdCall = contract('GET /api/household', 'member', {
  summary: "The member's household: who is in it, what each shares, and open invitations.",
  response: ownHouseholdSchema,
});

export const createHouseholdCall = contract('POST /api/household', 'premium', {
  summary: 'Begins a household of which the member is the owner; 409 for who is in one.',
  response: ownHouseholdSchema,
});

export const inviteCall = contract('POST /api/household/invitations', 'premium', {
  summary: 'Makes a link by which one person joins within seven days, and mails it where an address is given.',
  body: z.strictObject({ email: emailSchema('Please enter a valid email address').optional() }),
  response: z.object({ url: z.url(), expiresAt: z.number(), household: ownHouseholdSchema.shape.household }),
});

export const withdrawInvitationCall = contract('DELETE /api/household/invitations/{id}', 'member', {
  summary: 'Ends an invitation, for who made it and for the owner.',
  params: z.strictObject({ id: z.uuid() }),
  response: ownHouseholdSchema,
});

export const lookAtInvitationCall = contract('POST /api/household/invitations/look', 'member', {
  summary: 'Who invites, to whoever holds the secret of the link; changes nothing.',
  body: z.strictObject({ secret: invitationSecretSchema }),
  response: shownInvitationSchema,
});

export const joinHouseholdCall = contract('POST /api/household/membership', 'member', {
  summary: 'Takes an invitation, which is used up; 409 for who is in a household, and where one is full.',
  body: z.strictObject({ secret: invitationSecretSchema }),
  response: ownHouseholdSchema,
});

export const changeMembershipCall = contract('PATCH /api/household/membership', 'member', {
  summary:
    "Chooses whether the member's shopping list, and their pantry, are read together with those of the household.",
  body: sharingSchema,
  response: ownHouseholdSchema,
});

export const leaveHouseholdCall = contract('DELETE /api/household/membership', 'member', {
  summary: 'Leaves, with one’s own entries; 204, also for who is in no household.',
  response: z.undefined(),
});

export const putOutCall = contract('DELETE /api/household/members/{id}', 'member', {
  summary: 'Puts a member out, who takes along their own entries; for the owner.',
  params: z.strictObject({ id: z.string().min(1).max(64) }),
  response: ownHouseholdSchema,
});
