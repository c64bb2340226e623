import { buildIfStale } from './build.mjs';

await buildIfStale();
const backup = '../dist/server/backup.js';
await import(backup);
