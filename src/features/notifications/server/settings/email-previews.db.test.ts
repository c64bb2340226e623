import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { defaults, emailSettingsCalls, path } from '../testing/email-settings-calls.ts';

const { studio, read } = emailSettingsCalls();

const preview = (kind: string, body: unknown = {}) =>
  studio().adminCall('POST', `${path}/test-preview?template_type=${kind}`, body);

describe('previews of mails and messages', () => {
  afterEach(async () => {
    await sql`DELETE FROM setting WHERE name = 'email'`.execute(studio().context.db);
  });

  it('a preview uses the sent values and stores nothing (MAIL-008, MAIL-009, SRV-41)', async () => {
    const override = { primary_color: '#0369A1', header_text: 'Hallo <b>', logo_url: '/uploads/x.png' };
    const { status, body } = await preview('booking_confirmation', override);
    expect(status).toBe(200);
    expect(body.html).toContain('Hallo &lt;b&gt;');
    expect(body.html).toContain('/uploads/x.png');
    expect(body.html.toLowerCase()).toContain('#0369a1');
    expect(body.html).toContain('Erika Sommer');
    expect((await preview('booking_confirmation')).body.html).not.toContain('Hallo');
    expect(await read()).toEqual(defaults);
  });

  it('a preview shows company lines, footer and the requested kind (COMP-018, MAIL-009, SRV-41)', async () => {
    const company = { company_phone: '+49 30 999', notification_footer: 'Parkplätze im Hof.' };
    await studio().adminCall('PUT', '/api/admin/company/settings', company);
    const shown = (await preview('reminder')).body.html;
    expect(shown).toContain('Parkplätze im Hof.');
    expect(shown).toContain('+49 30 999');
    const hidden = (await preview('reminder', { show_company_info: false })).body.html;
    expect(hidden).not.toContain('+49 30 999');
    expect(await preview('nonsense')).toMatchObject({ status: 400 });
    expect((await preview('booking_confirmation', { logo_url: 'javascript:alert(1)' })).status).toBe(422);
  });

  it('the WhatsApp reminder can be previewed in both languages (SRV-40, SRV-41)', async () => {
    const shown = async (language: string) =>
      (await studio().adminCall('GET', `${path}/whatsapp-preview?language=${language}`)).body;
    expect((await studio().call('GET', `${path}/whatsapp-preview`)).status).toBe(401);
    const german = await shown('de');
    expect(german.text).toMatch(
      /^Guten Tag Erika Sommer,\nwir erinnern Sie an Ihren Termin bei .+: Di., 5. März, 14:30/,
    );
    expect(german.template).toMatchObject({ name: 'booking_reminder' });
    expect((await shown('ru')).text).toMatch(/^Здравствуйте, Erika Sommer!\nНапоминаем о вашей записи/);
    expect((await studio().adminCall('GET', `${path}/whatsapp-preview?language=fr`)).status).toBe(422);
  });
});
