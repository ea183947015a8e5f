import { aiProvidersCall } from '#src/contracts/ai/ai.ts';
import { aiProvider } from '#src/server/ai/providers.ts';
import { endpoint } from '#src/server/http/endpoint.ts';

export const GET = endpoint(aiProvidersCall, async () => ({
  default: aiProvider('default').id,
  alternative: aiProvider('alternative').id,
}));
