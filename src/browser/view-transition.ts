/**
 * A card's picture becomes the picture of its recipe. The recipe page's picture always carries the transition's name;
 * of all the cards of a page only the one between here and there may have it, and only meanwhile.
 */
const NAME = 'recipe-hero';

/** TypeScript's library does not know the Navigation API yet. */
type WithNavigation = Window & { navigation?: { activation?: NavigationActivation | null } };

addEventListener('pageswap', ({ viewTransition, activation }) => {
  if (viewTransition && activation?.entry.url) lendName(activation.entry.url, viewTransition);
});

addEventListener('pagereveal', ({ viewTransition }) => {
  const from = (window as WithNavigation).navigation?.activation?.from?.url;
  if (viewTransition && from) lendName(from, viewTransition);
});

function lendName(address: string, transition: ViewTransition): void {
  const picture = pictureOf(new URL(address).pathname);
  if (!picture) return;
  const hero = document.querySelector<HTMLElement>('.recipe-hero-picture');
  hero?.style.setProperty('view-transition-name', 'none');
  picture.style.setProperty('view-transition-name', NAME);
  const giveBack = () => {
    picture.style.removeProperty('view-transition-name');
    hero?.style.removeProperty('view-transition-name');
  };
  transition.finished.then(giveBack, giveBack);
}

/** The picture in sight that links to the path. */
function pictureOf(pathname: string): HTMLElement | undefined {
  const links = document.querySelectorAll<HTMLAnchorElement>('.recipe-card-title a');
  const pictures = [...links].flatMap((link) =>
    link.pathname === pathname
      ? (link.closest('.recipe-card')?.querySelector<HTMLElement>('.recipe-card-picture') ?? [])
      : [],
  );
  return pictures.find((picture) => {
    const { top, bottom } = picture.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
}
