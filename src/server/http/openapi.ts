import { z } from 'zod';
import { CONTRACTS } from '#src/contracts/all.ts';
import type { Contract } from '#src/contracts/contract.ts';
import type { openApiCall } from '#src/contracts/site/site.ts';

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Record<string, unknown> => {
  const { $schema, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' });
  return json;
};

const ERROR = { $ref: '#/components/responses/Error' };

type OpenApiDocument = z.input<(typeof openApiCall)['response']>;

/** The OpenAPI 3.1 document of every call, made from the contracts. */
export function openApiDocument({ siteName, siteUrl }: { siteName: string; siteUrl: string }): OpenApiDocument {
  const operations: Record<string, Record<string, unknown>> = {};
  for (const call of CONTRACTS) {
    operations[call.path] = { ...operations[call.path], [call.method.toLowerCase()]: operation(call) };
  }
  return {
    openapi: '3.1.0',
    info: { title: `${siteName} API`, version: '1.0.0' },
    servers: [{ url: siteUrl }],
    paths: operations,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'session' } },
      responses: {
        Error: {
          description: 'What went wrong, in words and as a code',
          content: {
            'application/json': {
              schema: schemaOf(
                z.looseObject({
                  message: z.string(),
                  code: z.string(),
                  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
                }),
                'output',
              ),
            },
          },
        },
      },
    },
  };
}

function operation(call: Contract): Record<string, unknown> {
  return {
    summary: call.summary,
    'x-access': call.access,
    ...(call.access !== 'anyone' && { security: [{ session: [] }] }),
    parameters: [...parameters(call.params, 'path'), ...parameters(call.query, 'query')],
    ...(call.body && {
      requestBody: { required: true, content: { 'application/json': { schema: schemaOf(call.body, 'input') } } },
    }),
    ...(call.upload && { requestBody: { required: true, content: { 'image/*': {}, 'application/octet-stream': {} } } }),
    responses: {
      200: {
        description: 'Done',
        content: {
          [call.produces ?? 'application/json']: { schema: schemaOf(call.response, 'output') },
          ...Object.fromEntries((call.alsoProduces ?? []).map((type) => [type, {}])),
        },
      },
      default: ERROR,
    },
  };
}

function parameters(schema: z.ZodType | undefined, place: 'path' | 'query'): Record<string, unknown>[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, unknown>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, json]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: json,
  }));
}
