import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '../database/testing/test-database.ts';
import type { CurrentReads } from './current-reads.ts';
import { editionAttempts } from './edition-reads.ts';

const database = testDatabase();
const db = () => database().db;
/** What every change of a setting, service, photographer or exception does, by its trigger. */
const changeStudio = () => sql`UPDATE studio_edition SET edition = gen_random_uuid()`.execute(db());

/** Decides, and returns what was decided from current data; undefined if every attempt was outdated. */
const decide = async <Decision>(
  decision: (reads: CurrentReads) => Promise<Decision>,
): Promise<Decision | undefined> => {
  for await (const reads of editionAttempts(db())) {
    const decided = await decision(reads);
    if (await reads.isCurrent()) return decided;
  }
  return undefined;
};

describe('a decision from cached data of the studio (SRV-11)', () => {
  it('loads its data once, and again only after the studio was changed', async () => {
    let loads = 0;
    const load = () => decide((reads) => reads.of('n', async () => ++loads));
    expect(await load()).toBe(1);
    expect(await load()).toBe(1);
    await changeStudio();
    expect(await load()).toBe(2);
  });

  it('is repeated as long as its data is stale', async () => {
    let decisions = 0;
    const decided = await decide(async () => {
      decisions += 1;
      if (decisions < 3) await changeStudio();
      return decisions;
    });
    expect(decided).toBe(3);
  });

  it('fails after ten attempts if the studio changes during each of them', async () => {
    let attempts = 0;
    const decided = await decide(async () => {
      attempts += 1;
      await changeStudio();
    });
    expect(decided).toBeUndefined();
    expect(attempts).toBe(10);
  });

  it('keeps what was read when an attempt ends the loop', async () => {
    let loads = 0;
    const load = () => decide((reads) => reads.of('n', async () => ++loads));
    await load();
    for await (const reads of editionAttempts(db())) {
      await reads.of('n', async () => ++loads);
      break;
    }
    expect(await load()).toBe(1);
  });

  it('caches neither missing rows nor failed reads', async () => {
    let loads = 0;
    const load = (value: () => Promise<unknown>) => decide((reads) => reads.of('unknown', value));
    const nothing = async () => void (loads += 1);
    await load(nothing);
    await load(nothing);
    expect(loads).toBe(2);
    await expect(load(() => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
    expect(await load(async () => 'found')).toBe('found');
  });
});
