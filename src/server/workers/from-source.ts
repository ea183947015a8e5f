/** The file a worker thread runs where nothing was built: in development and in tests. */
import './inline-files.ts';

export { default } from './jobs.ts';
