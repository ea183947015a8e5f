import { Search } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { SEARCH_MAX_LENGTH } from '#src/domain/constants.ts';
import { paths } from '#src/paths.ts';
import { $member } from '#src/stores/members/session.ts';
import { $homeSearch } from '#src/stores/recipes/featured.ts';
import { $aiMode, askAiSearch, endAiSearch } from '#src/stores/search/ai-search.ts';
import { IconButton } from '../ui/Button.tsx';
import { useLive } from '../ui/use-live.ts';
import { AiToggle } from './ai-search/AiToggle.tsx';
import { AI_PROMPT } from './ai-search/prompt.ts';
import { SentenceLength } from './ai-search/SentenceLength.tsx';

/** Searches among the home's recipes, for premium members by a sentence too; without its script, in the listing. */
export function HomeSearch() {
  const search = useLive($homeSearch);
  const member = useLive($member);
  const isAi = useLive($aiMode);
  const [sentence, setSentence] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const query = field.current?.value.trim() ?? '';
    if (isAi && query) return void askAiSearch(query);
    endAiSearch();
    $homeSearch.set(isAi ? '' : query);
  };
  const clear = () => {
    if (field.current) field.current.value = '';
    field.current?.focus();
    setSentence('');
    $homeSearch.set('');
  };
  return (
    <search className="home-search min-w-0 flex-[1_1_100%] wide:flex-[1_1_20rem]">
      <form className="search-pill" action={paths.recipes()} onSubmit={submit}>
        <label className="sr-only" htmlFor="home-search">
          Search recipes
        </label>
        <input
          ref={field}
          id="home-search"
          type="search"
          name="search"
          placeholder={isAi ? AI_PROMPT : 'Chickpeas, spinach, lime…'}
          maxLength={isAi ? undefined : SEARCH_MAX_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
          onInput={({ currentTarget }) => setSentence(currentTarget.value)}
        />
        {search && !isAi && (
          <button
            type="button"
            className="min-h-11 rounded-full px-3 type-meta font-semibold text-muted hover:text-text"
            onClick={clear}
          >
            Clear
          </button>
        )}
        {isAi && <SentenceLength sentence={sentence} />}
        {member?.isPremium && <AiToggle />}
        <IconButton label="Search" Icon={Search} look="primary" type="submit" />
      </form>
    </search>
  );
}
