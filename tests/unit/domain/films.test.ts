import { describe, expect, it } from 'vitest';
import { PLAYER_ORIGINS, playerOf } from '#src/domain/films.ts';

describe('playerOf', () => {
  it.each([
    ['https://www.youtube.com/watch?t=4&v=dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
    ['https://youtu.be/dQw4w9WgXcQ?si=x', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
    ['https://m.youtube.com/shorts/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
    ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'],
  ])('of %s sets no cookies', (address, url) => {
    const player = playerOf(address);
    expect(player?.url).toBe(url);
    expect(PLAYER_ORIGINS).toContain(new URL(player?.playingUrl ?? '').origin);
  });

  it.each([
    'http://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://evil.example/https://youtu.be/dQw4w9WgXcQ',
    'https://www.youtube.com/@somebody',
    'javascript:alert(1)',
  ])('is none of %s', (address) => {
    expect(playerOf(address)).toBeNull();
  });
});
