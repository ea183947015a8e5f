import OpenAI from 'openai';
import { zodResponseFormat } from 'openai/helpers/zod';
import type { ChatCompletion } from 'openai/resources/chat/completions';
import type { CompletionUsage } from 'openai/resources/completions';
import type { z } from 'zod';
import type { ProviderId } from '#src/domain/ai.ts';
import { AppError } from '#src/domain/errors.ts';
import { fetchOnOwnConnection } from '../base/own-connection.ts';

/** A service that speaks OpenAI's chat completions. */
export interface Vendor {
  id: Exclude<ProviderId, 'embedded'>;
  /** As people know it. */
  label: string;
  apiKey: string;
  baseUrl: string;
  model: string;
  /** Micro-euros a token: as much as euros a million tokens. */
  price: { input: number; output: number };
  /** The effort of a model that thinks; `null` for one that takes no such setting. */
  effort: 'none' | 'minimal' | 'low' | 'medium' | 'high' | null;
}

export interface Question<Answer> {
  /** Name of the answer's schema, for the model. */
  name: string;
  /** The instructions for the text. */
  instructions: string;
  /** The text somebody wrote: data, never instructions. */
  text: string;
  answer: z.ZodType<Answer>;
  /** Most tokens of the answer, what a model thinks included. */
  maxTokens: number;
}

/** Seconds after which a service that failed may be asked again. */
const RETRY_AFTER = 30;

/**
 * Asks a model once and returns its answer, which keeps the question's schema. `spent` is told the cost in micro-euros as
 * soon as it is known, also of an answer that is of no use. Throws `rate_limited` when the vendor's quota is exceeded, and
 * `unavailable` for everything else that can go wrong with a vendor.
 */
export async function askModel<Answer>(
  vendor: Vendor,
  { name, instructions, text, answer, maxTokens }: Question<Answer>,
  { signal, spent }: { signal: AbortSignal; spent: (microEuros: number) => void },
): Promise<Answer> {
  // A hanging answer is ended by the signal, and a failed one not repeated: the caller's time is a budget for one try.
  const completion = await openAiClient(vendor)
    .chat.completions.create(
      {
        model: vendor.model,
        messages: [
          { role: 'system', content: instructions },
          { role: 'user', content: text },
        ],
        response_format: unconstrained(zodResponseFormat(answer, name)),
        max_completion_tokens: maxTokens,
        ...(vendor.effort && { reasoning_effort: vendor.effort }),
      },
      { signal },
    )
    .catch((cause) => {
      throw failure(vendor, cause);
    });
  const { usage } = completion;
  if (usage) spent(usage.prompt_tokens * vendor.price.input + outputOf(usage) * vendor.price.output);
  return read(vendor, completion, answer);
}

/** Gemini counts what a model thinks, which is paid like its answer, into nothing but the total. */
const outputOf = ({ prompt_tokens, completion_tokens, total_tokens }: CompletionUsage): number =>
  Math.max(completion_tokens, (total_tokens ?? 0) - prompt_tokens);

/** A client of a vendor: no tries of its own, and nothing on the console. */
export const openAiClient = ({ apiKey, baseUrl }: Pick<Vendor, 'apiKey' | 'baseUrl'>): OpenAI =>
  new OpenAI({ apiKey, baseURL: baseUrl, maxRetries: 0, logLevel: 'off', fetch: withPlainErrors });

/** Gemini wraps what went wrong in a list, which OpenAI's client does not look into. */
const withPlainErrors: typeof fetch = async (...request) => {
  const response = await fetchOnOwnConnection(...request);
  if (response.ok) return response;
  const text = await response.text();
  const body = parsed(text);
  return Object.assign(response, { text: async () => (Array.isArray(body) ? JSON.stringify(body[0]) : text) });
};

/** The keywords that not every vendor's strict mode takes; what they ask for is checked when the answer is read. */
const CONSTRAINTS = new Set(
  'minimum maximum exclusiveMinimum exclusiveMaximum minLength maxLength minItems maxItems pattern format default $schema'.split(
    ' ',
  ),
);

function unconstrained<Schema>(schema: Schema): Schema {
  return JSON.parse(
    JSON.stringify(schema, (key, value) => (CONSTRAINTS.has(key) && typeof value !== 'object' ? undefined : value)),
  );
}

function read<Answer>({ label }: Vendor, completion: ChatCompletion, schema: z.ZodType<Answer>): Answer {
  const choice = completion.choices?.[0];
  if (choice?.message?.refusal || choice?.finish_reason === 'content_filter') {
    throw declined(label);
  }
  if (choice?.finish_reason === 'length')
    throw unavailable(`${label}'s answer was cut short. Please try a shorter text.`);
  const result = schema.safeParse(parsed(choice?.message?.content));
  if (!result.success) throw unavailable(`${label}'s answer made no sense. Please try again.`, result.error);
  return result.data;
}

function parsed(content: string | null | undefined): unknown {
  try {
    return JSON.parse(content ?? '');
  } catch {
    return undefined;
  }
}

const declined = (label: string, cause?: unknown): AppError =>
  unavailable(`${label} declined this request. Please word it differently.`, cause);

/** The vendors' codes for refusing what they are asked for. */
const REFUSALS = new Set<unknown>(['moderation_blocked', 'content_policy_violation', 'content_filter']);

export const unavailable = (message: string, cause?: unknown): AppError =>
  new AppError('unavailable', message, { cause, retryAfter: RETRY_AFTER });

/** The failure of a vendor, in our words; nothing of its own. */
export function failure({ label }: Pick<Vendor, 'label'>, cause: unknown): AppError {
  if (cause instanceof OpenAI.RateLimitError) {
    const message = `${label}: quota exceeded. Please use the other provider, or try again later.`;
    const retryAfter = Number(cause.headers?.get('retry-after')) || RETRY_AFTER;
    return new AppError('rate_limited', message, { cause, retryAfter });
  }
  // An answer that ends half-way says so in the words of fetch.
  const isAborted = cause instanceof OpenAI.APIUserAbortError || (cause as Error).name === 'AbortError';
  if (isAborted || cause instanceof OpenAI.APIConnectionTimeoutError) {
    return unavailable(`${label} didn’t answer in time. Please try again.`, cause);
  }
  if (cause instanceof OpenAI.APIError && REFUSALS.has(cause.code)) return declined(label, cause);
  if (isAboutTheKey(cause)) {
    return unavailable(`${label} doesn’t accept this site’s key.`, cause);
  }
  return unavailable(`${label} can’t answer right now. Please try again later.`, cause);
}

/** Gemini says 400 to a wrong key, with a reason among the details. */
const isAboutTheKey = (cause: unknown): boolean =>
  cause instanceof OpenAI.AuthenticationError ||
  cause instanceof OpenAI.PermissionDeniedError ||
  (cause instanceof OpenAI.BadRequestError && JSON.stringify(cause.error ?? '').includes('API_KEY_INVALID'));
