import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** What the fake vendor does with the next request. */
export type Behaviour =
  | { kind: 'answer'; content: string; finishReason?: string; refusal?: string }
  | { kind: 'status'; status: number; error: Record<string, unknown>; headers?: Record<string, string> }
  | { kind: 'raw'; body: string }
  | { kind: 'silence' }
  /** Headers and half a body, then nothing more. */
  | { kind: 'stall' };

export interface SeenRequest {
  method: string;
  path: string;
  authorization: string | undefined;
  body: unknown;
}

export interface FakeOpenAi {
  url: string;
  requests: SeenRequest[];
  next: Behaviour;
  stop(): Promise<void>;
}

export const USAGE = { prompt_tokens: 1000, completion_tokens: 500, total_tokens: 1500 };

/** A server that speaks OpenAI's chat completions on this machine: answers in the shape the API has on the wire. */
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
  fake.requests.push({ method, path, authorization: headers.authorization, body: JSON.parse(await text(request)) });
  const { next } = fake;
  if (next.kind === 'silence') return;
  if (next.kind === 'status') {
    response.writeHead(next.status, { 'Content-Type': 'application/json', ...next.headers });
    response.end(JSON.stringify({ error: next.error }));
    return;
  }
  response.writeHead(200, { 'Content-Type': 'application/json', 'x-request-id': 'req_123' });
  if (next.kind === 'raw') response.end(next.body);
  else if (next.kind === 'stall') response.write('{"id":"chatcmpl-1","object":"chat.comp');
  else response.end(JSON.stringify(completion(next)));
}

const completion = ({ content, finishReason = 'stop', refusal }: Extract<Behaviour, { kind: 'answer' }>) => ({
  id: 'chatcmpl-B9MBs8CjcvOU2jLn4n570S5qMJKcT',
  object: 'chat.completion',
  created: 1_741_569_952,
  model: 'gpt-4.1-mini-2025-04-14',
  choices: [
    {
      index: 0,
      message: { role: 'assistant', content: refusal ? null : content, refusal: refusal ?? null, annotations: [] },
      logprobs: null,
      finish_reason: finishReason,
    },
  ],
  usage: {
    ...USAGE,
    prompt_tokens_details: { cached_tokens: 0, audio_tokens: 0 },
    completion_tokens_details: { reasoning_tokens: 0, audio_tokens: 0 },
  },
  service_tier: 'default',
});
