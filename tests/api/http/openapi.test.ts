import { describe, expect, it } from 'vitest';
import { CONTRACTS } from '#src/contracts/all.ts';
import { env } from '#src/server/base/env.ts';
import { api } from '#tests/support/api.ts';
import { ROUTES } from '#tests/support/routes.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

interface Operation {
  summary: string;
  parameters: { name: string; in: string; schema: object }[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
}
interface Document {
  openapi: string;
  info: { title: string; version: string };
  servers: { url: string }[];
  components: { securitySchemes: object; responses: Record<string, object> };
  paths: Record<string, Record<string, Operation>>;
}

const document = async (): Promise<Document> => (await api('GET', '/api/openapi.json')).body as Document;

/** `GET /api/recipes/{id}` for every method a file under `src/pages/api` exports. */
async function routesInTree(): Promise<string[]> {
  const calls = await Promise.all(
    ROUTES.map(async ({ path, load }) => {
      const module = await load();
      return METHODS.filter((method) => module[method]).map((method) => `${method} ${path}`);
    }),
  );
  return calls.flat().toSorted();
}

describe('src/pages/api', () => {
  it('has an endpoint for every contract and a contract for every endpoint', async () => {
    expect(await routesInTree()).toEqual(CONTRACTS.map(({ method, path }) => `${method} ${path}`).toSorted());
  });

  it('answers no method by a catch-all', async () => {
    for (const { load } of ROUTES) expect(Object.keys(await load())).not.toContain('ALL');
  });
});

describe('GET /api/openapi.json', () => {
  it('is an OpenAPI 3.1 document of exactly the calls there are', async () => {
    const { openapi, info, servers, components, paths } = await document();
    expect(openapi).toBe('3.1.0');
    expect(info).toEqual({ title: 'Plantry API', version: expect.stringMatching(/^\d+\.\d+\.\d+$/) });
    expect(servers).toEqual([{ url: env().SITE_URL }]);
    expect(components.securitySchemes).toEqual({ session: { type: 'apiKey', in: 'cookie', name: 'session' } });
    expect(components.responses.Error).toMatchObject({
      description: expect.stringMatching(/\S/),
      content: { 'application/json': { schema: { required: ['message', 'code'] } } },
    });
    const operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(operations.toSorted()).toEqual(await routesInTree());
  });

  it('describes what every call takes and answers', async () => {
    const { paths } = await document();
    for (const contract of CONTRACTS) {
      const name = `${contract.method} ${contract.path}`;
      const operation = paths[contract.path]?.[contract.method.toLowerCase()];
      expect(operation?.summary, name).toMatch(/\S/);
      expect(operation?.responses[200]?.content?.[contract.produces ?? 'application/json']?.schema, name).toBeTypeOf(
        'object',
      );
      expect(operation?.responses, name).toHaveProperty('default');
      const placed = [...contract.path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
      const described = operation?.parameters.filter((parameter) => parameter.in === 'path').map((p) => p.name);
      expect(described, name).toEqual(placed);
      if (contract.body) expect(operation?.requestBody, name).toBeDefined();
    }
  });

  it('names the filters of the recipe list', async () => {
    const { paths } = await document();
    expect(paths['/api/recipes']?.get?.parameters.map(({ name }) => name)).toEqual([
      'search',
      'category',
      'tags',
      'dietaryPreferences',
      'without',
      'withCheck',
      'richIn',
      'maxWork',
      'maxTotal',
      'sort',
      'limit',
      'offset',
    ]);
  });
});
