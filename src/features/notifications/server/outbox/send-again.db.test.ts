import { describe, expect, it } from 'vitest';
import { writeSetting } from '#features/settings/server/api.ts';
import { HOUR, MINUTE } from '#shared/kernel/time/zone-time.ts';
import { at } from '#shared/server/database/database.ts';
import { deliverDueMails } from '../sending/deliver-mails.ts';
import { MailConnections } from '../sending/mail-server.ts';
import { outboxCalls, unknownId } from '../testing/outbox-calls.ts';
import { startSmtpSink } from '../testing/smtp-sink.ts';

const { studio, now, queued, list, one, set } = outboxCalls();
const post = (id: string, what: string) => studio().adminCall('POST', `/api/admin/outbox/${id}/${what}`);

describe('sending again and giving up (SRV-37)', () => {
  it('a failed message is sent again with a new series of attempts', async () => {
    const sink = await startSmtpSink();
    await writeSetting(studio().context.db, 'email', { smtp: { host: '127.0.0.1', port: sink.port } });
    const booking = await queued([{ kind: 'booking_received' }]);
    const { id } = await one(booking);
    await set(id, { status: 'failed', last_error: '550 no such user', attempts: 5, next_attempt_at: at(now() - HOUR) });
    const { status, body } = await post(id, 'send-again');
    expect([status, body]).toEqual([200, expect.objectContaining({ id, status: 'waiting', attempts: 0 })]);
    const connections = new MailConnections();
    const delivery = {
      context: studio().context,
      connections,
      onServer: () => undefined,
      signal: new AbortController().signal,
    };
    while ((await deliverDueMails(delivery)) > 0);
    connections.close();
    expect(sink.received).toHaveLength(1);
    const sent = await one(booking);
    expect(sent).toMatchObject({ status: 'sent', last_error: null, may_give_up: false });
    const shown = (await studio().adminCall('GET', `/api/admin/outbox/${id}`)).body;
    expect(shown.shown_subject).toBe(sent.subject);
    expect(shown.plain_text.trim()).toBe(sink.received[0]?.text?.trim());
    // A sent message is sent again as a copy, so that the original stays unchanged.
    const again = (await post(id, 'send-again')).body;
    expect(again).toMatchObject({ status: 'waiting', attempts: 0, kind: 'booking_received' });
    expect(again.id).not.toBe(id);
    expect((await list()).counts).toEqual({ waiting: 1, sent: 1, failed: 0, skipped: 0 });
    await sink.close();
  });

  it('a message that a process may be sending is neither sent again nor given up', async () => {
    const { id } = await one(await queued([{ kind: 'booking_received' }]));
    await set(id, { attempts: 1, next_attempt_at: at(now() + 20_000) });
    for (const what of ['send-again', 'give-up']) {
      expect(await post(id, what)).toMatchObject({ status: 409, body: { code: 'being_sent' } });
    }
    await set(id, { attempts: 1, next_attempt_at: at(now() + 5 * MINUTE) });
    expect((await post(id, 'send-again')).body).toMatchObject({ status: 'waiting', attempts: 0 });
  });

  it('a message is given up, and both actions are in the timeline of its booking', async () => {
    const booking = await queued([{ kind: 'booking_received' }]);
    const { id } = await one(booking);
    expect((await post(id, 'give-up')).body).toMatchObject({ status: 'skipped', last_error: 'given_up' });
    expect(await post(id, 'give-up')).toMatchObject({ status: 409, body: { code: 'nothing_to_give_up' } });
    await post(id, 'send-again');
    const timeline = (await studio().adminCall('GET', `/api/admin/bookings/${booking.id}/timeline`)).body;
    const actions = timeline.map(({ action }: { action: string }) => action);
    expect(actions).toEqual(expect.arrayContaining(['mail.given_up', 'mail.sent_again']));
  });

  it('retries all failed messages immediately', async () => {
    for (let count = 0; count < 3; count++) {
      const { id } = await one(await queued([{ kind: 'booking_received' }]));
      if (count < 2) await set(id, { status: 'failed', attempts: 5, last_error: '550' });
    }
    const again = () => studio().adminCall('POST', '/api/admin/outbox/send-failed-again');
    expect((await again()).body).toEqual({ messages: 2 });
    expect((await again()).body).toEqual({ messages: 0 });
    expect((await list()).counts).toMatchObject({ waiting: 3, failed: 0 });
  });

  it.each(['GET /', 'POST /send-again', 'POST /give-up'])('%s of an unknown message returns 404', async (call) => {
    const [method = '', what = ''] = call.split(' ');
    const path = `/api/admin/outbox/${unknownId}${what === '/' ? '' : what}`;
    expect((await studio().adminCall(method as 'GET', path)).status).toBe(404);
  });
});
