import type { APIContext } from 'astro';
import { PLAYER_ORIGINS } from '#src/domain/films.ts';

/** Says that a page has films: its policy then lets their players into frames, and nothing else. */
export function showsFilms(
  { locals }: Pick<APIContext, 'locals'>,
  blocks: readonly { kind: string; of?: unknown }[],
): void {
  locals.showsFilms = JSON.stringify(blocks).includes('"kind":"video"');
}

/** A page's content security policy with players let in. */
export const policyWithFilms = (policy: string): string => `${policy}; frame-src ${PLAYER_ORIGINS.join(' ')}`;
