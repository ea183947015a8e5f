import { useEffect, useState } from 'react';
import { SEARCH_MAX_LENGTH } from '#src/domain/constants.ts';
import { $member } from '#src/stores/members/session.ts';
import { $aiMode, $aiSearch, askAiSearch, endAiSearch } from '#src/stores/search/ai-search.ts';
import { useLive } from '../../ui/use-live.ts';
import { AiToggle } from './AiToggle.tsx';
import { AI_PROMPT } from './prompt.ts';
import { SentenceLength } from './SentenceLength.tsx';

/** The toggle in the listing's search bar, which is the page's own: premium members only have it. */
export function ListingAiToggle() {
  const member = useLive($member);
  const isOn = useLive($aiMode);
  const [sentence, setSentence] = useState('');
  useEffect(() => (isOn ? takeSentences(setSentence) : undefined), [isOn]);
  if (!member?.isPremium) return null;
  return (
    <>
      {isOn && <SentenceLength sentence={sentence} />}
      <AiToggle />
    </>
  );
}

/** Turns the listing's search field into one for sentences, which it tells of as they are typed; returns the way back. */
function takeSentences(tell: (sentence: string) => void): (() => void) | undefined {
  const field = document.getElementById('listing-field') as HTMLInputElement | null;
  const form = field?.form;
  if (!field || !form) return;
  const { placeholder } = field;
  const submit = (event: SubmitEvent) => {
    // Before the listing's own script, which would look for the words.
    event.preventDefault();
    event.stopPropagation();
    const query = field.value.trim();
    if (query) void askAiSearch(query);
    else endAiSearch();
  };
  // Recipes' names are no help to whoever writes a sentence.
  const keepQuiet = (event: Event) => {
    event.stopImmediatePropagation();
    tell(field.value);
  };
  // The listing shows something else: a filter or a page of it was chosen.
  const leave = () => $aiSearch.get().kind !== 'off' && endAiSearch();
  field.placeholder = AI_PROMPT;
  // A browser would cut what is pasted, without a word.
  field.removeAttribute('maxlength');
  tell(field.value);
  field.focus();
  form.addEventListener('submit', submit, { capture: true });
  field.addEventListener('input', keepQuiet, { capture: true });
  document.addEventListener('plantry:content', leave);
  return () => {
    field.placeholder = placeholder;
    field.maxLength = SEARCH_MAX_LENGTH;
    form.removeEventListener('submit', submit, { capture: true });
    field.removeEventListener('input', keepQuiet, { capture: true });
    document.removeEventListener('plantry:content', leave);
  };
}
