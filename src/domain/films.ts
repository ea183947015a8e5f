import { bounded } from './pattern.ts';

/** Services that show films: of each the addresses of its pages, with the name of the film, and its player that sets no cookies. */
const SERVICES: readonly { service: string; pages: readonly RegExp[]; player: string; playing: string }[] = [
  {
    service: 'YouTube',
    pages: [
      bounded(10_000, /^https:\/\/(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:.*&)?v=|shorts\/)([\w-]{6,20})/),
      /^https:\/\/youtu\.be\/([\w-]{6,20})/,
    ],
    player: 'https://www.youtube-nocookie.com/embed/',
    playing: '?autoplay=1&playsinline=1&rel=0',
  },
  {
    service: 'Vimeo',
    pages: [/^https:\/\/(?:www\.)?vimeo\.com\/(\d{4,12})/],
    player: 'https://player.vimeo.com/video/',
    playing: '?autoplay=1&dnt=1',
  },
];

/** The origins of players, which a page with a film may put into a frame. */
export const PLAYER_ORIGINS: readonly string[] = SERVICES.map(({ player }) => new URL(player).origin);

export interface Player {
  /** "YouTube". */
  service: string;
  /** Address of the player alone, and of the player as it begins. */
  url: string;
  playingUrl: string;
}

/** The player of a film by the address of its page; `null` for an address that is no film's. */
export function playerOf(address: string): Player | null {
  for (const { service, pages, player, playing } of SERVICES) {
    const name = pages.map((page) => page.exec(address)?.[1]).find(Boolean);
    if (name) return { service, url: `${player}${name}`, playingUrl: `${player}${name}${playing}` };
  }
  return null;
}
