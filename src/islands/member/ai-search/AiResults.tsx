import { useEffect, useRef } from 'react';
import type { AiSearchResult } from '#src/contracts/search/ai-search.ts';
import { SKELETONS } from '#src/domain/constants.ts';
import { counted } from '#src/domain/counted.ts';
import type { LiftedLimit } from '#src/domain/search/search-chips.ts';
import { $aiSearch, type AiSearch, askAiSearch } from '#src/stores/search/ai-search.ts';
import { CardSkeletons } from '../../ui/CardSkeletons.tsx';
import { RecipeCard } from '../../ui/RecipeCard.tsx';
import { useLive } from '../../ui/use-live.ts';
import { CardHeart } from '../CardHeart.tsx';
import { NothingFound } from './NothingFound.tsx';
import { Understood } from './Understood.tsx';

/** What the AI search found, with how it was understood; nothing while it is off. What is heard of it is always here. */
export function AiResults({ skeletons = SKELETONS.listing }: { skeletons?: number }) {
  const search = useLive($aiSearch);
  return (
    <>
      <p
        className={search.kind === 'failed' ? 'ai-failure mt-1 mb-3 type-meta font-semibold text-danger' : 'sr-only'}
        role="status"
      >
        {spoken(search)}
      </p>
      {search.kind === 'asking' && (
        <ul className="recipe-grid" aria-busy="true">
          <CardSkeletons count={skeletons} />
        </ul>
      )}
      {search.kind === 'answered' && <Answered {...search} />}
    </>
  );
}

function Answered({ query, without, result }: Extract<AiSearch, { kind: 'answered' }>) {
  const { results, fellBack } = result;
  const title = useRef<HTMLHeadingElement>(null);
  // As after any search of the listing: what had the focus may be gone, and a phone's keyboard is in the way.
  useEffect(() => {
    if (result) title.current?.focus({ preventScroll: true });
  }, [result]);
  return (
    <>
      <h2 ref={title} className="ai-heading mb-3.5 type-title focus:outline-none" tabIndex={-1}>
        {heading(result)}
      </h2>
      <Understood query={query} without={without} chips={result.understood} />
      <Unheeded {...result} />
      {result.lift && <Lift query={query} without={without} lift={result.lift} />}
      {fellBack && results.length > 0 && (
        <p className="ai-note mb-5 max-w-text text-muted">
          Nothing ticks every box. These come closest{hasLimit(result) && ', and leave out what you asked'}.
        </p>
      )}
      {results.length === 0 ? (
        <NothingFound />
      ) : (
        <ul className="recipe-grid">
          {results.map((recipe) => (
            <li key={recipe.id}>
              <RecipeCard recipe={recipe} heart={<CardHeart recipe={recipe} />} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The words to which no recipe was held, each said. */
function Unheeded({ wish: { notUnderstood, ignored }, mended }: Pick<AiSearchResult, 'wish' | 'mended'>) {
  const said = [
    { name: 'Read', words: mended.map(({ typed, meant }) => `“${typed}” as ${meant}`) },
    { name: 'Not understood', words: notUnderstood },
    { name: 'Not used to search', words: ignored },
  ].filter(({ words }) => words.length > 0);
  return said.map(({ name, words }) => (
    <p key={name} className="ai-note mb-3 max-w-text text-muted">
      {name}: <em>{words.join(', ')}</em>.
    </p>
  ));
}

/** The one limit that keeps most recipes away, and the button that lifts it. */
function Lift({ query, without, lift }: { query: string; without: string[]; lift: LiftedLimit }) {
  return (
    <p className="ai-note mb-3 max-w-text text-muted">
      Without “{lift.label}” there {lift.recipes === 1 ? 'is' : 'are'} {counted(lift.recipes, 'recipe')}.{' '}
      <button
        type="button"
        className="inline-flex min-h-11 items-center font-semibold link"
        onClick={() => void askAiSearch(query, [...without, lift.key])}
      >
        Allow it
      </button>
    </p>
  );
}

/** Whether anything was understood that must not be in a recipe. */
const hasLimit = ({ wish }: AiSearchResult): boolean =>
  wish.excluded.length + wish.without.length > 0 || wish.diets.some((diet) => diet.endsWith('-free'));

const heading = ({ results, fellBack }: AiSearchResult): string => {
  if (results.length === 0) return 'No recipes found';
  const recipes = counted(results.length, 'recipe');
  return fellBack ? `${recipes}, the closest we have` : `${recipes} for you`;
};

function spoken(search: AiSearch): string {
  if (search.kind === 'asking') return 'Looking for recipes…';
  if (search.kind === 'failed') return search.message;
  if (search.kind === 'off') return '';
  const { understood, wish } = search.result;
  const said = [
    { name: 'Understood', words: understood.map(({ label }) => label) },
    { name: 'Not understood', words: wish.notUnderstood },
  ].filter(({ words }) => words.length > 0);
  return said.map(({ name, words }) => `${name}: ${words.join(', ')}.`).join(' ');
}
