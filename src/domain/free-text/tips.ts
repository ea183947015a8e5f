import { sentencesOf } from './sentences.ts';

/** How long it keeps, what may be done ahead, what goes with it. */
const TIP =
  /^(?:edit(?:ed)?|update|p\.?s\.?)\s*\d*\s*[:–-]|^(?:(?:it|they|this|these|leftovers?|any leftovers?|(?:the )?\p{L}+)\s+)?(?:(?:will|can|should|also|all|both) )*(?:be )?(?:keeps?|freezes?|lasts?|stores?|(?:kept|frozen|stored|made|prepared) (?:in|for|ahead|up))\b(?! (?:stirring|warm|going|adding|cooking|an eye))|^(?:any )?leftovers\b|^stor(?:e|age)\b|^to (?:store|freeze|reheat)\b|^make[- ]ahead\b|^(?:\p{L}+['’]?s? )?tips?\s*[:–-]|^(?:top )?tips?\s+(?:\d|is\b)|^notes?\s*[:–-]|^n\.?b\.?\b|^serving suggestions?\b|^variations?\b|^(?:it(?:'s|’s| is) )?(?:great|good|lovely|nice|delicious|wonderful|perfect|gorgeous|best|also good) (?:served |eaten )?(?:with|on|over|for)\b|^you can (?:also )?(?:make|prepare|freeze|store|swap|use|substitute|replace)\b/iu;

/** Whether a sentence tells how to keep, prepare ahead or serve a dish, and is no step of making it. */
export const isTip = (sentence: string): boolean => TIP.test(sentence.trim());

/** A paragraph without its tips, and these. */
export function withoutTips(paragraph: string): { text: string; tips: string[] } {
  const sentences = sentencesOf(paragraph);
  const tips = sentences.filter(isTip);
  return { text: tips.length === 0 ? paragraph : sentences.filter((each) => !isTip(each)).join(' '), tips };
}
