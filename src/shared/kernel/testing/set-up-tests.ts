import { configureGlobal } from 'fast-check';
import { vi } from 'vitest';

// For each file anew: files of one worker share their settings, and one that takes longer gives itself more time.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

// The same cases in every run on one commit: a change is judged by what it changes. Without TEST_SEED they are drawn.
const seed = process.env['TEST_SEED'];
if (seed) configureGlobal({ seed: Number(seed) });
