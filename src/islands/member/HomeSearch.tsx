import { Search } from 'lucide-react';
import { type FormEvent, useRef } from 'react';
import { SEARCH_MAX_LENGTH } from '#src/domain/constants.ts';
import { paths } from '#src/paths.ts';
import { $homeSearch } from '#src/stores/featured.ts';
import { useLive } from '../ui/use-live.ts';

/** Searches among the home's recipes; without its script, in the listing. */
export function HomeSearch() {
  const search = useLive($homeSearch);
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    $homeSearch.set(field.current?.value.trim() ?? '');
  };
  const clear = () => {
    if (field.current) field.current.value = '';
    field.current?.focus();
    $homeSearch.set('');
  };
  return (
    <search className="home-search">
      <form className="search-pill" action={paths.recipes()} onSubmit={submit}>
        <label className="sr-only" htmlFor="home-search">
          Search recipes
        </label>
        <input
          ref={field}
          id="home-search"
          type="search"
          name="search"
          placeholder="Chickpeas, spinach, lime…"
          maxLength={SEARCH_MAX_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
        />
        {search && (
          <button type="button" className="home-clear" onClick={clear}>
            Clear
          </button>
        )}
        <button type="submit" className="button button-primary button-icon" aria-label="Search">
          <Search size={20} strokeWidth={1.75} aria-hidden="true" />
        </button>
      </form>
    </search>
  );
}
