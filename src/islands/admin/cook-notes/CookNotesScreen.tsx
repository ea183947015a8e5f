import { useMay } from '../frame/use-may.ts';
import { OnMyRecipes } from './OnMyRecipes.tsx';
import { Queue } from './Queue.tsx';

/** What cooks say: to decide about for who moderates, and of their own recipes for authors. */
export default function CookNotesScreen() {
  return useMay()('moderate') ? <Queue /> : <OnMyRecipes />;
}
