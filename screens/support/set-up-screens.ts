import { afterEach, beforeEach, vi } from 'vitest';
import './by-selector.ts';
import './clock.ts';

vi.setConfig({ testTimeout: 30_000 });

// After the clock is set: what a module reads from it while it is loaded is of that instant, too. The hooks are here,
// because only this file is evaluated for each file of a worker.
const { endPlays, startEmpty } = await import('./stage.tsx');
beforeEach(startEmpty);
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await endPlays();
});
