import type { APIRoute } from 'astro';
import { env } from '#src/server/env.ts';
import { json } from '#src/server/http/endpoint.ts';
import { openApiDocument } from '#src/server/http/openapi.ts';

export const GET: APIRoute = () => json(openApiDocument({ siteName: env().SITE_NAME, siteUrl: env().SITE_URL }));
