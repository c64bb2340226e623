import { buildIfStale } from './build.mjs';

process.env.NODE_ENV ??= 'production';
await buildIfStale(() => console.log('Building the studio (only when something has changed) …'));
const main = '../dist/server/main.js';
await import(main);
