import type { MemberView } from '#src/contracts/members/auth.ts';
import { LISTS_FOR, MAIL_LIST_NAMES, type MailList } from '#src/domain/members/mail-lists.ts';
import { may } from '#src/domain/members/permissions.ts';
import { $mailLists, chooseMailList } from '#src/stores/members/mail-lists.ts';
import { Check } from '../../ui/forms/Check.tsx';
import { useLive } from '../../ui/use-live.ts';
import { Section } from './Section.tsx';

const LABELS: Record<MailList, string> = {
  'own-notes': 'News of my notes: published, refused, answered',
  'note-reports': 'Answers to my reports of notes',
  'recipe-notes': 'New notes on my recipes, once a day',
  recipes: 'Recipes other members send me',
  invitations: 'Invitations to a household from other members',
  'waiting-letters': 'A letter of the newsletter waits for a yes',
  'handed-in': 'Drafts that authors hand in',
  'own-drafts': 'News of drafts I handed in: sent back, approved, published',
};

/** E-mails that can be ended, which each of them does by one link too; here they come back. */
export function MailLists({ member }: { member: MemberView }) {
  const { data } = useLive($mailLists);
  const shown = MAIL_LIST_NAMES.filter((name) => may(member.role, LISTS_FOR[name] ?? 'member'));
  return (
    <Section id="mail-lists" title="E-mails you get">
      <fieldset className="grid gap-1" disabled={!data}>
        <legend className="sr-only">E-mails you get</legend>
        {shown.map((name) => (
          <Check
            key={name}
            className="flex min-h-11 items-center gap-3"
            checked={data?.[name] ?? true}
            onTick={(isWanted) => void chooseMailList(name, isWanted)}
          >
            {LABELS[name]}
          </Check>
        ))}
      </fieldset>
      <p className="mt-3 text-muted">E-mails about your account and your orders always reach you.</p>
    </Section>
  );
}
