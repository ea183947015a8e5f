import type { Logo } from '#src/domain/site/appearance/logo.ts';
import { logoInHeader, lookFileAt } from '#src/domain/site/appearance/logo-shown.ts';

interface Props {
  logo: Logo;
  /** What the site is called. */
  name: string;
}

// Where it can't be seen on the page it stands on a plate, which takes no room: nothing moves between day and night.
const PLATES = {
  day: 'rounded-sm bg-[light-dark(#0d130f,transparent)] shadow-[0_0_0_0.4rem_light-dark(#0d130f,transparent)]',
  night: 'rounded-sm bg-[light-dark(transparent,#fcfaf4)] shadow-[0_0_0_0.4rem_light-dark(transparent,#fcfaf4)]',
  both: 'rounded-sm bg-[light-dark(#0d130f,#fcfaf4)] shadow-[0_0_0_0.4rem_light-dark(#0d130f,#fcfaf4)]',
} as const;

/** The site's logo in a header. */
export function SiteLogo({ logo, name }: Props) {
  const { day, night } = logo.plates;
  const plate = day && night ? PLATES.both : day ? PLATES.day : night ? PLATES.night : '';
  return (
    <img
      src={lookFileAt(logo.file)}
      alt={name}
      {...logoInHeader(logo)}
      className={`block h-auto max-w-[40vw] flex-none ${plate}`}
    />
  );
}
