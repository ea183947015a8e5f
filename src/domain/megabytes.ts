const GIGABYTE = 1024 ** 3;
const MEGABYTE = 1024 ** 2;

/** "312 MB", "41.5 GB". */
export const megabytes = (bytes: number): string =>
  bytes >= GIGABYTE
    ? `${(bytes / GIGABYTE).toFixed(1)} GB`
    : `${(bytes / MEGABYTE).toFixed(bytes < 10 * MEGABYTE ? 1 : 0)} MB`;
