import {
  deleteSubscriberCall,
  type ImportReport,
  importSubscribersCall,
  liftSuppressionCall,
  type NewsletterSubscriber,
  newsletterSubscribersCall,
  suppressSubscriberCall,
} from '#src/contracts/newsletter/admin-subscribers.ts';
import type { SubscriberState } from '#src/domain/newsletter/subscription.ts';
import { attempt, succeeds } from '../../attempt.ts';
import { call } from '../../client.ts';
import { forgetAnswers } from '../../query.ts';
import { toast } from '../../toasts.ts';
import { failed } from '../failed.ts';
import { createList } from '../list.ts';

const KEY = 'admin-subscribers';

export interface SubscriberFilter {
  search: string;
  state: '' | SubscriberState;
  page: number;
}
const EVERYBODY: SubscriberFilter = { search: '', state: '', page: 1 };

export const {
  $filter: $subscriberFilter,
  $list: $subscribers,
  narrow: filterSubscribers,
  clear: clearSubscriberFilter,
} = createList(KEY, newsletterSubscribersCall, EVERYBODY);

/** Does something to a subscriber; the list follows. */
async function change({ address }: NewsletterSubscriber, done: string, work: () => Promise<unknown>): Promise<void> {
  const isDone = await succeeds(failed, 'That didn’t work', async () => {
    await work();
    toast({ title: done, description: address });
  });
  if (isDone) forgetAnswers(KEY);
}

export const removeSubscriber = (subscriber: NewsletterSubscriber): Promise<void> =>
  change(subscriber, 'Subscriber removed', () => call(deleteSubscriberCall, { params: { id: subscriber.id } }));

export const stopLettersTo = (subscriber: NewsletterSubscriber): Promise<void> =>
  change(subscriber, 'No more letters', () => call(suppressSubscriberCall, { params: { id: subscriber.id } }));

export const resumeLettersTo = (subscriber: NewsletterSubscriber): Promise<void> =>
  change(subscriber, 'Letters go there again', () => call(liftSuppressionCall, { params: { id: subscriber.id } }));

/** Has a list taken in; `null` where that failed, which is told. */
export async function importList(file: File, about: { list: string; consent: string }): Promise<ImportReport | null> {
  // As bytes: what a browser calls a CSV file's type differs by what is installed.
  const bytes = new Blob([file], { type: 'application/octet-stream' });
  const report = await attempt(failed, 'The list wasn’t imported', () =>
    call(importSubscribersCall, { query: about, file: bytes }),
  );
  if (report) forgetAnswers(KEY);
  return report;
}
