declare namespace App {
  interface Locals {
    /** Names this request in logs and error messages. */
    requestId: string;
    /** Whoever is at the other end, behind trusted proxies only. */
    clientAddress: string;
    /** The page shows advertisements, and its policy must let them in. */
    showsAds?: boolean;
    /** The page has films, and its policy must let their players in. */
    showsFilms?: boolean;
    /** The page is of a recipe that waits for its time, as it will be then. */
    isAhead?: boolean;
  }
}

declare namespace astroHTML.JSX {
  interface IntrinsicAttributes {
    'client:touch'?: boolean | string;
    'client:member'?: boolean;
  }
}

interface ImportMetaEnv {
  /** Whether pages tell of visits themselves, because a CDN answers for them. */
  readonly COUNTS_IN_BROWSER: boolean;
  /** Names the build, in the service worker alone. */
  readonly BUILD: string;
  /** Address of a deploy on Netlify that is not the live site; empty for every other build. */
  readonly PREVIEW_URL: string;
}
