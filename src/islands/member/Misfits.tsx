import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { MisfitView } from '#src/contracts/members/account.ts';
import type { MemberView } from '#src/contracts/members/auth.ts';
import { shortMisfitText } from '#src/domain/members/misfit-words.ts';
import { misfitsFor } from '#src/stores/members/eating.ts';

/** Recipes asked about at a time. */
const AT_ONCE = 100;

/** What was found for a member; another, or the same with other diets, is asked for anew. */
interface Known {
  member: MemberView;
  misfits: ReadonlyMap<string, MisfitView>;
}
const misfitsOf = (known: Known | undefined, member: MemberView) =>
  known?.member === member ? known.misfits : undefined;

/** Says in every `data-misfit` place of the page, also in those that come later, that the recipe does not fit what the member eats. */
export default function Misfits({ member }: { member: MemberView }) {
  const [places, setPlaces] = useState<HTMLElement[]>([]);
  const [known, setKnown] = useState<Known>();
  useEffect(() => {
    const asked = new Set<string>();
    const ask = async (ids: readonly string[]) => {
      for (const id of ids) asked.add(id);
      // A mark that did not come is no reason to say anything: the recipe itself says it, too.
      const misfits = await misfitsFor(member, ids).catch(() => new Map<string, MisfitView>());
      if (!observer || misfits.size === 0) return;
      setKnown((before) => ({ member, misfits: new Map([...(misfitsOf(before, member) ?? []), ...misfits]) }));
    };
    const look = () => {
      const found = [...document.querySelectorAll<HTMLElement>('[data-misfit]')];
      setPlaces((before) => (isSame(before, found) ? before : found));
      const ids = [...new Set(found.map(idOf))].filter((id) => id && !asked.has(id));
      for (let from = 0; from < ids.length; from += AT_ONCE) void ask(ids.slice(from, from + AT_ONCE));
    };
    let observer: MutationObserver | null = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true });
    look();
    return () => {
      observer?.disconnect();
      observer = null;
    };
  }, [member]);
  return places.map((place, index) => {
    const misfit = misfitsOf(known, member)?.get(idOf(place));
    return (
      misfit &&
      createPortal(<span className="misfit-badge">{shortMisfitText(misfit)}</span>, place, `${index} ${misfit.id}`)
    );
  });
}

/** Named by the place, or on a page's card by its heart's. */
const idOf = (place: HTMLElement): string =>
  place.dataset.misfit || (place.parentElement?.querySelector<HTMLElement>('[data-heart]')?.dataset.heart ?? '');
const isSame = (one: readonly HTMLElement[], other: readonly HTMLElement[]): boolean =>
  one.length === other.length && one.every((place, index) => place === other[index]);
