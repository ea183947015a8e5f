import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { SCREENS } from '#src/admin-screens.ts';
import { $location } from '#src/stores/admin/location.ts';
import { findPlaces, type Place } from '#src/stores/admin/palette.ts';
import { adviceFor } from '#src/stores/reach.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { useMay } from './use-may.ts';

/** Milliseconds of silence after which recipes and members are looked for. */
const PAUSE_MS = 150;

/** Finds screens, recipes and members by what one types, and goes there. */
export function Palette({ onClose }: { onClose: () => void }) {
  const may = useMay();
  const id = useId();
  const [text, setText] = useState('');
  const [found, setFound] = useState<{ search: string; places: Place[]; error?: unknown }>({
    search: '',
    places: [],
  });
  const [at, setAt] = useState(0);
  const search = text.trim();
  const mayMembers = may('admin');
  useEffect(() => {
    if (!search) return;
    let isLeft = false;
    const waiting = setTimeout(() => {
      findPlaces(search, mayMembers).then(
        (places) => isLeft || setFound({ search, places }),
        (error) => isLeft || setFound({ search, places: [], error }),
      );
    }, PAUSE_MS);
    return () => {
      isLeft = true;
      clearTimeout(waiting);
    };
  }, [search, mayMembers]);
  const screens = Object.values(SCREENS).flatMap(({ text, needs, path }): Place[] =>
    text && may(needs) ? [{ kind: 'Screen', text, href: path }] : [],
  );
  const places = [
    ...screens.filter((place) => place.text.toLowerCase().includes(search.toLowerCase())),
    ...(search ? found.places : []),
  ];
  const chosen = Math.min(at, Math.max(0, places.length - 1));
  const go = (place: Place | undefined) => {
    if (!place) return;
    place.before?.();
    onClose();
    $location.open(place.href);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter') {
      event.preventDefault();
      go(places[chosen]);
    } else if (step && places.length > 0) {
      event.preventDefault();
      setAt((chosen + step + places.length) % places.length);
    }
  };
  const hasFailed = found.error !== undefined;
  const isSearching = search !== '' && found.search !== search;
  return (
    <Dialog title="Find" onClose={onClose} className="[--dialog-width:36rem]">
      <input
        type="search"
        role="combobox"
        className="field"
        aria-label="Find a screen, a recipe or a member"
        placeholder={mayMembers ? 'A screen, a recipe, a member' : 'A screen, a recipe'}
        aria-expanded={places.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={places.length > 0 ? `${id}-${chosen}` : undefined}
        autoComplete="off"
        maxLength={200}
        data-autofocus
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div id={`${id}-list`} role="listbox" aria-label="Found" className="grid max-h-[60dvh] overflow-y-auto">
        {places.map((place, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus, and the keys
          <div
            key={`${place.kind} ${place.href} ${place.more ?? place.text}`}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === chosen}
            className="flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-sm px-3 py-2 hover:bg-primary-soft aria-selected:bg-primary-soft aria-selected:text-on-primary-soft"
            onClick={() => go(place)}
          >
            <span className="min-w-0 wrap-anywhere">
              {place.text}
              {place.more && <span className="block text-meta text-muted">{place.more}</span>}
            </span>
            <span className="text-meta text-muted">{place.kind}</span>
          </div>
        ))}
      </div>
      <p role="status" className="text-meta text-muted">
        {isSearching && 'Searching…'}
        {!isSearching && hasFailed && search && `We couldn’t search recipes and members. ${adviceFor(found.error)}`}
        {!isSearching && !hasFailed && places.length === 0 && 'Nothing by that name.'}
      </p>
    </Dialog>
  );
}
