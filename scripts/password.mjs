import { buildIfStale } from './build.mjs';

await buildIfStale();
const resetPassword = '../dist/server/reset-password.js';
await import(resetPassword);
