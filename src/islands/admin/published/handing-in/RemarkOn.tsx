import { MessageSquareText } from 'lucide-react';
import { createContext, useContext } from 'react';
import type { Remark } from '#src/domain/published/handing-in.ts';
import { SHOWING_FIELDS } from '#src/stores/admin/published/comparison.ts';

interface OnForm {
  /** The remarks to be done, and those that wait to be sent. */
  remarks: readonly Remark[];
  labels: Readonly<Record<string, string>>;
}

export const RemarksOnForm = createContext<OnForm>({ remarks: [], labels: {} });

/** Whether a field has a place in the form of whoever writes, beside which a remark on it stands. */
export const hasPlace = (labels: OnForm['labels'], field: string): boolean =>
  field in labels && !SHOWING_FIELDS.includes(field);

export const placeOfRemark = (field: string): string => `remark-${field}`;

/** What an editor says of these fields, beside them; named where the place doesn’t say which. */
export function RemarkOn({ fields, isNamed = fields.length > 1 }: { fields: readonly string[]; isNamed?: boolean }) {
  const { remarks, labels } = useContext(RemarksOnForm);
  return fields.map((field) => {
    const texts = remarks.filter((remark) => remark.field === field).map(({ text }) => text);
    if (texts.length === 0) return null;
    const label = labels[field] ?? field;
    return (
      <div
        key={field}
        id={placeOfRemark(field)}
        role="note"
        aria-label={`Remark on ${label}`}
        className="mt-2 grid scroll-mt-36 grid-cols-[max-content_minmax(0,1fr)] gap-2.5 rounded-sm bg-accent-soft px-3 py-2.5 text-on-accent-soft"
      >
        <MessageSquareText size={18} strokeWidth={1.75} className="mt-1" aria-hidden="true" />
        <div className="grid gap-1">
          {isNamed && <p className="font-semibold">{label}</p>}
          {texts.map((text) => (
            <p key={text} className="wrap-anywhere whitespace-pre-line">
              {text}
            </p>
          ))}
        </div>
      </div>
    );
  });
}
