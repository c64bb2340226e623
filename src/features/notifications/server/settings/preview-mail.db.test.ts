import { describe, expect, it } from 'vitest';
import { writeSetting } from '#features/settings/server/api.ts';
import { at } from '#shared/server/database/database.ts';
import { outboxCalls } from '../testing/outbox-calls.ts';

const { studio, now, queued, one, set } = outboxCalls();

describe('mails in the browser (SRV-41, SRV-67)', () => {
  const preview = async (query: string, body: unknown = {}) =>
    (await studio().adminCall('POST', `/api/admin/email-settings/test-preview?${query}`, body)).body;

  it('a sample has its own URL and content security policy', async () => {
    const { url, html, text, subject } = await preview('template_type=reminder&language=ru', { header_text: 'Nord' });
    expect(subject).toContain('Напоминание');
    expect(text).toContain('вторник, 5 марта 2030');
    const shown = await studio().call('GET', url);
    expect(shown.body).toBe(html);
    const policy = String(shown.headers['content-security-policy']);
    expect(policy).toMatch(/^sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src 'self';/);
    expect(policy).not.toMatch(/script|allow-|https?:/);
    expect(shown.headers).toMatchObject({ 'x-frame-options': 'SAMEORIGIN', 'cache-control': 'no-store' });
  });

  it('a message is shown as it would be sent now, and as it was sent, with the current logo', async () => {
    const { id } = await one(await queued([{ kind: 'booking_received' }]));
    const full = async () => (await studio().adminCall('GET', `/api/admin/outbox/${id}`)).body;
    const before = await full();
    expect((await studio().call('GET', before.preview_url)).body).toContain('Danke für Ihre Buchung');
    await set(id, {
      status: 'sent',
      sent_at: at(now()),
      subject: 'Betreff',
      html: '<p>Damals</p><img src="cid:logo@fotobooking">',
      plain_text: 'Damals',
    });
    await writeSetting(studio().context.db, 'company', { logo_url: '/uploads/x.png' });
    const after = await full();
    expect(after).toMatchObject({ shown_subject: 'Betreff', plain_text: 'Damals' });
    expect((await studio().call('GET', after.preview_url)).body).toBe('<p>Damals</p><img src="/uploads/x.png">');
  });

  it.each([
    ['whatsapp_reminder', {}, /^Guten Tag Erika Sommer,\nwir erinnern Sie/],
    ['payment_received', { amount_cents: 'viel' }, /^$/],
  ])('a waiting %s with %j has its text and no HTML', async (kind, params, text) => {
    const { id } = await one(await queued([{ kind: 'booking_received' }]));
    await set(id, { kind, params: JSON.stringify(params) });
    const { body } = await studio().adminCall('GET', `/api/admin/outbox/${id}`);
    expect(body).toMatchObject({ kind, shown_subject: null, preview_url: null });
    expect(body.plain_text).toMatch(text);
  });

  it('a URL that is altered, forged or older than five minutes shows nothing', async () => {
    const { url } = await preview('template_type=booking_confirmation');
    const last = url.at(-2) === 'A' ? 'B' : 'A';
    for (const wrong of [
      `${url.slice(0, -2)}${last}${url.at(-1)}`,
      url.split('?')[0],
      `${url.split('=')[0]}=v1.x`,
      `${url}&of=1`,
    ]) {
      expect((await studio().call('GET', wrong as string)).status).toBe(404);
    }
    studio().setNow('2030-06-03T08:05');
    expect((await studio().call('GET', url)).status).toBe(200);
    studio().setNow('2030-06-03T08:06');
    expect((await studio().call('GET', url)).status).toBe(404);
  });
});
