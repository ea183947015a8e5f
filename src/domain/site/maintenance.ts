/** The progress the maintenance page tells, in per cent; fixed, as the product says. */
export const MAINTENANCE_PROGRESS = 75;

/** The promises of the maintenance page for afterwards. */
export const MAINTENANCE_TEASERS = [
  {
    icon: 'leaf',
    title: 'Fresh recipes',
    text: 'New dishes for every time of day, each with its nutrition facts.',
  },
  {
    icon: 'chef-hat',
    title: 'A tidier kitchen',
    text: 'Everything in its place, easier to find and nicer to use.',
  },
  {
    icon: 'sparkles',
    title: 'A few surprises',
    text: 'Little touches that make cooking from a screen a pleasure.',
  },
] as const;
