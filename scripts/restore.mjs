import { buildIfStale } from './build.mjs';

await buildIfStale();
const restore = '../dist/server/restore.js';
await import(restore);
