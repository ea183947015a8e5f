import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { $favouriteIds, $favourites } from '#src/stores/recipes/favourites.ts';
import { useLive } from '../ui/use-live.ts';
import { HeartButton } from './HeartButton.tsx';

/** Puts a heart into every `data-heart` place of the page; one island for all of them. */
export function Hearts() {
  const [places, setPlaces] = useState<HTMLElement[]>([]);
  useEffect(() => {
    const find = () => setPlaces([...document.querySelectorAll<HTMLElement>('[data-heart]')]);
    find();
    // The listing swaps its cards without a new page and says so.
    document.addEventListener('plantry:content', find);
    return () => document.removeEventListener('plantry:content', find);
  }, []);
  const { data } = useLive($favourites);
  const saved = useLive($favouriteIds);
  if (!data) return null;
  return places.map((place, index) => {
    const { heart: id = '', title = '', heartWords } = place.dataset;
    const heart = (
      <HeartButton recipe={{ id, title }} saved={saved?.has(id) ?? false} inWords={heartWords !== undefined} />
    );
    return createPortal(heart, place, `${index} ${id}`);
  });
}
