import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { defaults, emailSettingsCalls, path } from '../testing/email-settings-calls.ts';

const { studio, read, put } = emailSettingsCalls();

describe('e-mail settings', () => {
  afterEach(async () => {
    await sql`DELETE FROM setting WHERE name = 'email'`.execute(studio().context.db);
  });

  it('have defaults in a new studio, at the URL with and without a trailing slash (MAIL-004, MAIL-005, MAIL-006, MAIL-020)', async () => {
    expect((await studio().call('GET', path)).status).toBe(401);
    expect(await read()).toEqual(defaults);
    expect((await studio().adminCall('GET', `${path}/`)).body).toEqual(defaults);
    expect((await studio().adminCall('PUT', `${path}/`, {})).body).toEqual(defaults);
  });

  it('a change keeps the fields that it does not contain (MAIL-007)', async () => {
    const { status, body } = await put({ design: { header_text: ' Studio  Lichtblick ' } });
    expect(status).toBe(200);
    expect(body).toEqual({ ...defaults, design: { ...defaults.design, header_text: 'Studio Lichtblick' } });
    await put({ reminders: { enabled: false } });
    expect(await read()).toMatchObject({
      design: { header_text: 'Studio Lichtblick' },
      reminders: { enabled: false, reminders: [24] },
    });
  });

  it('confirming addresses needs a mail server, which cannot be removed while it is on (SRV-94, MAIL-023)', async () => {
    const confirmation = { required: true };
    expect(await put({ confirmation })).toMatchObject({ status: 400, body: { code: 'no_mail_server' } });
    expect(await read()).toEqual(defaults);
    const { status, body } = await put({ confirmation, smtp: { host: 'mail.example.de' } });
    expect(status).toBe(200);
    expect(body.confirmation).toEqual(confirmation);
    expect(await put({ smtp: { host: '' } })).toMatchObject({ status: 400, body: { code: 'no_mail_server' } });
    expect((await put({ smtp: { host: '' }, confirmation: { required: false } })).status).toBe(200);
  });

  it('reminders are whole hours without duplicates, the earliest first (MAIL-022, AMB-089)', async () => {
    const { body } = await put({ reminders: { reminders: [3, 48, 24, 3] } });
    expect(body.reminders).toEqual({ enabled: true, reminders: [48, 24, 3] });
    expect((await read()).reminders).toEqual(body.reminders);
  });

  it.each([
    [{ design: { primary_color: 'red' } }, 'primary_color'],
    [{ reminders: { reminders: [0] } }, 'reminders'],
    [{ reminders: { reminders: [1.5] } }, 'reminders'],
    [{ smtp: { port: 0 } }, 'port'],
    [{ smtp: { host: 'http://x/' } }, 'host'],
    [{ smtp: { from_email: 'x' } }, 'from_email'],
    [{ whatsapp: { reminders: Array.from({ length: 6 }, () => ({ quantity: 1, unit: 'days' })) } }, 'reminders'],
    [{ whatsapp: { reminders: [{ quantity: 1, unit: 'weeks' }] } }, 'unit'],
    [{ whatsapp: { webhook_url: 'http://provider.example/' } }, 'webhook_url'],
    [{ whatsapp: { webhook_url: 'javascript:alert(1)' } }, 'webhook_url'],
  ])('refuses %j with 422 (MAIL-019)', async (changes, field) => {
    const { status, body } = await put(changes);
    expect(status).toBe(422);
    expect(body.detail[0].loc).toContain(field);
    expect(await read()).toEqual(defaults);
  });
});
