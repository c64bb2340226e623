import { readFileSync, writeFileSync } from 'node:fs';
import { withVersion } from '../../src/shared/contract/endpoint.ts';
import { writeSession } from '../support/admin.ts';
import { berlinDay } from '../support/dates.ts';
import { expect, test } from '../support/studio.ts';

/** What a new studio answers to reads, recorded for the tests of single screens (screens/README.md). */
const file = new URL('../../screens/support/first-answers.json', import.meta.url);

/** Too large, or of no screen. */
const left = /openapi|\/legal$|\/health$|\/ready$|\/export|admin\/events$/;

/** Other tests of the same worker have left sessions behind. */
const ownSession = (path: string, answer: unknown): unknown =>
  path === '/api/admin/auth/sessions' ? (answer as { is_current: boolean }[]).filter((one) => one.is_current) : answer;

/** Identifiers in the order of their appearance, and what each studio draws for itself. */
const withoutChance = (answers: unknown, address: string): unknown => {
  const ids = new Map<string, string>();
  const idOf = (id: string): string => {
    const known = ids.get(id) ?? `00000000-0000-4000-8000-${String(ids.size + 1).padStart(12, '0')}`;
    ids.set(id, known);
    return known;
  };
  const text = JSON.stringify(answers, null, 2)
    .replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, idOf)
    .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z/g, '2027-05-11T08:20:00.000Z')
    .replaceAll(berlinDay(0), '2027-05-11')
    .replaceAll(/RE-\d{4}-/g, 'RE-2027-')
    .replaceAll(address, 'http://127.0.0.1:8000')
    .replaceAll(/"(public_key|price_list_version|file_name)": "[^"]+"/g, '"$1": "drawn"');
  return JSON.parse(text);
};

test('a new studio answers as the stub of the screens does', async ({ studio, baseURL }) => {
  expect(baseURL).toBe(studio.url);
  const token = await writeSession(studio);
  const { paths } = (await studio.visit('GET', '/api/openapi.json')).body as { paths: Record<string, object> };
  const answers: Record<string, unknown> = {};
  for (const path of Object.keys(paths)
    .filter((one) => !one.includes('{') && !left.test(one))
    .toSorted()) {
    if (!('get' in (paths[path] as object))) continue;
    const isOwn = path.startsWith('/api/admin/') && !path.includes('public');
    const headers = isOwn ? { authorization: `Bearer ${token}`, [withVersion]: '1' } : {};
    const response = await fetch(studio.url + path, { headers });
    if (response.status === 200) answers[`GET ${path}`] = ownSession(path, await response.json());
  }
  const found = withoutChance(answers, studio.url);
  if (process.env['RECORD'] === '1') writeFileSync(file, `${JSON.stringify(found, null, 2)}\n`);
  expect(found).toEqual(JSON.parse(readFileSync(file, 'utf8')));
});
