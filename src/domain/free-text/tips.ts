import { startsWithVerb } from './verbs.ts';

/** How long it keeps, what may be done ahead, what goes with it. */
const TIP =
  /^(?:edit(?:ed)?|update|p\.?s\.?)\s*\d*\s*[:–-]|^(?:(?:it|they|this|these|leftovers?|any leftovers?|(?:the )?\p{L}+)\s+)?(?:(?:will|can|should|also|all|both) )*(?:be )?(?:keeps?|freezes?|lasts?|stores?|(?:kept|frozen|stored|made|prepared) (?:in|for|ahead|up))\b(?! (?:stirring|warm|going|adding|cooking|an eye))|^(?:any )?leftovers\b|^stor(?:e|age)\b|^to (?:store|freeze|reheat)\b|^make[- ]ahead\b|^(?:\p{L}+['’]?s? )?tips?\s*[:–-]|^(?:top )?tips?\s+(?:\d|is\b)|^notes?\s*[:–-]|^n\.?b\.?\b|^serv(?:ing suggestions?\b|e(?:d)?(?: (?:it|them))? with\s*:)|^variations?\b|^(?:it(?:'s|’s| is) )?(?:great|good|lovely|nice|delicious|wonderful|perfect|gorgeous|best|also good) (?:served |eaten )?(?:with|on|over|for)\b|^you can (?:also )?(?:make|prepare|freeze|store|swap|use|substitute|replace)\b/iu;

/** "Next day even better, can be frozen also." */
const LATER =
  /\b(?:tastes?|slices?|cuts?|is|are|gets?|even) (?:even |much )?(?:better|nicer|best) (?:the )?(?:next|following|second|day)\b|^(?:the )?next day (?:it(?:'s|’s| is) )?(?:even )?(?:better|nicer)\b|\bcan (?:also )?be frozen\b/i;

/** Whether a sentence tells how to keep, prepare ahead or serve a dish, and is no step of making it. */
export const isTip = (sentence: string): boolean =>
  TIP.test(sentence.trim()) || (LATER.test(sentence.trim()) && !startsWithVerb(sentence));
