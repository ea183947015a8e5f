import { liftSuppressionCall, suppressSubscriberCall } from '#src/contracts/newsletter/admin-subscribers.ts';
import { endpoint } from '#src/server/http/endpoint.ts';
import { suppressSubscriber, unsuppressSubscriber } from '#src/server/newsletter/admin-subscribers.ts';

export const PUT = endpoint(suppressSubscriberCall, ({ params, viewer }) => suppressSubscriber(params.id, viewer));

export const DELETE = endpoint(liftSuppressionCall, ({ params, viewer }) => unsuppressSubscriber(params.id, viewer));
