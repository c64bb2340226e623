import { buildIfStale } from './build.mjs';

process.env.NODE_ENV ??= 'production';
await buildIfStale();
const demo = '../dist/server/demo.js';
await import(demo);
