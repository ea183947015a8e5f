import { getStore } from '@netlify/blobs';
import type { MediaStore } from './media-vendor.ts';

const store = () => getStore({ name: 'media', consistency: 'strong' });

/** Uploaded pictures in Netlify Blobs, which outlive every deploy. */
export const netlifyBlobs: MediaStore = {
  async read(file) {
    const bytes = await store().get(file, { type: 'arrayBuffer' });
    return bytes ? Buffer.from(bytes) : null;
  },
  async write(file, bytes) {
    await store().set(file, new Blob([new Uint8Array(bytes)]), { metadata: { keptAt: Date.now() } });
  },
  remove: (file) => store().delete(file),
  async list() {
    const { blobs } = await store().list();
    const dated = blobs.map(async ({ key }) => {
      const about = await store().getMetadata(key);
      return { file: key, keptAt: Number(about?.metadata.keptAt ?? Date.now()) };
    });
    return Promise.all(dated);
  },
};
