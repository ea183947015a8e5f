import './Misfits.css';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { MisfitView } from '#src/contracts/members/account.ts';
import type { MemberView } from '#src/contracts/members/auth.ts';
import { shortMisfitText } from '#src/domain/members/misfit-words.ts';
import { misfitsFor } from '#src/stores/members/eating.ts';

interface Mark {
  place: HTMLElement;
  misfit: MisfitView;
}

/** Recipes asked about at a time. */
const AT_ONCE = 100;

/** Says on every card of a page that everybody shares which recipes do not fit what the member eats. */
export default function Misfits({ member }: { member: MemberView }) {
  const [marks, setMarks] = useState<Mark[]>([]);
  useEffect(() => {
    let isGone = false;
    const find = async () => {
      const places = [...document.querySelectorAll<HTMLElement>('[data-heart]')].flatMap((heart) => {
        const place = heart.closest('article')?.querySelector<HTMLElement>('.recipe-card-badges');
        return heart.dataset.heart && place ? [{ id: heart.dataset.heart, place }] : [];
      });
      const ids = [...new Set(places.map(({ id }) => id))].slice(0, AT_ONCE);
      // A mark that did not come is no reason to say anything: the recipe itself says it, too.
      const misfits = await misfitsFor(member, ids).catch(() => new Map<string, MisfitView>());
      if (isGone) return;
      setMarks(
        places.flatMap(({ id, place }) => {
          const misfit = misfits.get(id);
          return misfit ? [{ place, misfit }] : [];
        }),
      );
    };
    const look = () => void find();
    look();
    // The listing swaps its cards without a new page and says so.
    document.addEventListener('plantry:content', look);
    return () => {
      isGone = true;
      document.removeEventListener('plantry:content', look);
    };
  }, [member]);
  return marks.map(({ place, misfit }, index) =>
    createPortal(<span className="misfit-badge">{shortMisfitText(misfit)}</span>, place, `${index} ${misfit.id}`),
  );
}
