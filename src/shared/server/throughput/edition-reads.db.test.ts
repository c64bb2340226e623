import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { accepted, refused } from '#shared/kernel/result.ts';
import { testDatabase } from '../database/testing/test-database.ts';
import { decideOnEdition } from './edition-reads.ts';

const database = testDatabase();
const db = () => database().db;
/** What every change of a setting, service, photographer or exception does, by its trigger. */
const changeStudio = () => sql`UPDATE studio_edition SET edition = gen_random_uuid()`.execute(db());
const currentEdition = async () =>
  (await sql<{ edition: string }>`SELECT edition FROM studio_edition`.execute(db())).rows[0]?.edition;
const write = async (decision: number, edition: string) =>
  edition === (await currentEdition()) ? accepted(decision) : refused('outdated' as const);

describe('a decision from cached data of the studio (SRV-11)', () => {
  it('loads its data once, and again only after the studio was changed', async () => {
    let loads = 0;
    const decide = () =>
      decideOnEdition(db(), async (reads) => accepted(await reads.of('n', async () => ++loads)), write);
    expect(await decide()).toEqual(accepted(1));
    expect(await decide()).toEqual(accepted(1));
    await changeStudio();
    expect(await decide()).toEqual(accepted(2));
  });

  it('returns a refusal only if it is based on current data', async () => {
    let loads = 0;
    const decide = () =>
      decideOnEdition(db(), async (reads) => refused(await reads.of('refusal', async () => ++loads)), write);
    expect(await decide()).toEqual(refused(1));
    expect(await decide()).toEqual(refused(1));
    await changeStudio();
    expect(await decide()).toEqual(refused(2));
  });

  it('is repeated if its data is stale when it is written', async () => {
    const decisions: number[] = [];
    const decided = await decideOnEdition(
      db(),
      async () => {
        decisions.push(decisions.length);
        if (decisions.length < 3) await changeStudio();
        return accepted(decisions.length);
      },
      write,
    );
    expect(decided).toEqual(accepted(3));
    expect(decisions).toHaveLength(3);
  });

  it('fails after ten attempts if the studio changes during each of them', async () => {
    let attempts = 0;
    const decided = await decideOnEdition(
      db(),
      async () => {
        attempts += 1;
        await changeStudio();
        return accepted(attempts);
      },
      write,
    );
    expect(decided).toEqual(refused('contended'));
    expect(attempts).toBe(10);
  });

  it('caches neither missing rows nor failed reads', async () => {
    let loads = 0;
    const decide = (load: () => Promise<unknown>) =>
      decideOnEdition(
        db(),
        async (reads) => accepted(await reads.of('unknown', load)),
        async (value) => accepted(value),
      );
    const nothing = async () => void (loads += 1);
    await decide(nothing);
    await decide(nothing);
    expect(loads).toBe(2);
    await expect(decide(() => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
    expect(await decide(async () => 'found')).toEqual(accepted('found'));
  });
});
