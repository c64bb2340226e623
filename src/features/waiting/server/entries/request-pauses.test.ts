import { expect, it, vi } from 'vitest';
import { requestPauses } from './request-pauses.ts';

it('other work passes once the process has worked for ten ms, and not before (WAIT-12)', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  try {
    const pause = requestPauses();
    let hasPassed = false;
    setImmediate(() => (hasPassed = true));
    clock.mockReturnValue(9);
    await pause();
    expect(hasPassed).toBe(false);
    clock.mockReturnValue(10);
    await pause();
    expect(hasPassed).toBe(true);
  } finally {
    clock.mockRestore();
  }
});
