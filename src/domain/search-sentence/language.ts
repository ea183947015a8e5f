import { AppError } from '../errors.ts';
import { otherLanguage } from '../free-text/language.ts';
import { foodAt } from './food-list.ts';

/** Leave something out. Read as words to look for, "ohne Nüsse" would find what must not be: one of them is enough. */
const WITHOUT: Record<string, string> = {
  German: 'ohne kein keine keinen',
  French: 'sans',
  Spanish: 'sin',
  Italian: 'senza',
  Dutch: 'zonder geen',
  Portuguese: 'sem',
  Polish: 'bez',
};
/** Words people ask with that are neither English nor part of a dish's name as English has it ("chilli con carne"). */
const ASKING: Record<string, string> = {
  German:
    'mit und oder für fuer nicht etwas ich möchte schnell schnelle schnelles einfach einfache einfaches rezept rezepte abendessen frühstück mittagessen nachtisch minuten weniger höchstens unter',
  French: 'avec rapide recette recettes repas dîner déjeuner moins voudrais cherche',
  Spanish: 'para rápida rápido fácil cena cenar desayuno almuerzo receta recetas menos quiero algo minutos',
  Italian: 'ricetta ricette veloce colazione pranzo meno vorrei qualcosa minuti',
  Dutch: 'voor snel snelle recept avondeten ontbijt minder iets',
  Portuguese: 'receita receitas jantar almoço',
  Polish: 'przepis szybki obiad śniadanie kolacja',
};
const ENGLISH = new Set(
  'the a an and or of with for without no not under less than to i we my is it some something quick easy dinner lunch breakfast dessert snack recipe recipes minutes free want need find'.split(
    ' ',
  ),
);
const wordsOf = (text: string): string[] => text.split(' ');
const LANGUAGES = Object.keys(WITHOUT).map((language) => ({
  language,
  without: new Set(wordsOf(WITHOUT[language] ?? '')),
  asking: new Set(wordsOf(ASKING[language] ?? '')),
}));

/** Words that English has too: "pasta sans mushrooms", "chilli sin carne", "sin-free brownies". */
function isEnglish(word: string, next: readonly string[]): boolean {
  if (word === 'sans') return next.length === 0 || foodAt(next) !== null;
  return word === 'sin' && /^(?:carne|free)?$/.test(next[0] ?? '');
}

/** The language of a sentence where it is plainly not English, else `null`; names of dishes prove nothing. */
export function languageOfSentence(sentence: string): string | null {
  const letters = sentence.match(/\p{L}/gu)?.length ?? 0;
  if (letters > 3 && (sentence.match(/\p{Script=Latin}/gu)?.length ?? 0) < letters / 2) return 'another script';
  const words =
    sentence
      .normalize('NFC')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const leavingOut = LANGUAGES.find(({ without }) =>
    words.some((word, at) => without.has(word) && !isEnglish(word, words.slice(at + 1))),
  );
  if (leavingOut) return leavingOut.language;
  const english = words.filter((word) => ENGLISH.has(word)).length;
  const asking = LANGUAGES.find(({ asking }) => words.filter((word) => asking.has(word)).length > english);
  return asking?.language ?? otherLanguage(sentence);
}

/** Throws `validation` for a sentence in another language: a limit that is not understood cannot be kept. */
export function refuseOtherLanguages(sentence: string): void {
  const language = languageOfSentence(sentence);
  if (!language) return;
  const seems = language === 'another script' ? '' : `, and this seems to be ${language}`;
  const message = `Only English is understood here${seems}. Please say it in English.`;
  throw new AppError('validation', message, { issues: [{ path: 'query', message }] });
}
