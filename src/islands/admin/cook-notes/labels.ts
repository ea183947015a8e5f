import type { QueueFilter } from '#src/domain/cook-notes/moderation.ts';
import type { CookNoteStatus } from '#src/domain/cook-notes/status.ts';

export const FILTER_LABELS: Record<QueueFilter, string> = {
  waiting: 'Waiting',
  reported: 'Reported',
  objections: 'Objections',
  published: 'Published',
  refused: 'Refused',
};

export const NOTHING: Record<QueueFilter, string> = {
  waiting: 'Nothing’s waiting: all read',
  reported: 'No open reports',
  objections: 'No open objections',
  published: 'No note is published yet',
  refused: 'No note was refused',
};

export const STATUS_LABELS: Record<CookNoteStatus, string> = {
  waiting: 'Waiting',
  published: 'Published',
  refused: 'Refused',
  hidden: 'Taken off',
  deleted: 'Deleted',
};

export const STATUS_TONES: Record<CookNoteStatus, 'plain' | 'good' | 'warn'> = {
  waiting: 'plain',
  published: 'good',
  refused: 'warn',
  hidden: 'warn',
  deleted: 'plain',
};
