import type { APIContext } from 'astro';
import { networkCap } from '../base/limits/limits.ts';
import { networkOf } from '../base/network.ts';

type Client = Pick<APIContext, 'locals' | 'clientAddress'>;

/** Calls that anybody may make and that cost a hash, a mail or a write. The finer limits are the calls' own. */
const costlyCalls = networkCap({ times: 600, seconds: 900 });
export const countCostlyCall = (client: Client): Promise<void> => costlyCalls.take(countedAddress(client));

/** The address of whoever asks; Astro's own where no host told it, as in development. */
const addressOf = (client: Client): string => client.locals.clientAddress || client.clientAddress;

/** The address that limits count a client by. */
export const countedAddress = (client: Client): string => networkOf(addressOf(client));

/** Visits that pages tell of themselves. */
const reportedVisits = networkCap({ times: 300, seconds: 300 });
export const countReportedVisit = (client: Client): Promise<void> => reportedVisits.take(countedAddress(client));
