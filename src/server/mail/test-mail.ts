import { randomUUID } from 'node:crypto';
import { cap } from '../base/limits/limits.ts';
import { log } from '../base/log.ts';
import { mailService, sender } from './service.ts';

const tries = cap({ times: 5, seconds: 60 });

/** Sends a mail past the queue, once, and returns what was answered. Throws `rate_limited` after five in a minute. */
export async function sendTestMail(to: string): Promise<{ to: string; isSent: boolean; answer: string }> {
  await tries.take(to);
  const service = mailService();
  const { renderMail } = await import('./rendering.tsx');
  const mail = await renderMail('test', { service: service.name });
  try {
    const answer = await service.send({ id: randomUUID(), from: sender(), to, createdAt: Date.now(), ...mail });
    return { to, isSent: true, answer };
  } catch (error) {
    log.warn({ err: error }, 'test mail not sent');
    return { to, isSent: false, answer: error instanceof Error ? error.message : String(error) };
  }
}
