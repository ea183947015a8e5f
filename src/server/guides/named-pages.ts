import { isNamedBy, type NamedPage } from '#src/domain/published/naming.ts';
import { collectionNames } from '../collections/collections.ts';
import { guideNames } from './guides.ts';

/** Every collection and guide, as searches name them. */
export const namedPages = async (): Promise<NamedPage[]> => [...(await collectionNames()), ...(await guideNames())];

/** Those that a search names. */
export const pagesNamedBy = async (typed: string, most: number): Promise<NamedPage[]> =>
  (await namedPages()).filter((page) => isNamedBy(typed, page)).slice(0, most);
