import { expect, it } from 'vitest';
import { netlifyBlobs } from '#src/server/pictures/netlify-blobs.ts';
import { withBlobs } from '#tests/support/netlify-blobs.ts';

it('keeps pictures byte for byte in Netlify Blobs, with their time, until they are removed', async () => {
  await withBlobs('site-1', async () => {
    const bytes = Buffer.from([0xff, 0xd8, 0xff, 0x00, 0x80]);
    expect(await netlifyBlobs.read('m-1.jpg')).toBeNull();
    const before = Date.now();
    await netlifyBlobs.write('m-1.jpg', bytes);
    await netlifyBlobs.write('m-1-400.avif', Buffer.from('smaller'));
    expect(await netlifyBlobs.read('m-1.jpg')).toEqual(bytes);
    const kept = await netlifyBlobs.list();
    expect(kept.map(({ file }) => file).toSorted()).toEqual(['m-1-400.avif', 'm-1.jpg']);
    for (const { keptAt } of kept) expect(keptAt >= before && keptAt <= Date.now()).toBe(true);
    await netlifyBlobs.remove('m-1.jpg');
    expect(await netlifyBlobs.read('m-1.jpg')).toBeNull();
    expect((await netlifyBlobs.list()).map(({ file }) => file)).toEqual(['m-1-400.avif']);
  });
});
