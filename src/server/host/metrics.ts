import { timingSafeEqual } from 'node:crypto';
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { backupStatus } from '../backup/nightly.ts';
import { diskRoom } from '../base/disk.ts';
import { env } from '../base/env.ts';
import { figures } from '../base/figures.ts';
import { sha256 } from '../base/secrets/secrets.ts';
import { mailFigures } from '../mail/queue.ts';
import { answerHeaders, type HostAnswer } from './headers.ts';

let registry: Registry | undefined;

/** Whether there are numbers to be had: with METRICS_TOKEN only. */
export const hasMetrics = (): boolean => env().METRICS_TOKEN !== undefined;

/** The numbers of this process, for whoever brings the token as `Authorization: Bearer …`. */
export async function metricsAnswer(authorization: string | undefined): Promise<HostAnswer> {
  // As hashes, of which a difference tells nothing of the token, nor does its length.
  const [given, wanted] = [authorization ?? '', `Bearer ${env().METRICS_TOKEN}`].map((text) =>
    Buffer.from(sha256(text)),
  );
  if (!given || !wanted || !timingSafeEqual(given, wanted)) {
    const own = { 'Content-Type': 'text/plain; charset=utf-8', 'WWW-Authenticate': 'Bearer' };
    return { status: 401, headers: answerHeaders(Object.entries(own)), body: 'METRICS_TOKEN is asked for' };
  }
  registry ??= openRegistry();
  return {
    status: 200,
    headers: answerHeaders([['Content-Type', registry.contentType]]),
    body: await registry.metrics(),
  };
}

function openRegistry(): Registry {
  const register = new Registry();
  const registers = [register];
  // Among them the event loop's lag, memory, processor time and garbage collection.
  collectDefaultMetrics({ register });
  /** A number that is kept elsewhere: read when it is asked for. */
  const counter = <Label extends string = never>(
    name: string,
    help: string,
    labelNames: Label[],
    read: () => Iterable<[Partial<Record<Label, string>>, number]>,
  ) =>
    new Counter({
      name: `plantry_${name}`,
      help,
      labelNames,
      registers,
      collect() {
        this.reset();
        for (const [labels, value] of read()) this.inc(labels, value);
      },
    });
  counter('answers_total', 'Answers by kind and status', ['kind', 'status'], function* () {
    for (const [kind, byStatus] of figures.answers)
      for (const [status, count] of byStatus) yield [{ kind, status: String(status) }, count];
  });
  counter('store_lookups_total', 'Pages asked for, by how the store had them', ['state'], function* () {
    for (const [state, count] of Object.entries(figures.store)) yield [{ state: state.toLowerCase() }, count];
  });
  counter('renders_total', 'Pages rendered', [], () => [[{}, figures.renders.count]]);
  counter('render_seconds_total', 'Seconds spent rendering pages', [], () => [[{}, figures.renders.seconds]]);
  counter('database_writes_total', 'Writes, but for those of letters’ own thread', [], () => [
    [{}, figures.writes.count],
  ]);
  counter('database_wait_seconds_total', 'Seconds that writes waited for their turn', [], () => [
    [{}, figures.writes.waited],
  ]);
  counter('mails_total', 'Mails by what became of a try', ['outcome'], () => [
    [{ outcome: 'sent' }, figures.mail.sent],
    [{ outcome: 'failed' }, figures.mail.failed],
    [{ outcome: 'given_up' }, figures.mail.givenUp],
  ]);
  new Gauge({
    name: 'plantry_waiting',
    help: 'How many wait in each line of work',
    labelNames: ['line'],
    registers,
    async collect() {
      for (const [line, waiting] of figures.lines) this.set({ line }, waiting());
      this.set({ line: 'mails' }, (await mailFigures()).waiting);
    },
  });
  new Gauge({
    name: 'plantry_disk_free_bytes',
    help: 'Bytes left on the disk of DATA_DIR',
    registers,
    async collect() {
      this.set((await diskRoom(env().DATA_DIR)).free);
    },
  });
  new Gauge({
    name: 'plantry_disk_full',
    help: '1 when nothing can be saved for want of room, files included',
    registers,
    async collect() {
      this.set(Number((await diskRoom(env().DATA_DIR)).isFull));
    },
  });
  new Gauge({
    name: 'plantry_backup_timestamp_seconds',
    help: 'When the newest good backup was made; 0 before there is one',
    registers,
    async collect() {
      this.set(((await backupStatus()).last?.at ?? 0) / 1000);
    },
  });
  new Gauge({
    name: 'plantry_backup_late',
    help: '1 when two nights have gone by without a good backup',
    registers,
    async collect() {
      this.set(Number((await backupStatus()).isLate));
    },
  });
  return register;
}
