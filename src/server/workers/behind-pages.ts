/** Has the thread that loads it give way to pages where processors are few. */
import { constants, setPriority } from 'node:os';
import { isMainThread } from 'node:worker_threads';

// Elsewhere than on Linux this would be said of the whole process.
if (!isMainThread && process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
