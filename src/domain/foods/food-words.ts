/** Words of a text, lower case, without accents, each in the singular: "Ripe Tomatoes" → ["ripe", "tomato"]. */
export function foodWords(text: string): string[] {
  const small = text.toLowerCase();
  // Most words of a recipe are one plain word.
  if (/^[a-z]+$/.test(small)) return [singular(small)];
  return small
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[’']s\b/g, '')
    .split(/[^a-z0-9%]+/)
    .filter(Boolean)
    .map(singular);
}

const KEPT = new Set([
  'hummus',
  'couscous',
  'asparagus',
  'molasses',
  'swiss',
  'brussels',
  'citrus',
  'oats',
  'haas',
  'hibiscus',
]);

function singular(word: string): string {
  if (KEPT.has(word) || word.length < 4 || !word.endsWith('s') || word.endsWith('ss')) return word;
  if (/^(?:chill|cook|smooth|brown|p|vegg|cal)ies$/.test(word))
    return word === 'chillies' ? 'chilli' : word.slice(0, -1);
  if (word.endsWith('ies') && word.length > 5) return `${word.slice(0, -3)}y`;
  if (word.endsWith('leaves')) return `${word.slice(0, -6)}leaf`;
  if (word.endsWith('loaves')) return `${word.slice(0, -6)}loaf`;
  if (word.endsWith('halves')) return `${word.slice(0, -6)}half`;
  if (/(?:tomatoe|potatoe|mangoe|radishe|peache|sandwiche|squashe|bunche|dishe)s$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}
