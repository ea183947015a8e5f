import { Flag, Image } from 'lucide-react';
import type { Ref } from 'react';
import type { ModeratedNote } from '#src/domain/cook-notes/moderation.ts';
import { dateText } from '../../ui/times.ts';

interface Props {
  notes: readonly ModeratedNote[];
  openId: string;
  chosen: ReadonlySet<string>;
  onOpen: (id: string) => void;
  onChoose: (id: string) => void;
  ref: Ref<HTMLUListElement>;
}

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** A page of the queue: who, on what, and how it begins. */
export const NoteList = ({ notes, openId, chosen, onOpen, onChoose, ref }: Props) => (
  <ul ref={ref} className="grid grid-cols-1 gap-1" aria-label="Notes">
    {notes.map(({ id, recipe, writer, text, answers, photos, openReports, createdAt }) => (
      <li
        key={id}
        className="flex items-start gap-1 rounded-lg hover:bg-surface has-aria-[current=true]:bg-primary-soft"
      >
        <label className="grid min-h-11 min-w-11 place-items-center">
          <input
            type="checkbox"
            className="check"
            aria-label={`Choose the note of ${writer?.name ?? 'a cook'} on ${recipe.title}`}
            checked={chosen.has(id)}
            onChange={() => onChoose(id)}
          />
        </label>
        <button
          type="button"
          data-note={id}
          className="grid min-w-0 flex-1 grid-cols-1 gap-0.5 py-2 pe-3 text-start"
          aria-current={id === openId ? 'true' : undefined}
          onClick={() => onOpen(id)}
        >
          <span className="flex items-center gap-2">
            <span className="truncate font-semibold">{writer?.name ?? 'A cook'}</span>
            {openReports > 0 && <Flag {...icon} className="flex-none text-danger" />}
            {openReports > 0 && <span className="sr-only">reported</span>}
            {photos.length > 0 && <Image {...icon} className="flex-none text-muted" />}
            {photos.length > 0 && <span className="sr-only">with photographs</span>}
            <span className="ms-auto flex-none type-meta whitespace-nowrap text-muted">{dateText(createdAt)}</span>
          </span>
          <span className="truncate type-meta text-muted">
            {answers === null ? recipe.title : `Answer, ${recipe.title}`}
          </span>
          <span className="line-clamp-2 type-meta wrap-anywhere">{text}</span>
        </button>
      </li>
    ))}
  </ul>
);
