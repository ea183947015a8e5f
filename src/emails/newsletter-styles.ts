/** Class by which a part takes its colour of the night. */
export const NIGHT = {
  paper: 'n-paper',
  card: 'n-card',
  text: 'n-text',
  muted: 'n-muted',
  link: 'n-link',
  rule: 'n-rule',
} as const;

/** The site's dark colours as hex; inline styles are of the day, so each wins by being important. */
const RULES = `
.${NIGHT.paper}{background-color:#0d130f!important;color:#f1f0e8!important}
.${NIGHT.card}{background-color:#151c17!important;border-color:#2a332c!important}
.${NIGHT.text}{color:#f1f0e8!important}
.${NIGHT.muted}{color:#b0b5a8!important}
.${NIGHT.link}{color:#8fd99a!important}
.${NIGHT.rule}{border-color:#2a332c!important}
`;

/** On narrow screens the paper has less margin. */
const NARROW = '@media (max-width:480px){.n-card{padding:24px 18px!important}.n-page{padding:16px 8px!important}}';

/** `auto` leaves it to the reader's mail program. */
export type Scheme = 'auto' | 'light' | 'dark';

export function sheetOf(scheme: Scheme): string {
  if (scheme === 'light') return NARROW;
  return NARROW + (scheme === 'dark' ? RULES : `@media (prefers-color-scheme:dark){${RULES}}`);
}
