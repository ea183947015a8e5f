import { counted } from '#src/domain/counted.ts';
import { type Remark, remarksByField } from '#src/domain/published/handing-in.ts';
import { moment } from '../../../ui/times.ts';
import { unfold } from '../../ui/fold/unfold.ts';
import { Notice } from '../../ui/Notice.tsx';
import { hasPlace, placeOfRemark } from './RemarkOn.tsx';
import type { ThingHandedIn } from './use-handing-in.ts';

interface Props {
  handedIn: ThingHandedIn;
  labels: Readonly<Record<string, string>>;
  mayPublish: boolean;
}

/** Over the form: where it stands, and the remarks that are about no single field. */
export function StandNotice({ handedIn, labels, mayPublish }: Props) {
  const { remarks, earlier } = handedIn;
  const { ofFields, ofAll } = remarksByField(remarks, (field) => hasPlace(labels, field));
  const title = titleOf(handedIn);
  const advice = adviceOf(handedIn, mayPublish);
  const isReviewed = mayPublish && (handedIn.stand === 'handed-in' || handedIn.stand === 'approved');
  if (!title && earlier.length === 0) return null;
  return (
    <div className="mb-4 grid gap-2">
      {title && (
        <Notice tone="info" title={title}>
          {ofAll.map((text) => (
            <p key={text} className="mt-1 wrap-anywhere whitespace-pre-line">
              {text}
            </p>
          ))}
          {ofFields.size > 0 && (
            <p className="flex flex-wrap items-center gap-x-4">
              {[...ofFields.keys()].map((field) => (
                <button
                  key={field}
                  type="button"
                  className="link min-h-11"
                  onClick={() => showPlace(placeOfRemark(field), 'center')}
                >
                  {labels[field]}
                </button>
              ))}
            </p>
          )}
          {advice && <p>{advice}</p>}
          {isReviewed && (
            <button type="button" className="link min-h-11 broad:hidden" onClick={() => showPlace('edit-review')}>
              Review it
            </button>
          )}
        </Notice>
      )}
      {earlier.length > 0 && (
        <details>
          <summary className="inline-flex min-h-11 items-center type-meta font-semibold text-primary">
            Earlier remarks
          </summary>
          <ul className="grid gap-3">
            {earlier.map(({ at, by, remarks }) => (
              <li key={at} className="type-meta">
                <p className="text-muted">
                  {by ?? 'An editor'}, {moment(at)}
                </p>
                {remarks.map((remark) => (
                  <p key={`${remark.field} ${remark.text}`} className="wrap-anywhere whitespace-pre-line">
                    <span className="font-semibold">{aboutOf(remark, labels)}:</span> {remark.text}
                  </p>
                ))}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

/** Below the bars that stay at the top. */
function showPlace(id: string, block: ScrollLogicalPosition = 'start'): void {
  const place = document.getElementById(id);
  unfold(place);
  place?.scrollIntoView({ block });
}

/** What a remark is about; a field that is no more as it was called. */
export const aboutOf = ({ field }: Remark, labels: Props['labels']): string =>
  field === null ? 'All of it' : (labels[field] ?? field);

function titleOf({ stand, handedInAt, handedInBy, answeredAt, answeredBy, remarks }: ThingHandedIn): string | null {
  const [author, editor] = [handedInBy ?? 'an author', answeredBy ?? 'an editor'];
  if (stand === 'handed-in') return `Handed in by ${author}, ${moment(handedInAt ?? 0)}.`;
  const when = moment(answeredAt ?? 0);
  if (stand === 'back') return `Sent back by ${editor} with ${counted(remarks.length, 'remark')}, ${when}.`;
  return stand === 'approved' ? `Approved by ${editor}, ${when}.` : null;
}

function adviceOf({ stand, isChanged }: ThingHandedIn, mayPublish: boolean): string {
  if (stand === 'handed-in') {
    if (!isChanged) return mayPublish ? '' : 'You can go on writing. Hand it in again when you have.';
    return mayPublish ? 'It was changed since then.' : 'You’ve changed it since. Hand it in again to say so.';
  }
  if (stand === 'back') return mayPublish ? 'Its author has been told.' : 'Once that’s done, hand it in again.';
  return mayPublish ? 'It can be published.' : 'An editor publishes it. If you change it, hand it in again.';
}
