import { type RefCallback, useCallback, useState } from 'react';
import { toast } from '#src/stores/toasts.ts';
import { keepTyped, typedBefore } from '#src/stores/typed.ts';
import { type FieldTexts, fieldTexts, typeAgain } from './kept-fields.ts';

const HERE_AGAIN = { title: 'What you typed is here again', description: 'It isn’t saved yet.' };

interface KeptFields {
  /** For the form, or for what is around its fields. */
  ref: RefCallback<HTMLElement>;
  isTyped: boolean;
  /** What was typed is saved. */
  onSaved: () => void;
}

/**
 * Fields that have what was typed again after the page was loaded anew; whoever leaves the form throws it away. `name` is
 * the form's, with what it is about.
 */
export function useKeptFields(name: string): KeptFields {
  const [isTyped, setTyped] = useState(false);
  const ref = useCallback(
    (place: HTMLElement | null) => {
      if (!place) return;
      const before = typedBefore(name) as FieldTexts | null;
      const keep = ({ target }: Event) => {
        if (!place.contains(target as Node)) return;
        keepTyped(name, fieldTexts(place));
        setTyped(true);
      };
      // Heard behind React: what is drawn anew before it has heard of a letter takes that letter back.
      document.addEventListener('input', keep);
      if (before) void typeAgain(place, before).then((isAgain) => isAgain && toast(HERE_AGAIN));
      return () => {
        document.removeEventListener('input', keep);
        keepTyped(name, null);
      };
    },
    [name],
  );
  const onSaved = () => {
    keepTyped(name, null);
    setTyped(false);
  };
  return { ref, isTyped, onSaved };
}
