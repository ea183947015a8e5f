const FILE_ADDRESS = /^file:(?:\/\/[^/?#]*)?([^?#]*)/;

/** The file an address names, as libSQL reads it: percent-encoded, behind a host or not; `null` for a server's address. */
export function databaseFile(url: string): string | null {
  const path = FILE_ADDRESS.exec(url)?.[1];
  return path === undefined ? null : decodeURIComponent(path);
}

/** The address of a file. */
export const databaseUrl = (file: string): string => `file:${file.split('/').map(encodeURIComponent).join('/')}`;
