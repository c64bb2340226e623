import { describe, expect, it } from 'vitest';
import { Pulse, usualPatience as patience, type Sign } from './pulse.ts';

/** A database as seen by its connections. */
const lab = () => {
  const seen: string[] = [];
  const probes: { respond: (sign: Exclude<Sign, 'silent'>) => Promise<void>; isAbandoned: boolean }[] = [];
  const database = { isAwaited: true, bytes: 0 };
  const pulse = new Pulse({
    probe: () => {
      let resolve: (sign: Exclude<Sign, 'silent'>) => void = () => undefined;
      const sign = new Promise<Exclude<Sign, 'silent'>>((found) => void (resolve = found));
      const probe = {
        respond: async (what: Exclude<Sign, 'silent'>) => {
          resolve(what);
          await sign;
        },
        isAbandoned: false,
      };
      probes.push(probe);
      return { sign, abandon: () => void (probe.isAbandoned = true) };
    },
    isAwaited: () => database.isAwaited,
    bytesReceived: () => database.bytes,
    breakOff: () => void seen.push('broken off'),
    onChange: (isGone) => void seen.push(isGone ? 'gone' : 'back'),
    patience,
  });
  const ticks = (times: number) => {
    for (let i = 0; i < times; i++) pulse.tick();
  };
  return { pulse, database, probes, seen, ticks };
};

/** Silence until the probe starts, and then until the probe is given up. */
const silence = patience.silence + patience.probe + 1;

describe('the pulse of the database (D03)', () => {
  it('is not probed while it sends data, or while no caller waits', () => {
    const { database, probes, ticks, pulse } = lab();
    for (let i = 0; i < 50; i++) {
      database.bytes += 1;
      ticks(1);
    }
    database.isAwaited = false;
    ticks(50);
    expect(probes).toHaveLength(0);
    expect(pulse.isGone).toBe(false);
  });

  it('a slow query is not aborted while the database responds to probes', async () => {
    const { probes, seen, ticks, pulse } = lab();
    for (let asked = 0; asked < 20; asked++) {
      ticks(patience.silence + 1);
      await probes.at(-1)?.respond('there');
    }
    expect(probes.length).toBeGreaterThanOrEqual(20);
    expect([seen, pulse.isGone]).toEqual([[], false]);
  });

  it('is gone when a new connection gets no response either: this is reported first, then all connections are aborted', () => {
    const { probes, seen, ticks, pulse } = lab();
    ticks(silence - 1);
    expect(seen).toEqual([]);
    ticks(1);
    expect(seen.slice(0, 2)).toEqual(['gone', 'broken off']);
    expect(pulse.isGone).toBe(true);
    expect(probes[0]?.isAbandoned).toBe(true);
  });

  it('is not gone when only the new connection is slow, as under high load', () => {
    const { database, seen, ticks } = lab();
    ticks(patience.silence);
    for (let i = 0; i < 100; i++) {
      database.bytes += i % patience.silence === 0 ? 1 : 0;
      ticks(1);
    }
    expect(seen).toEqual([]);
  });

  it('is probed repeatedly, and is back at the first response', async () => {
    const { probes, seen, ticks, pulse } = lab();
    ticks(silence + 3 * (patience.probe + 2));
    expect(probes.length).toBeGreaterThan(3);
    while (probes.at(-1)?.isAbandoned) ticks(1);
    await probes.at(-1)?.respond('there');
    expect(pulse.isGone).toBe(false);
    expect(seen.at(-1)).toBe('back');
    // After that, connections survive a silence that is shorter than the limit.
    const before = seen.length;
    ticks(patience.silence - 1);
    expect(seen).toHaveLength(before);
  });

  it('a response that arrives after its probe was abandoned is ignored', async () => {
    const { probes, ticks, pulse } = lab();
    ticks(silence);
    await probes[0]?.respond('there');
    expect(pulse.isGone).toBe(true);
  });

  it('is gone at once when it refuses a connection, but open connections are aborted only when they are silent', async () => {
    const { database, probes, seen, ticks, pulse } = lab();
    pulse.ask();
    await probes[0]?.respond('refused');
    expect(seen).toEqual(['gone']);
    database.bytes += 1;
    ticks(1);
    await probes[1]?.respond('refused');
    expect(seen).toEqual(['gone']);
    ticks(patience.silence);
    expect(seen).toEqual(['gone', 'broken off']);
  });

  it('several concurrent failures start one probe', () => {
    const { probes, pulse } = lab();
    for (let i = 0; i < 10; i++) pulse.ask();
    expect(probes).toHaveLength(1);
    pulse.stop();
    expect(probes[0]?.isAbandoned).toBe(true);
  });
});
