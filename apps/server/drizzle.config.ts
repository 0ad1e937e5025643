import { defineConfig } from 'drizzle-kit';

/** `npm run migration -w apps/server -- --name what-changes` writes the next migration from the schema. */
export default defineConfig({ dialect: 'postgresql', schema: './src/platform/schema.ts', out: './migrations' });
