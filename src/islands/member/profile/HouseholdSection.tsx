import { useState } from 'react';
import {
  $household,
  chooseListSharing,
  endInvitation,
  leaveMyHousehold,
  makeInvitation,
  removeFromHousehold,
  startHousehold,
} from '#src/stores/members/household.ts';
import { Button } from '../../ui/Button.tsx';
import { longDay } from '../../ui/times.ts';
import { useLive } from '../../ui/use-live.ts';
import { Section } from './Section.tsx';

const ROW = 'flex min-h-11 flex-wrap items-center justify-between gap-x-4';

/** Who one shares a shopping list with. */
export function HouseholdSection({ isPremium }: { isPremium: boolean }) {
  const { data } = useLive($household);
  const [url, setUrl] = useState<string | null>(null);
  const household = data?.household;
  if (!household) {
    return (
      <Section id="household" title="Household">
        <p className="mb-5 text-muted">Share one shopping list with up to seven others, each on their own phone.</p>
        {data && isPremium && <Button onClick={() => void startHousehold()}>Start a household</Button>}
      </Section>
    );
  }
  const you = household.members.find(({ isYou }) => isYou);
  return (
    <Section id="household" title="Household">
      <ul className="mb-5 grid gap-3">
        {household.members.map(({ id, name, isYou, isOwner, sharesList }) => (
          <li key={id} className={ROW}>
            <span>
              {name}
              {isYou && ' (you)'}
              <span className="block text-meta text-muted">
                {isOwner && 'Owner, '}
                {sharesList ? 'shares the list' : 'keeps their list to themselves'}
              </span>
            </span>
            {you?.isOwner && !isYou && (
              <Button look="quiet" aria-label={`Remove ${name}`} onClick={() => void removeFromHousehold(id)}>
                Remove
              </Button>
            )}
          </li>
        ))}
        {household.invitations.map(({ id, invitedBy, expiresAt, mayWithdraw }) => (
          <li key={id} className={ROW}>
            <span className="text-muted">
              Invitation from {invitedBy}, until {longDay(expiresAt)}
            </span>
            {mayWithdraw && (
              <Button look="quiet" onClick={() => void endInvitation(id)}>
                Withdraw
              </Button>
            )}
          </li>
        ))}
      </ul>
      {url && (
        <p className="mb-5 break-words">
          This link works once, for seven days: <strong className="font-semibold">{url}</strong>
        </p>
      )}
      <p className="flex flex-wrap gap-3">
        {isPremium && <Button onClick={() => void makeInvitation().then(setUrl)}>Invite somebody</Button>}
        <Button onClick={() => void chooseListSharing(!you?.sharesList)}>
          {you?.sharesList ? 'Keep my list to myself' : 'Share my list'}
        </Button>
        <Button onClick={() => void leaveMyHousehold()}>Leave</Button>
      </p>
    </Section>
  );
}
