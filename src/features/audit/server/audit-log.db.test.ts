import { sql } from 'kysely';
import readExcelFile from 'read-excel-file/node';
import { beforeAll, describe, expect, it } from 'vitest';
import { adminLogin, testStudio } from '#app/server/testing/test-studio.ts';
import type { AuditAction } from '#shared/contract/audit-action.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { ListedEntry } from '../contract.ts';

const studio = testStudio();
const list = async (query = ''): Promise<{ entries: ListedEntry[]; next: number | null }> => {
  const { status, body } = await studio().adminCall('GET', `/api/admin/audit?${query}`);
  expect(status).toBe(200);
  return body;
};
const actionsOf = async (query: string) => (await list(query)).entries.map(({ action }) => action);
const record = (action: AuditAction, at: string, actor = 'system', details = {}) =>
  recordAudit(studio().database.db, { action, actor, details, at: Date.parse(at) });

beforeAll(async () => {
  await record('service.changed', '2031-10-25T23:59+02:00');
  // The day on which the clocks are put back, from its first to its last minute.
  await record('time_off.created', '2031-10-26T00:00+02:00');
  await record('password.changed', '2031-10-26T23:59+01:00', 'customer', { name: 'Telefon' });
  await record('backup.made', '2031-10-27T00:00+01:00');
});

describe('the audit log in the back office (TEAM-03)', () => {
  it('is filtered by person, area and days, the newest first', async () => {
    const all = ['backup.made', 'password.changed', 'time_off.created', 'service.changed'];
    expect(await actionsOf('from=2031-10-01')).toEqual(all);
    expect(await actionsOf('from=2031-10-26&to=2031-10-26')).toEqual(['password.changed', 'time_off.created']);
    expect(await actionsOf('to=2031-10-25&from=2031-10-25')).toEqual(['service.changed']);
    expect(await actionsOf('from=2031-10-01&area=access')).toEqual(['password.changed']);
    expect(await actionsOf('from=2031-10-01&area=calendar')).toEqual(['time_off.created']);
    expect(await actionsOf('from=2031-10-01&area=contacts')).toEqual([]);
    expect(await actionsOf('from=2031-10-01&actor=customer')).toEqual(['password.changed']);
    expect(await actionsOf('from=2031-10-01&actor=system&area=data')).toEqual(['backup.made']);
  });

  it('names who acted and the booking, as long as it exists', async () => {
    const [service_id, photographer_id] = [await studio().addService(), await studio().addPhotographer()];
    const booked = await studio().adminCall('POST', '/api/admin/bookings', {
      service_id,
      photographer_id,
      start: '2030-06-05T10:00:00',
      customer_name: 'Anna',
      customer_email: 'anna@example.de',
      customer_phone: '+49 170 1234567',
    });
    expect(booked.status).toBe(201);
    const entry = async () =>
      (await list('area=bookings&limit=200')).entries.find(({ booking_id }) => booking_id === booked.body.id);
    const { confirmation_code } = booked.body;
    const [administrator] = (await studio().adminCall('GET', '/api/admin/audit/actors')).body;
    expect(await entry()).toMatchObject({
      action: 'booking.created',
      actor: administrator.id,
      actor_name: administrator.name,
      confirmation_code,
    });
    expect((await list(`actor=${administrator.id}&limit=1`)).entries).toHaveLength(1);
    await studio().adminCall('POST', `/api/admin/bookings/${booked.body.id}/cancel`, {});
    expect((await studio().adminCall('DELETE', `/api/admin/bookings/${booked.body.id}`)).status).toBe(200);
    expect(await entry()).toMatchObject({ action: 'booking.deleted', confirmation_code: null });
  });

  it('has pages that neither repeat nor miss an entry, however many are added meanwhile', async () => {
    const { db } = studio().database;
    const { rows } = await sql<{ id: number }>`SELECT id FROM audit_entry ORDER BY id DESC`.execute(db);
    const seen: number[] = [];
    let next: number | null = null;
    do {
      const page: Awaited<ReturnType<typeof list>> = await list(`limit=3${next === null ? '' : `&before=${next}`}`);
      expect(page.entries.length).toBe(Math.min(3, rows.length - seen.length));
      seen.push(...page.entries.map(({ id }) => id));
      next = page.next;
      await record('mail.tested', '2030-06-03T08:00Z');
    } while (next !== null);
    expect(seen).toEqual(rows.map(({ id }) => id));
    const exact = await list(`limit=2&before=${seen.at(-3)}`);
    expect([exact.entries.length, exact.next]).toEqual([2, null]);
  });

  it.each(['from=2031-02-30', 'to=gestern', 'area=kitchen', 'limit=0', 'limit=201', 'before=x'])(
    'refuses %s',
    async (query) => {
      expect((await studio().adminCall('GET', `/api/admin/audit?${query}`)).status).toBe(422);
    },
  );

  it('is not for API keys', async () => {
    const { body } = await studio().adminCall('POST', '/api/admin/api-keys', {
      name: 'Kasse',
      scopes: ['bookings:read'],
    });
    for (const path of ['', '/actors', '/export']) {
      const answer = await studio().call('GET', `/api/admin/audit${path}`, undefined, {
        authorization: `Bearer ${body.token}`,
      });
      expect(answer.status).toBe(403);
    }
  });

  it.each([
    ['de', 'Protokoll', ['26.10.2031 23:59', 'Kunde', 'Passwort geändert', null, '{"name":"Telefon"}']],
    ['ru', 'Журнал', ['26.10.2031 23:59', 'Клиент', 'Изменён пароль', null, '{"name":"Telefon"}']],
  ])('is exported as it is filtered, in %s', async (language, title, row) => {
    const signedIn = await studio().call('POST', '/api/admin/auth/login-json', adminLogin);
    const download = (query: string) =>
      studio().server.inject({
        method: 'GET',
        url: `/api/admin/audit/export?language=${language}&${query}`,
        headers: { authorization: `Bearer ${signedIn.body.access_token}` },
      });
    const file = await download('from=2031-10-01&area=access');
    expect(file.headers['content-disposition']).toMatch(/filename="audit_2030-06-03_08-00\.xlsx"/);
    const [sheet] = await readExcelFile(file.rawPayload, { trim: false });
    expect([sheet?.sheet, sheet?.data.slice(1)]).toEqual([title, [row]]);
    const nothing = await download('from=2040-01-01');
    expect([nothing.statusCode, nothing.json().code]).toEqual([404, 'no_data']);
  });
});
