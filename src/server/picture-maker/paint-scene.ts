import { ownPixels } from '../base/pixels.ts';
import { type Canvas, lay } from './canvas.ts';
import type { Colour } from './colour.ts';
import { develop } from './develop.ts';
import type { Piece, Thing } from './piece.ts';
import { shade } from './shade.ts';
import { type Shadow, shadowsOf } from './shadow.ts';
import { type DrawnPixels, drawSprite } from './sprites.ts';
import { tabletop } from './tabletop.ts';

/** Everything of a picture. */
export interface Scene {
  width: number;
  height: number;
  table: Colour;
  /** From the table up. */
  things: readonly Thing[];
}

/** Angles are rounded to these, small pieces' more than others', so that pieces that lie alike are drawn once. */
const TURN = { small: 45, large: 15 } as const;
const SMALL = 70;
const JPEG = { quality: 92, chromaSubsampling: '4:4:4' } as const;

interface Ready {
  drawn: DrawnPixels;
  shadows: Shadow[];
}

/** Paints a scene; a JPEG. The same scene and random numbers give the same picture. */
export async function paint({ width, height, table, things }: Scene, random: () => number): Promise<Buffer> {
  const canvas = await tabletop(table, width, height);
  const drawings = new Map<string, Promise<Ready>>();
  for (const thing of things) {
    const key = keyOf(thing);
    const ready = drawings.get(key) ?? make(thing);
    drawings.set(key, ready);
    place(canvas, await ready, thing);
  }
  develop(canvas, random);
  return ownPixels(canvas.data, { raw: { width, height, channels: 3 } })
    .jpeg(JPEG)
    .toBuffer();
}

function turned({ angle, size }: Piece): number {
  const step = size < SMALL ? TURN.small : TURN.large;
  return (Math.round(angle / step) * step) % 360;
}

const keyOf = (thing: Thing): string =>
  'sprite' in thing
    ? `${thing.sprite} ${Math.round(thing.size)} ${turned(thing)} ${thing.colour} ${thing.lift}`
    : JSON.stringify(thing);

async function make(thing: Thing): Promise<Ready> {
  if ('shade' in thing) return { drawn: shade(thing.size), shadows: [] };
  const drawn = await drawSprite(thing.sprite, Math.round(thing.size), turned(thing), thing.colour);
  return { drawn, shadows: thing.lift > 0 ? await shadowsOf(drawn, thing.size, thing.lift) : [] };
}

function place(canvas: Canvas, { drawn, shadows }: Ready, { x, y }: Thing): void {
  const left = Math.round(x - drawn.width / 2);
  const top = Math.round(y - drawn.height / 2);
  for (const shadow of shadows) lay(canvas, shadow, left + shadow.left, top + shadow.top);
  lay(canvas, drawn, left, top);
}
