import { createApp } from 'astro/app/entrypoint';
import { database } from '../database.ts';
const app = createApp();
console.log('db', database() === (globalThis as { __x?: unknown }).__x);
const r = await app.render(new Request('http://localhost/api/site-settings'), {locals: {requestId:'1', clientAddress: ''}});
console.log(r.status, await r.text());
