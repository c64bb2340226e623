import { buildIfStale } from './build.mjs';

await buildIfStale(() => console.log('Building the studio (only when something has changed) …'));
const backup = '../dist/server/backup.js';
await import(backup);
