import { defineConfig } from 'drizzle-kit';

export default defineConfig({ dialect: 'turso', schema: './src/db/schema.ts', out: './src/db/migrations' });
