import type { ReactNode } from 'react';
import { changesInWords } from '#src/domain/cook-notes/counted-notes.ts';
import type { NoteExcerpt } from '#src/domain/cook-notes/excerpt.ts';
import type { CookAnswerView, CookNotePhoto, CookNoteView } from '#src/domain/cook-notes/note.ts';
import { paths, pictures } from '#src/paths.ts';

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

const BADGES = { author: 'Author', editor: 'Editor' } as const;

interface Props {
  note: CookNoteView & Partial<Pick<NoteExcerpt, 'isCut' | 'isAnswerCut' | 'otherAnswers'>>;
  /** Where its address is, unless on this page. */
  page?: string;
  /** Where all of it stands, for a note that is only begun. */
  whole?: string;
}

/** A note in a list, the same on a page and in an island. What its buttons do is the island's around it. */
export const NoteItem = (props: Props) => (
  <li id={`note-${props.note.id}`} className="cook-note">
    <NoteContent {...props} />
  </li>
);

/** A note with its answers. */
export function NoteContent({ note, page = '', whole = '' }: Props) {
  const { id, rating, changes, cookedOn, photos, helpfulCount, answers, isCut, isAnswerCut, otherAnswers = 0 } = note;
  const changed = changesInWords(changes);
  return (
    <>
      <Head said={note} page={page}>
        {rating !== null && (
          <span className="tracking-wide whitespace-nowrap text-star" role="img" aria-label={`${rating} of 5 stars`}>
            {'★'.repeat(rating)}
            {rating < 5 && <i>{'★'.repeat(5 - rating)}</i>}
          </span>
        )}
      </Head>
      <Words said={note} />
      {isCut && <Whole href={`${whole}#note-${id}`}>Read on</Whole>}
      {(changed.length > 0 || cookedOn !== null) && (
        <p className="mt-2 flex flex-wrap gap-x-4 type-meta text-muted">
          {changed.length > 0 && <span className="text-on-primary-soft">Changed: {changed.join(', ')}</span>}
          {cookedOn !== null && <span>Cooked {day.format(Date.parse(cookedOn))}</span>}
        </p>
      )}
      {photos.length > 0 && (
        <ul className="mt-3 flex gap-2.5">
          {photos.map((photo) => (
            <li key={photo.imageUrl} className="flex-[0_1_9rem]">
              <a href={photo.imageUrl}>
                <NotePicture {...photo} />
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className="note-acts -ml-3 flex for-script">
        <button type="button" data-note="helpful">
          Helpful <b>{helpfulCount > 0 && helpfulCount}</b>
        </button>
        <button type="button" data-note="answer">
          Reply
        </button>
        <button type="button" data-note="report">
          Report
        </button>
      </p>
      {answers.length > 0 && (
        <ul className="mt-1 mb-2 border-l-2 border-border pl-4" aria-label="Replies">
          {answers.map((answer) => (
            <li key={answer.id} id={`note-${answer.id}`} className="scroll-mt-24 pt-1">
              <Head said={answer} page={page} />
              <Words said={answer} />
              <p className="note-acts -ml-3 flex for-script">
                <button type="button" data-note="report">
                  Report
                </button>
              </p>
            </li>
          ))}
        </ul>
      )}
      {(isAnswerCut || otherAnswers > 0) && (
        <Whole href={`${whole}#note-${id}`}>
          {otherAnswers > 0 ? `${otherAnswers} more ${otherAnswers === 1 ? 'reply' : 'replies'}` : 'Read on'}
        </Whole>
      )}
    </>
  );
}

const Whole = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} data-note="whole" className="inline-block py-2 type-meta font-semibold">
    {children}
  </a>
);

/** A small photograph: one size in each format, because there are many on a page. */
export function NotePicture({ imageUrl, alt }: Pick<CookNotePhoto, 'imageUrl' | 'alt'>) {
  const name = pictures.nameOf(imageUrl);
  if (!name) return null;
  return (
    <picture>
      <source type="image/avif" srcSet={pictures.avif(name, 400)} />
      <img
        src={pictures.webp(name)}
        alt={alt}
        width={400}
        height={400}
        loading="lazy"
        decoding="async"
        className="block aspect-square h-auto w-full rounded-sm bg-sunken object-cover"
      />
    </picture>
  );
}

function Head({ said, page, children }: { said: CookAnswerView; page: string; children?: ReactNode }) {
  const { id, name, badge, publishedAt, editedAt } = said;
  return (
    <p className="note-head">
      <strong>{name ?? 'A cook'}</strong>
      {badge && (
        <span className="rounded-full bg-primary-soft px-2 font-semibold text-on-primary-soft">{BADGES[badge]}</span>
      )}
      {children}
      <a href={`${page}#note-${id}`}>
        {day.format(publishedAt)}
        {editedAt !== null && ', edited'}
      </a>
    </p>
  );
}

function Words({ said: { paragraphs } }: { said: CookAnswerView }) {
  return paragraphs.map((parts, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of a text have no other name, and never change places
    <p key={at} className="note-words">
      {parts.map(({ text, recipeId }, part) =>
        recipeId === null ? (
          text
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <a key={part} href={paths.recipe(recipeId)}>
            {text}
          </a>
        ),
      )}
    </p>
  ));
}
