import type { Colour } from './colour.ts';
import type { Family } from './sprites.ts';

/** The way pieces of a kind lie when they are on their own. */
export interface Lie {
  /** Width in pixels of one, in a picture 1200 wide. */
  size: number;
  /** The number that lie together on the table. */
  count: number;
  /** `fan`: slices over one another; `scatter`: near each other; `heap`: so small that they come in a bowl. */
  as: 'fan' | 'scatter' | 'heap' | 'one';
  /** Its own colour, for what it is stirred into. */
  colour: Colour;
}

const lie = (as: Lie['as'], size: number, count: number, colour: Colour): Lie => ({ as, size, count, colour });

export const LIES: Record<Family, Lie> = {
  almond: lie('scatter', 78, 7, '#e9dcc2'),
  avocado: lie('fan', 260, 4, '#b9c76a'),
  banana: lie('fan', 138, 5, '#f3ead0'),
  basil: lie('scatter', 132, 5, '#4d8a2c'),
  blackbean: lie('heap', 58, 30, '#2f2730'),
  blueberry: lie('scatter', 76, 8, '#3d4f93'),
  bread: lie('fan', 300, 2, '#e2bd80'),
  cabbage: lie('scatter', 168, 9, '#7b4596'),
  carrot: lie('scatter', 172, 8, '#e58a1f'),
  chickpea: lie('heap', 68, 26, '#dba850'),
  chili: lie('scatter', 58, 8, '#d23a2e'),
  cilantro: lie('scatter', 140, 5, '#4f8f2f'),
  coconut: lie('scatter', 92, 10, '#f5f1e8'),
  corn: lie('heap', 42, 44, '#f0d23c'),
  crumb: lie('scatter', 96, 8, '#f0cf4a'),
  cucumber: lie('fan', 152, 5, '#cfe0a8'),
  edamame: lie('heap', 62, 28, '#9ccf52'),
  granola: lie('scatter', 104, 6, '#dcb06a'),
  kidney: lie('heap', 70, 24, '#a32637'),
  lemon: lie('fan', 190, 3, '#f3dc62'),
  lentil: lie('heap', 36, 60, '#e5a92c'),
  lime: lie('fan', 168, 3, '#a9cf4a'),
  micro: lie('scatter', 84, 9, '#8cc63f'),
  mint: lie('scatter', 122, 6, '#3f9a3f'),
  naan: lie('one', 350, 1, '#e8d6b0'),
  onion: lie('scatter', 136, 8, '#e6c9dc'),
  orange: lie('fan', 216, 3, '#f0a63c'),
  peanut: lie('scatter', 80, 8, '#ddb577'),
  raspberry: lie('scatter', 112, 6, '#d83a5c'),
  scallion: lie('scatter', 56, 10, '#8cc24a'),
  sesame: lie('heap', 26, 70, '#f0e8d8'),
  spinach: lie('scatter', 168, 5, '#3f7d2c'),
  strawberry: lie('fan', 146, 5, '#dc3a3c'),
  tofu: lie('scatter', 124, 6, '#f0e2bf'),
  tomato: lie('fan', 134, 5, '#d94a30'),
};
