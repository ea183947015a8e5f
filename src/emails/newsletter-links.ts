/** Addresses of a letter, all of them whole. */
export interface LetterLinks {
  /** The address written for a link in the letter's text. */
  to: (address: string) => string;
  recipe: (id: string) => string;
  collection: (id: string) => string;
  guide: (id: string) => string;
  /** A picture's, as mail programs show it; `null` where they would not. */
  picture: (url: string) => string | null;
  /** The same letter as a page. */
  archive: string;
  /** The link by which its reader leaves, or chooses topics. */
  leave: string;
}
