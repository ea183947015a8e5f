/**
 * Ends of addresses, by what else they are. Only a sign or a word for a dot makes one of them the end of an address; which
 * does depends on how likely a cook is to write that word after it.
 */

/** No words, in English at least. */
const NO_WORDS = 'com org biz xyz';
/** Words, though a sentence hardly begins with one in small letters and a dot before it. */
const WORDS =
  'net info app art asia bid blog cash center chat click cloud club company deals design dev digital direct email expert fit fun games global group guru health icu ink ltd life link live lol market marketing media mobi money network news ninja online page party pharmacy press pro promo pub review reviews rocks run sale shop site social solutions space store stream studio support team tech tips today tools trade vip website wiki win work works world yoga zone';
/** Countries whose two letters are no word and no unit in a kitchen. */
const COUNTRIES =
  'ae af ag ai ao ar au az ba bd bg bh bn bo br bw bz cc cd cf ch ci ck cn co cr cu cv cx cy cz dj dk dz ec ee er eu fj fr ga gb ge gh gi gl gp gt gy hk hn ht hu io iq ir je jm jo jp ke kh ki kr kw kz lk lr lt lu lv ly mk mm mn mt mu mv mw mx mz nc nf ng ni nl np nu nz pe pf pg ph pk pl pt pw py qa ro rs ru rw sb sc sd se sg sh si sk sl sn sr su sv sy sz td tg tj tk tn tr tt tv tw tz ua ug uk uy uz va vc ve vg vi vn vu ws ye yt za zm zw';

const setOf = (...lists: string[]): ReadonlySet<string> => new Set(lists.flatMap((list) => list.split(' ')));

/** After whatever sign stands between without a space, and after a dot that ends a sentence. */
export const ENDS_BY_THEMSELVES = setOf(NO_WORDS);
/** After a dot that begins the word. */
export const ENDS_WITH_DOT = setOf(NO_WORDS, WORDS);
/** After a dot that stands alone, or the word for one. */
export const ENDS = setOf(NO_WORDS, WORDS, COUNTRIES);
