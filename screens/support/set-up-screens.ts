import { afterEach, beforeEach, vi } from 'vitest';
import { shiftDate } from '../../e2e/clock/shift-date.mjs';
import './by-selector.ts';

vi.setConfig({ testTimeout: 30_000 });

// The instant of the browser tests (docs/decisions/0044); once, because the files of a worker share their window.
const atTestClock = Date.parse('2027-05-11T08:20:00Z');
if (Math.abs(Date.now() - atTestClock) > 86_400_000) shiftDate(atTestClock - Date.now());

// After the clock is set: what a module reads from it while it is loaded is of that instant, too. The hooks are here,
// because only this file is evaluated for each file of a worker.
const { endPlays, startEmpty } = await import('./stage.tsx');
beforeEach(startEmpty);
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await endPlays();
});
