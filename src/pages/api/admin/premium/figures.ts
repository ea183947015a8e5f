import { premiumFiguresCall } from '#src/contracts/premium/admin-premium.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { premiumFigures } from '#src/server/premium/billing/admin-premium.ts';

export const GET = endpoint(premiumFiguresCall, () => premiumFigures());
