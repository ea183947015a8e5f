import { z } from 'zod';

/** The subset of JSON Schema that OpenAI's strict mode takes: every property required, nothing additional, no limits. */
const strictSchema: z.ZodType = z.lazy(() =>
  z.union([
    z
      .strictObject({
        type: z.literal('object'),
        properties: z.record(z.string(), strictSchema),
        required: z.array(z.string()),
        additionalProperties: z.literal(false),
        description: z.string().optional(),
        $schema: z.string().optional(),
        definitions: z.record(z.string(), strictSchema).optional(),
      })
      .refine(({ properties, required }) => Object.keys(properties).every((name) => required.includes(name)), {
        message: 'strict mode wants every property required',
      }),
    z.strictObject({ type: z.literal('array'), items: strictSchema, description: z.string().optional() }),
    z.strictObject({
      type: z.enum(['string', 'number', 'integer', 'boolean', 'null']),
      enum: z.array(z.union([z.string(), z.number(), z.null()])).optional(),
      const: z.string().optional(),
      description: z.string().optional(),
    }),
    z.strictObject({ anyOf: z.array(strictSchema).min(1), description: z.string().optional() }),
    z.strictObject({ $ref: z.string() }),
  ]),
);

const message = z.strictObject({
  role: z.enum(['system', 'developer', 'user', 'assistant']),
  content: z.string().min(1),
  name: z.string().optional(),
});

/** What a plain question with a structured answer uses of a request; its shape as a whole is for `openai-types.ts`. */
export const chatCompletionRequestSchema = z.strictObject({
  model: z.string().min(1),
  messages: z.array(message).min(1),
  response_format: z.strictObject({
    type: z.literal('json_schema'),
    json_schema: z.strictObject({
      name: z.string().regex(/^[a-zA-Z0-9_-]{1,64}$/),
      strict: z.literal(true),
      schema: strictSchema,
      description: z.string().optional(),
    }),
  }),
  max_completion_tokens: z.int().min(1),
  reasoning_effort: z.enum(['none', 'minimal', 'low', 'medium', 'high']).optional(),
});
