/** Players of films, by the host of the page one watches them on: where the name of the film stands, and the player's address. */
const PLAYERS: readonly [RegExp, string][] = [
  [
    /^https:\/\/(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:.*&)?v=|shorts\/)([\w-]{6,20})/,
    'https://www.youtube-nocookie.com/embed/',
  ],
  [/^https:\/\/youtu\.be\/([\w-]{6,20})/, 'https://www.youtube-nocookie.com/embed/'],
  [/^https:\/\/(?:www\.)?vimeo\.com\/(\d{4,12})/, 'https://player.vimeo.com/video/'],
];

/** Where a film can be watched; `embedUrl` is the address of its player alone, where that is known. */
export function filmOf(address: string | null): { url: string; site: string; embedUrl: string | null } | null {
  const found = sourceOf(address);
  if (!found) return null;
  const players = PLAYERS.flatMap(([page, player]) => {
    const name = page.exec(found.url)?.[1];
    return name ? [`${player}${name}`] : [];
  });
  return { ...found, embedUrl: players[0] ?? null };
}

/** Where a recipe was adapted from, if that is an address on the web. */
export function sourceOf(address: string | null): { url: string; site: string } | null {
  const url = address && URL.canParse(address) ? new URL(address) : null;
  return url && /^https?:$/.test(url.protocol) ? { url: url.href, site: url.hostname.replace(/^www\./, '') } : null;
}
