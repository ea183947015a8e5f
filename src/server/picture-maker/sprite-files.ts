/** Every sprite as a `data:` address, by its path from here. */
export const FILES = import.meta.glob<string>('./sprites/*.webp', { query: '?inline', import: 'default', eager: true });
