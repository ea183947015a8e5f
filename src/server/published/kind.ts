import type { Change, Transaction } from '#src/db/client.ts';
import type {
  HandInTable,
  PreviewTable,
  PublishedRow,
  PublishedTable,
  RevisionTable,
} from '#src/db/schema/published.ts';
import type { Permission } from '#src/domain/members/permissions.ts';
import type { Schedule } from '#src/domain/published/schedule.ts';
import type { KindName } from '#src/domain/published/stands.ts';
import type { Job } from '#src/domain/site/jobs.ts';
import type { Doer } from '../base/audit.ts';

/** The fields a change may have of anything that is published. */
export type PublishedFields = { [F in keyof Schedule]?: Schedule[F] | undefined };

/** A change as it would stand, for its kind to judge. */
export interface Judged<Row, Fields, Said> {
  /** `null` of what is new. */
  before: Row | null;
  after: Row;
  fields: Fields;
  /** Names of the fields that get another value. */
  changed: readonly string[];
  /** It once was so: what holds no longer is left out without a word. */
  isRestored: boolean;
  /** The publisher's words beside the fields. */
  said: Said | undefined;
  actor: Doer;
  now: number;
}

export interface Judgement {
  /** Columns that follow from the fields. */
  columns: Record<string, unknown>;
  /** Writes into the log what its publisher said; a change of nothing is worth a write for it. */
  record?: ((tx: Transaction, id: string) => Promise<void>) | undefined;
}

/**
 * A kind of thing that is published, as it describes itself. Everything in this folder takes one: drafts, history, schedule,
 * bin, addresses, roles, audit and tags are the same for all. The server's list of kinds is in admin/published-kinds.ts.
 */
export interface PublishedKind<
  Row extends PublishedRow = PublishedRow,
  Fields extends PublishedFields = PublishedFields,
  Said = unknown,
> {
  /** Begins what the audit log says of it, as in `recipe.publish`; and stands in messages. */
  name: KindName;
  table: PublishedTable;
  revisions: RevisionTable;
  previews: PreviewTable;
  handIns: HandInTable;
  /** The fields a change may be of: all of it is kept in the history. */
  fields: readonly string[];
  /** What each field is called, for people. */
  labels: Readonly<Record<string, string>>;
  /** The address where readers find one, and where it is edited. */
  address(id: string): string;
  editor(id: string): string;
  /** Ends of addresses that no thing may have. */
  reserved: readonly string[];
  /** The tag of the page of one. */
  tagOf(id: string): string;
  /** The tags of whatever lists them. */
  listTags: readonly string[];
  /** Who has to do with all of them and publishes; whoever else may write has drafts of their own. */
  editors: Permission;
  /** Under which stands what its schedule and its bin could not do. */
  jobs: { schedule: Job; bin: Job };
  /** Columns of its fields that follow from a change of others. Throws `validation` where they do not fit each other. */
  fitted?(before: Row | null, fields: Fields): Partial<Fields>;
  /**
   * The gate, and what else follows. Throws {@link Refused} where it is or is to be public and may not, `validation` for
   * what is wrong otherwise.
   */
  judge(change: Judged<Row, Fields, Said>): Judgement;
  /** Follows one that has just become public, in the same write. */
  shown?(tx: Transaction, change: Change, id: string, actor: Doer): Promise<void>;
}
