import type { AdminLetterHead } from '#src/domain/newsletter/admin-letter.ts';
import { Badge } from '../ui/Badge.tsx';
import { isAsking, LETTER_STATE_LABELS, STATE_TONES } from './words.ts';

/** What state a letter is in; one that somebody has to look at stands out. */
export const StateBadge = ({ letter }: { letter: Pick<AdminLetterHead, 'state' | 'scheduledAt'> }) =>
  isAsking(letter) ? (
    <Badge tone="warn">Waits for your yes</Badge>
  ) : (
    <Badge tone={STATE_TONES[letter.state]}>{LETTER_STATE_LABELS[letter.state]}</Badge>
  );
