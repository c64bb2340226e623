import { buildIfStale } from './build.mjs';

await buildIfStale(() => console.log('Building the studio (only when something has changed) …'));
const resetPassword = '../dist/server/reset-password.js';
await import(resetPassword);
