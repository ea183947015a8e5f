import { useState } from 'react';
import type { Sharing } from '#src/domain/household/household.ts';
import { copyText } from '#src/stores/copy-text.ts';
import {
  $household,
  chooseToShare,
  endInvitation,
  leaveMyHousehold,
  makeInvitation,
  removeFromHousehold,
  startHousehold,
} from '#src/stores/members/household.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogActions } from '../../ui/DialogActions.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { Field } from '../../ui/forms/Field.tsx';
import { longDay } from '../../ui/times.ts';
import { useLive } from '../../ui/use-live.ts';
import { Section } from './Section.tsx';

const ROW = 'flex min-h-11 flex-wrap items-center justify-between gap-x-4';

/** Who one shares a shopping list and a pantry with. */
export function HouseholdSection({ isPremium }: { isPremium: boolean }) {
  const { data, error } = useLive($household);
  const [url, setUrl] = useState<string | null>(null);
  const [asked, setAsked] = useState<Asked>();
  const household = data?.household;
  if (!household) {
    return (
      <Section id="household" title="Household">
        <p className="mb-5 text-muted">
          Share one shopping list and what’s at home with up to seven others, each on their own phone.
        </p>
        {error && !data && <Failure onRetry={() => $household.invalidate()}>We couldn’t load your household.</Failure>}
        {data && isPremium && <Button onClick={() => void startHousehold()}>Start a household</Button>}
      </Section>
    );
  }
  const you = household.members.find(({ isYou }) => isYou);
  return (
    <Section id="household" title="Household">
      <ul className="mb-5 grid gap-3">
        {household.members.map(({ id, name, isYou, isOwner, ...shares }) => (
          <li key={id} className={ROW}>
            <span>
              {name}
              {isYou && ' (you)'}
              <span className="block text-meta text-muted">
                {isOwner && 'Owner, '}
                {sharedText(shares)}
              </span>
            </span>
            {you?.isOwner && !isYou && (
              <Button look="quiet" aria-label={`Remove ${name}`} onClick={() => setAsked({ id, name })}>
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
      {household.premiumOf !== null && (
        <p className="mb-5 text-muted">Everybody here has Premium, through {household.premiumOf}.</p>
      )}
      {url && (
        <div className="mb-5 flex flex-wrap items-end gap-3">
          <div className="min-w-0 flex-1">
            <Field
              label="The invitation"
              name="invitation"
              readOnly
              value={url}
              hint="It works once, for seven days. We show it only now."
              onFocus={({ target }) => target.select()}
            />
          </div>
          <Button onClick={() => void copyText(url, 'Invitation copied')}>Copy</Button>
        </div>
      )}
      <p className="flex flex-wrap gap-3">
        {isPremium && <Button onClick={() => void makeInvitation().then(setUrl)}>Invite somebody</Button>}
        <Button onClick={() => void chooseToShare({ sharesList: !you?.sharesList })}>
          {you?.sharesList ? 'Keep my list to myself' : 'Share my list'}
        </Button>
        <Button onClick={() => void chooseToShare({ sharesPantry: !you?.sharesPantry })}>
          {you?.sharesPantry ? 'Keep my pantry to myself' : 'Share my pantry'}
        </Button>
        <Button onClick={() => setAsked('leave')}>Leave</Button>
      </p>
      {asked && <Asking asked={asked} endsPremium={household.premiumOf !== null} onClose={() => setAsked(undefined)} />}
    </Section>
  );
}

/** "shares the list and what’s at home". */
function sharedText({ sharesList, sharesPantry }: Required<Sharing>): string {
  const shared = [sharesList && 'the list', sharesPantry && 'what’s at home'].filter(Boolean);
  return shared.length > 0 ? `shares ${shared.join(' and ')}` : 'shares nothing right now';
}

type Asked = 'leave' | { id: string; name: string };

/** Asks before somebody goes. */
function Asking({ asked, endsPremium, onClose }: { asked: Asked; endsPremium: boolean; onClose: () => void }) {
  const isOwn = asked === 'leave';
  const go = () => {
    onClose();
    void (isOwn ? leaveMyHousehold() : removeFromHousehold(asked.id));
  };
  return (
    <Dialog title={isOwn ? 'Leave the household?' : `Remove ${asked.name}?`} onClose={onClose}>
      <p className="text-muted">
        {isOwn ? 'You take along what you added.' : 'They take along what they added.'}{' '}
        {endsPremium &&
          (isOwn ? 'Without a plan of your own, you lose Premium.' : 'Without a plan of their own, they lose Premium.')}
      </p>
      <DialogActions onCancel={onClose}>
        <Button look="primary" onClick={go}>
          {isOwn ? 'Leave' : 'Remove'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
