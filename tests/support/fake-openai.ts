import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { ChatCompletion } from 'openai/resources/chat/completions';
import type { CompletionUsage } from 'openai/resources/completions';
import type { ImagesResponse } from 'openai/resources/images';

type Answer = {
  kind: 'answer';
  content: string;
  finishReason?: ChatCompletion.Choice['finish_reason'];
  refusal?: string;
  /** What the answer says it took; `null` says nothing of it. */
  usage?: CompletionUsage | null;
  /** What the model waits for. */
  after?: Promise<void>;
};

/** What the fake vendor does with a request. */
export type Behaviour =
  | Answer
  | { kind: 'status'; status: number; error: Record<string, unknown>; headers?: Record<string, string> }
  /** A failure in the shape of Gemini, which puts it into a list. */
  | { kind: 'gemini-error'; code: number; status: string; message: string; reason?: string }
  | { kind: 'raw'; body: string }
  | { kind: 'silence' }
  /** Headers and half a body, then nothing more. */
  | { kind: 'stall' };

interface SeenRequest {
  method: string;
  path: string;
  authorization: string | undefined;
  body: unknown;
  /** Its client hung up before it had the whole answer. */
  isGivenUp: boolean;
}

export interface FakeOpenAi {
  url: string;
  requests: SeenRequest[];
  /** What is done with the next requests, or with each, told by its place among those seen, from 0 on. */
  next: Behaviour | ((place: number) => Behaviour);
  stop(): Promise<void>;
}

export const USAGE = { prompt_tokens: 1000, completion_tokens: 500, total_tokens: 1500 };

/** A server that speaks OpenAI's API on this machine: answers in the shape the API has on the wire. */
export async function startFakeOpenAi(): Promise<FakeOpenAi> {
  const fake: FakeOpenAi = { url: '', requests: [], next: { kind: 'silence' }, stop: async () => {} };
  const server = createServer((request, response) => {
    void answer(fake, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  fake.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  fake.stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return fake;
}

async function answer(fake: FakeOpenAi, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = '', url: path = '', headers } = request;
  const body: unknown = JSON.parse(await text(request));
  const seen: SeenRequest = { method, path, authorization: headers.authorization, body, isGivenUp: false };
  response.once('close', () => {
    seen.isGivenUp = !response.writableFinished;
  });
  const place = fake.requests.push(seen) - 1;
  const next = typeof fake.next === 'function' ? fake.next(place) : fake.next;
  if ('after' in next) await next.after;
  if (next.kind === 'silence' || response.destroyed) return;
  const { status, sent, more } = wire(next);
  response.writeHead(status, { 'Content-Type': 'application/json', 'x-request-id': 'req_123', ...more });
  if (next.kind === 'stall') response.write(sent);
  else response.end(sent);
}

/** What goes over the wire. */
function wire(next: Exclude<Behaviour, { kind: 'silence' }>): { status: number; sent: string; more?: object } {
  if (next.kind === 'raw') return { status: 200, sent: next.body };
  if (next.kind === 'stall') return { status: 200, sent: '{"id":"chatcmpl-1","object":"chat.comp' };
  if (next.kind === 'answer') return { status: 200, sent: JSON.stringify(completion(next)) };
  if (next.kind === 'status') {
    return { status: next.status, sent: JSON.stringify({ error: next.error }), more: next.headers ?? {} };
  }
  const { code, message, status, reason } = next;
  const details = [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason, domain: 'googleapis.com' }];
  return { status: code, sent: JSON.stringify([{ error: { code, message, status, ...(reason && { details }) } }]) };
}

const completion = ({ content, finishReason = 'stop', refusal, usage = USAGE }: Answer): ChatCompletion => ({
  id: 'chatcmpl-B9MBs8CjcvOU2jLn4n570S5qMJKcT',
  object: 'chat.completion',
  created: 1_741_569_952,
  model: 'gpt-6-luna',
  choices: [
    {
      index: 0,
      message: { role: 'assistant', content: refusal ? null : content, refusal: refusal ?? null, annotations: [] },
      logprobs: null,
      finish_reason: finishReason,
    },
  ],
  ...(usage && {
    usage: {
      ...usage,
      prompt_tokens_details: { cached_tokens: 0, audio_tokens: 0 },
      completion_tokens_details: { reasoning_tokens: 0, audio_tokens: 0 },
    },
  }),
  service_tier: 'default',
});

export const IMAGE_USAGE = { input_tokens: 40, output_tokens: 272, total_tokens: 312 };

/** An answer of the image API with one picture, or with what is in its place. */
export function pictureAnswer(picture: NonNullable<ImagesResponse['data']>[number]): Behaviour {
  const usage = { ...IMAGE_USAGE, input_tokens_details: { text_tokens: IMAGE_USAGE.input_tokens, image_tokens: 0 } };
  const body: ImagesResponse = { created: 1_760_000_000, data: [picture], output_format: 'jpeg', usage };
  return { kind: 'raw', body: JSON.stringify(body) };
}
