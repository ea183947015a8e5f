import { DIFFICULTIES, type Difficulty } from '../../recipes/kitchen.ts';
import { type Reading, take } from './reading.ts';

const BEGINNERS = '(?:for )?(?:absolute |complete )?beginners?(?: friendly| level)?';
const NOT = '(?:not|isnt|arent|nothing)(?: (?:that is|thats|too|very|so|that))*';

const WORDS: Record<Difficulty, string> = {
  easy: `(?:super |very |really |dead |quite |fairly )?(?:easy(?: peasy)?|easily|simple|simply|effortless|foolproof|uncomplicated|straightforward|basic)|${BEGINNERS}|no fuss|${NOT} (?:complicated|fancy|difficult|hard|challenging)`,
  medium:
    '(?:of |a )?(?:medium|moderate|average|intermediate) (?:difficulty|level|skills?)|intermediate|moderately difficult',
  hard: '(?:quite |very |really )?(?:challenging|advanced|difficult|elaborate|ambitious|complex)|a challenge|for (?:experienced|expert|skilled) cooks',
};

const LEVELS = DIFFICULTIES.map((level) => ({ level, pattern: new RegExp(`\\b(?:${WORDS[level]})\\b`, 'g') }));
const QUICK_AND_EASY =
  /\b(?:(?:quick|fast|speedy) (?:(?:and|,) )?(?:easy|simple)|(?:easy|simple) (?:(?:and|,) )?(?:quick|fast))\b/g;

/** "Easy", "for beginners", "a challenging dessert". "Quick and easy" is a diet of the listing and read as that. */
export function readDifficulty(reading: Reading): void {
  const { filters } = reading;
  take(reading, QUICK_AND_EASY, () => filters.diets.push('quick-easy'));
  for (const { level, pattern } of LEVELS) {
    take(reading, pattern, () => {
      filters.difficulty ??= level;
    });
  }
}
