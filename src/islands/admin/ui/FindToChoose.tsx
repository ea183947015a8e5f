import { Search } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react';

interface Props<Thing> {
  label: string;
  placeholder?: string;
  /** "recipe". */
  name: string;
  find: (search: string) => Promise<readonly Thing[]>;
  keyOf: (thing: Thing) => string;
  /** Whether it is in already. */
  isChosen: (thing: Thing) => boolean;
  onChoose: (thing: Thing) => void;
  /** What is shown of one. */
  children: (thing: Thing) => ReactNode;
}

/** Milliseconds of silence after which what was typed is looked for. */
const PAUSE_MS = 250;

/** Something by its name, to be chosen: arrows go through what was found, Enter takes one, and the field is empty again. */
export function FindToChoose<Thing>(props: Props<Thing>) {
  const { label, placeholder, name, find, keyOf, isChosen, onChoose, children } = props;
  const id = useId();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const search = typed.trim();
  const [last, setLast] = useState<{ search: string; things: readonly Thing[] | 'failed' }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed is asked for, whoever asks
  useEffect(() => {
    if (search.length < 2) return;
    let isOld = false;
    const timer = setTimeout(() => {
      find(search).then(
        (things) => !isOld && setLast({ search, things }),
        () => !isOld && setLast({ search, things: 'failed' }),
      );
    }, PAUSE_MS);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [search]);
  const answer = last?.search === search ? last.things : null;
  const found = answer === 'failed' ? null : answer;
  const offered = found?.filter((thing) => !isChosen(thing)) ?? [];
  const marked = Math.min(at, Math.max(0, offered.length - 1));
  const choose = (thing: Thing | undefined) => {
    if (thing === undefined) return;
    setTyped('');
    setAt(0);
    onChoose(thing);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter') {
      event.preventDefault();
      choose(offered[marked]);
    } else if (step && !event.altKey && offered.length > 0) {
      event.preventDefault();
      setAt((marked + step + offered.length) % offered.length);
    }
  };
  return (
    <div>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <div className="relative">
        <Search size={18} strokeWidth={1.75} className="absolute top-3.25 left-3.5 text-muted" aria-hidden="true" />
        <input
          id={id}
          type="search"
          role="combobox"
          className="field ps-10"
          placeholder={placeholder}
          aria-expanded={offered.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={offered.length > 0 ? `${id}-${marked}` : undefined}
          autoComplete="off"
          maxLength={200}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setAt(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div id={`${id}-list`} role="listbox" aria-label="Found" className="mt-2 grid gap-1 empty:hidden">
        {offered.map((thing, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus, and the keys
          <div
            key={keyOf(thing)}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === marked}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-sm px-2 py-1 font-semibold hover:bg-sunken aria-selected:bg-primary-soft aria-selected:text-on-primary-soft"
            // The focus stays in the field, for the next one.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(thing)}
          >
            {children(thing)}
          </div>
        ))}
      </div>
      <p className="type-meta text-muted" role="status">
        {answer === 'failed' && 'We couldn’t search. What you typed is still here: change it to try again.'}
        {found && offered.length === 0 && (found.length > 0 ? 'It’s in already.' : `No ${name} is called that.`)}
      </p>
    </div>
  );
}
