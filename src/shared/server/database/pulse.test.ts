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
  it('nobody asks while it speaks, or while nobody waits for it', () => {
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

  it('what takes long is left alone for as long as the database responds to others', async () => {
    const { probes, seen, ticks, pulse } = lab();
    for (let asked = 0; asked < 20; asked++) {
      ticks(patience.silence + 1);
      await probes.at(-1)?.respond('there');
    }
    expect(probes.length).toBeGreaterThanOrEqual(20);
    expect([seen, pulse.isGone]).toEqual([[], false]);
  });

  it('is gone when nothing comes, on a new connection neither: reported first, then everything is aborted', () => {
    const { probes, seen, ticks, pulse } = lab();
    ticks(silence - 1);
    expect(seen).toEqual([]);
    ticks(1);
    expect(seen.slice(0, 2)).toEqual(['gone', 'broken off']);
    expect(pulse.isGone).toBe(true);
    expect(probes[0]?.isAbandoned).toBe(true);
  });

  it('is not gone when only the new connection is slow, as in a crowd', () => {
    const { database, seen, ticks } = lab();
    ticks(patience.silence);
    for (let i = 0; i < 100; i++) {
      database.bytes += i % patience.silence === 0 ? 1 : 0;
      ticks(1);
    }
    expect(seen).toEqual([]);
  });

  it('is asked again and again, and is back with the first response', async () => {
    const { probes, seen, ticks, pulse } = lab();
    ticks(silence + 3 * (patience.probe + 2));
    expect(probes.length).toBeGreaterThan(3);
    while (probes.at(-1)?.isAbandoned) ticks(1);
    await probes.at(-1)?.respond('there');
    expect(pulse.isGone).toBe(false);
    expect(seen.at(-1)).toBe('back');
    // The first silence after that breaks off no connection.
    const before = seen.length;
    ticks(patience.silence - 1);
    expect(seen).toHaveLength(before);
  });

  it('a response that comes after the question was given up counts for nothing', async () => {
    const { probes, ticks, pulse } = lab();
    ticks(silence);
    await probes[0]?.respond('there');
    expect(pulse.isGone).toBe(true);
  });

  it('one that refuses a call is gone at once, but open connections are aborted only when it falls silent', async () => {
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

  it('many who doubt at once ask once', () => {
    const { probes, pulse } = lab();
    for (let i = 0; i < 10; i++) pulse.ask();
    expect(probes).toHaveLength(1);
    pulse.stop();
    expect(probes[0]?.isAbandoned).toBe(true);
  });
});
