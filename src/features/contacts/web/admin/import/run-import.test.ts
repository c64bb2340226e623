import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CallError } from '#shared/web/call/call-error.ts';
import type { PlannedRow } from '../../../domain/import/import-plan.ts';
import { runImport } from './run-import.ts';

const rows: PlannedRow[] = ['Anna', 'Berta', 'Clara', 'Dora', 'Elsa'].map((name, i) => ({
  line: i + 2,
  raw: { Name: name },
  contact: { name, email: `${name.toLowerCase()}@example.de`, phone: '', source: 'csv' } as PlannedRow['contact'],
}));
const plan = {
  choices: {},
  headers: ['Name'],
  total: rows.length,
  toImport: rows,
  refused: [],
  remarks: [],
  knownEmails: 0,
} as unknown as Parameters<typeof runImport>[0];

/** Responds to each contact with its status, in order; returns the names that were sent. */
const serverWith = (statuses: readonly number[]): string[] => {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit) => {
    if (method !== 'POST') return new Response('{}', { status: 200 });
    const { name } = JSON.parse(body as string) as { name: string };
    const status = statuses[sent.length] ?? 201;
    sent.push(name);
    return new Response(JSON.stringify(status === 201 ? { id: name } : { detail: `refused ${name}` }), { status });
  });
  return sent;
};
const run = (signal = new AbortController().signal) =>
  runImport(plan, {
    file: 'kontakte.csv',
    signal,
    onProgress: () => undefined,
    reasonOf: (error) => (error as CallError).detail ?? '',
  });

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'de' } });
  const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('localStorage', storage);
});
afterEach(() => void vi.unstubAllGlobals());

it('imports every row, in the order of the file (AMB-076)', async () => {
  const sent = serverWith([]);
  expect(await run()).toMatchObject({ imported: 5, failed: [], left: 0 });
  expect(sent).toEqual(['Anna', 'Berta', 'Clara', 'Dora', 'Elsa']);
});

it('continues after a refused row, and records it with its reason (CSV-033)', async () => {
  const sent = serverWith([201, 422, 201, 500, 201]);
  const { imported, failed, left } = await run();
  expect([imported, left]).toEqual([3, 0]);
  expect(failed.map(({ line, reason }) => [line, reason])).toEqual([
    [3, 'refused Berta'],
    [5, 'refused Dora'],
  ]);
  expect(sent).toHaveLength(5);
});

it('stops at the first 401, because every further row would be refused as well', async () => {
  const sent = serverWith([201, 401, 401, 401, 401]);
  expect(await run()).toMatchObject({ imported: 1, failed: [{ line: 3 }], left: 3 });
  expect(sent).toEqual(['Anna', 'Berta']);
});

it('stops before the next row when it is aborted (CSV-032)', async () => {
  const sent = serverWith([]);
  const stop = new AbortController();
  stop.abort();
  expect(await run(stop.signal)).toMatchObject({ imported: 0, left: 5 });
  expect(sent).toEqual([]);
});
