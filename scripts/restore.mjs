import { buildIfStale } from './build.mjs';

await buildIfStale(() => console.log('Building the studio (only when something has changed) …'));
const restore = '../dist/server/restore.js';
await import(restore);
