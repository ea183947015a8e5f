/** Longest line that is looked at; nobody writes a longer paragraph. */
const LONGEST_LINE = 4000;
const MOST_LINES = 400;

/** What mail programs and web pages put around a text. */
const AROUND =
  /^(?:-{3,}.*(?:forwarded|original) message.*|(?:from|to|cc|date|sent|subject|reply-to)\s*:.*|on .{5,80} wrote:|sent from my .*|jump to (?:recipe|video).*|print(?: recipe)?|pin(?: recipe| it)?|save|share|rate(?: this recipe)?|(?:posted|published|updated|written)(?: by| on)\b.*|did you (?:make|try) .*|tag @.*|follow (?:me|us)\b.*|subscribe\b.*|leave a (?:comment|review).*|advertisement|click here.*|read more.*|[\d,.]+ (?:comments?|likes|shares|views)|[\s|:=_*~#-]{3,}|(?:#\w+\s*)+|\S[^>»]*(?:\s[>»]\s[^>»]+){2,}|.*\b[\d.]+ from \d+ (?:votes?|ratings?|reviews?).*|(?:\d\s*x\s*)+)$/i;
/** "[12/03, 18:25] Lin: " */
const SPEAKER =
  /^(?:\[[^\]]{4,30}\]\s*|\d{1,2}[/.]\d{1,2}[/.]?\d{0,4},? \d{1,2}:\d{2}(?:\s?[ap]m)?\s*[-–]\s*)[^:]{1,30}:\s+/i;
const TO_MACHINES =
  /\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:instructions?|prompts?|rules)\b|^(?:system|assistant|user|developer)\s*:/i;

export interface PastedLine {
  text: string;
  /** An empty line is before it. */
  afterGap: boolean;
  /** "•", "-", "*". */
  isBullet: boolean;
  /** "3." or "Step 3"; `null` without. */
  number: number | null;
}

/** Stands where a picture stood among the words. */
export const BREAK = '‖';
const PICTURE = '(?:[\\u{1F300}-\\u{1FAFF}\\u2600-\\u2604\\u2607-\\u2712\\u2714-\\u27bf]\\ufe0f?\\s*)+';
const BULLET = /^[-–—•·*▪●◦☐□✓►‣]\s+/;
const NUMBERED = /^(?:step\s+(\d{1,2})\s*[.:)–-]?|\(?(\d{1,2})\s*[.)](?!\d)|(\d{1,2})\s*[-–:]\s(?=\p{Lu}))\s*/iu;

/** The lines of a pasted text without what surrounds it: quotes of a mail, marks of Markdown, addresses, web page frills. */
export function linesOf(text: string): PastedLine[] {
  const lines: PastedLine[] = [];
  let afterGap = true;
  for (const raw of text.split(/\r\n?|\n/).slice(0, MOST_LINES)) {
    const plain = withoutMarks(raw.slice(0, LONGEST_LINE));
    if (plain === '') {
      afterGap = true;
      continue;
    }
    if (AROUND.test(plain) || TO_MACHINES.test(plain)) continue;
    const bullet = BULLET.exec(plain);
    const unbulleted = bullet ? plain.slice(bullet[0].length) : plain;
    const number = NUMBERED.exec(unbulleted);
    const digits = number?.[1] ?? number?.[2] ?? number?.[3];
    lines.push({
      text: unbulleted.slice(number?.[0].length ?? 0).trim(),
      afterGap,
      isBullet: bullet !== null,
      number: digits === undefined ? null : Number(digits),
    });
    afterGap = false;
  }
  return lines;
}

const withoutMarks = (line: string): string =>
  line
    .replace(/[\u200b-\u200d\ufeff]/g, '')
    .replace(/[\u00a0\u2007\u202f]/g, ' ')
    .replace(/^(?:\s*>)+\s?/, '')
    .replace(SPEAKER, '')
    .replace(/(\d)\ufe0f?\u20e3/g, '$1. ')
    .replace(new RegExp(`^\\s*${PICTURE}`, 'u'), '• ')
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/https?:\/\/\S+|www\.\S+/g, '')
    .replace(/^\s*#{1,6}\s+/, '')
    .replace(/(\*\*|__)(.+?)\1/g, '$2')
    .replace(/(?<![\p{L}\d*])[*_]([^*_\s][^*_]*)[*_](?![\p{L}\d*])/gu, '$1')
    .replace(new RegExp(`\\s*${PICTURE}`, 'gu'), ` ${BREAK} `)
    .replace(new RegExp(`(?:\\s*${BREAK})+\\s*$`), '')
    .trim()
    .replace(/^\|\s*|\s*\|$/g, '');
