import { paths } from '#src/paths.ts';
import { isSigned, signatureOf } from '../../base/secrets/signing.ts';
import { siteLink } from '../../base/site-link.ts';

/** A decision about a note as its writer or a reader who reported it was told of it. */
export interface NoteDecision {
  noteId: string;
  /** `null` to the writer. */
  reportId: string | null;
  /** UTC milliseconds. */
  decidedAt: number;
}

const signed = ({ noteId, reportId, decidedAt }: NoteDecision): string =>
  `cook-note-objection:${noteId}:${reportId ?? ''}:${decidedAt}`;

export const objectionPath = async (decision: NoteDecision): Promise<string> =>
  paths.objection({
    note: decision.noteId,
    ...(decision.reportId !== null && { report: decision.reportId }),
    decided: String(decision.decidedAt),
    signature: await signatureOf(signed(decision)),
  });

/** The link to object to it, without signing in: whoever got the mail may. */
export const objectionLink = async (decision: NoteDecision): Promise<string> => siteLink(await objectionPath(decision));

export const isDecision = (decision: NoteDecision, signature: string): Promise<boolean> =>
  isSigned(signed(decision), signature);
