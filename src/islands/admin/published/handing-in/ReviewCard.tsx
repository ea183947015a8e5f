import { X } from 'lucide-react';
import { useState } from 'react';
import { checked } from '#src/domain/issues.ts';
import { REMARK_MAX_LENGTH, remarkSchema } from '#src/domain/published/handing-in.ts';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { TextArea } from '../../../ui/forms/Field.tsx';
import { SelectField } from '../../../ui/forms/Select.tsx';
import { Card } from '../../ui/Card.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useLeaveGuard } from '../../ui/use-leave-guard.ts';
import { hasPlace } from './RemarkOn.tsx';
import { aboutOf } from './StandNotice.tsx';
import type { ThingHandedIn } from './use-handing-in.ts';

interface Props {
  handedIn: ThingHandedIn;
  labels: Readonly<Record<string, string>>;
  /** Saves what is typed in the form; resolves to when the thing was changed last, or `null` where that failed. */
  saved: () => Promise<number | null>;
  publish: () => void;
  /** Shows the form as it is saved by now. */
  readAgain: () => void;
}

/** For whoever publishes, beside the form: remarks on its fields, and what becomes of what was handed in. */
export function ReviewCard({ handedIn, labels, saved, publish, readAgain }: Props) {
  const { stand, kind, unsent, typed, isBusy, isStale, verbs } = handedIn;
  const { field, text } = typed;
  const [error, setError] = useState<string>();
  useLeaveGuard(text.trim() !== '');
  const about = [['', 'All of it'], ...Object.entries(labels).filter(([name]) => hasPlace(labels, name))] as const;
  /** Whether there was nothing wrong with it. */
  const add = (): boolean => {
    const { data, issues } = checked(remarkSchema, { field: field || null, text });
    setError(issues?.[0]?.message);
    if (issues) return false;
    verbs.addRemark(data);
    return true;
  };
  const sendBack = async () => {
    const isTyped = text.trim() !== '';
    if ((isTyped || unsent.length === 0) && !add()) return;
    await verbs.sendBack();
  };
  const approve = async () => {
    const updatedAt = await saved();
    if (updatedAt !== null) await verbs.approve(updatedAt);
  };
  return (
    <Card title="Review" id="edit-review">
      <div className="grid gap-3">
        <SelectField
          label="Remark on"
          value={field}
          options={about}
          onChoose={(field) => verbs.type({ field, text })}
        />
        <TextArea
          label="What’s to be done"
          rows={3}
          value={text}
          error={error}
          isAlert
          hint={
            text.length > REMARK_MAX_LENGTH * 0.8
              ? `${text.length.toLocaleString('en')} of ${REMARK_MAX_LENGTH.toLocaleString('en')} characters`
              : undefined
          }
          onChange={({ target }) => {
            verbs.type({ field, text: target.value });
            setError(undefined);
          }}
        />
        <Button onClick={add}>Add remark</Button>
        {unsent.length > 0 && (
          <ul className="grid gap-1" aria-label="Remarks to send">
            {unsent.map((remark) => (
              <li key={`${remark.field} ${remark.text}`} className="flex items-start justify-between gap-2">
                <p className="min-w-0 pt-2.5 type-meta wrap-anywhere">
                  <span className="font-semibold">{aboutOf(remark, labels)}:</span> {remark.text}
                </p>
                <IconButton
                  label={`Remove the remark on ${aboutOf(remark, labels)}`}
                  Icon={X}
                  iconSize={18}
                  onClick={() => verbs.dropRemark(remark)}
                />
              </li>
            ))}
          </ul>
        )}
        {isStale && (
          <Notice tone="info" title={`This ${kind} was changed after you opened it.`}>
            <p>Read the new version, then approve that. Your remarks stay.</p>
            <Button className="mt-2" onClick={readAgain}>
              Read the new version
            </Button>
          </Notice>
        )}
        <div className="grid grid-cols-2 gap-2 border-t border-border pt-3">
          <Button disabled={isBusy} onClick={sendBack}>
            Send back
          </Button>
          {stand === 'handed-in' && (
            <Button disabled={isBusy} onClick={approve}>
              Approve
            </Button>
          )}
          <Button look="primary" className="col-span-2" disabled={isBusy} onClick={publish}>
            Publish this {kind}
          </Button>
        </div>
      </div>
    </Card>
  );
}
