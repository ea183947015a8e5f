import type { Readable } from 'node:stream';
import type { MyData } from '#src/domain/members/my-data.ts';
import type { SignedIn } from '../base/viewer.ts';
import { ownPhotos } from '../cook-notes/photos.ts';
import { ownCookedPhotos } from '../cooked/photos.ts';
import { type ArchiveFile, zipOf } from './zip.ts';

/** All that is kept about a member as an archive: the data, and every photograph they sent, as `photos/{picture}.webp`. */
export const accountArchive = (member: SignedIn, data: MyData, now = Date.now()): Readable =>
  zipOf(filesOf(member, data, now));

async function* filesOf(member: SignedIn, data: MyData, now: number): AsyncGenerator<ArchiveFile> {
  const modifiedAt = new Date(now);
  yield { path: 'my-data.json', content: `${JSON.stringify(data, null, 2)}\n`, modifiedAt };
  for (const photos of [ownPhotos(member.id), ownCookedPhotos(member.id)])
    for await (const { picture, content } of photos)
      yield { path: `photos/${picture}.webp`, content, modifiedAt, isPacked: true };
}
