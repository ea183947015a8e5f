/** Figures that screens and server share. */
export const PAGE_SIZE = { home: 12, listing: 15, adminRecent: 5 } as const;
export const LIST_LIMIT = { min: 1, max: 60, default: 15 } as const;
/** Most recipes one call may act on. */
export const BULK_LIMIT = 200;
export const SKELETONS = { listing: 12, featured: 6 } as const;
export const PAGER_BUTTONS = 5;
export const STRUCTURED_LIST_LENGTH = 10;
export const COPYRIGHT_YEAR = 2024;
/** Longest text the search takes. */
export const SEARCH_MAX_LENGTH = 200;
/** Longest sentence the AI search takes. */
export const AI_SEARCH_MAX_LENGTH = 500;

export const DEFAULT_CARD_DESCRIPTION = 'A delicious vegan recipe that will delight your taste buds.';
export const DEFAULT_TIPS = [
  'Store leftovers in an airtight container in the refrigerator for up to 3 days.',
  'Ingredients can be substituted with similar ones to suit what you have and what you like.',
] as const;

export const MAINTENANCE_DEFAULTS = {
  maintenanceMode: false,
  maintenanceTitle: "We're Cooking Something Amazing!",
  maintenanceMessage: 'Our kitchen is closed for a moment while we prepare something new. Please come back soon.',
  expectedLaunchTime: 'Coming Soon',
} as const;

/** Text of every button that ends the session. */
export const LOGOUT = 'Logout';
/** Milliseconds "Access Denied" stays before its reader is sent on. */
export const DENIED_MS = 1200;
/** Milliseconds a toast stays. */
export const TOAST_MS = 5000;
