import { buildIfStale } from './build.mjs';

process.env.NODE_ENV ??= 'production';
await buildIfStale();
const main = '../dist/server/main.js';
await import(main);
