import { buildIfStale } from './build.mjs';

await buildIfStale();
const lostKey = '../dist/server/lost-key.js';
await import(lostKey);
