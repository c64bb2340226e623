import { beforeEach, describe, expect, it } from 'vitest';
import { visitedStudio } from '../testing/visited-studio.ts';

let service_id = '';
let photographer_id = '';
const { studio, book } = visitedStudio(() => ({ service_id, photographer_id }));

beforeEach(async () => {
  service_id = await studio().addService();
  photographer_id = await studio().addPhotographer();
});

describe('repeating a request to book (SRV-22)', () => {
  it('the same key and body get the first response, byte by byte, and one booking', async () => {
    const headers = { 'idempotency-key': 'wizard-1' };
    const [first, again] = [
      await book('2030-06-05T09:00:00', {}, headers),
      await book('2030-06-05T09:00:00', {}, headers),
    ];
    expect(again).toMatchObject({ status: 201, body: first.body });
  });

  it('ten at once get one booking and one response', async () => {
    const headers = { 'idempotency-key': 'wizard-2' };
    const responses = await Promise.all(Array.from({ length: 10 }, () => book('2030-06-05T09:00:00', {}, headers)));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(responses.map(({ body }) => body.booking_id)).size).toBe(1);
  });

  it('the response stays the first even after the booking was cancelled', async () => {
    const headers = { 'idempotency-key': 'wizard-3' };
    const { body } = await book('2030-06-05T09:00:00', {}, headers);
    await studio().call('POST', `/api/bookings/${body.booking_id}/cancel?token=${body.cancel_token}`);
    expect((await book('2030-06-05T09:00:00', {}, headers)).body).toEqual(body);
  });

  it('the same key with another body is refused', async () => {
    const headers = { 'idempotency-key': 'wizard-4' };
    await book('2030-06-05T09:00:00', {}, headers);
    expect((await book('2030-06-05T12:00:00', {}, headers)).status).toBe(422);
  });

  it('without a key an identical body is a new attempt', async () => {
    await book('2030-06-05T09:00:00');
    expect((await book('2030-06-05T09:00:00')).status).toBe(409);
  });

  it('a key may be used again after 24 hours', async () => {
    const headers = { 'idempotency-key': 'wizard-5' };
    await book('2030-06-05T09:00:00', {}, headers);
    studio().setNow('2030-06-04T08:00:01');
    expect((await book('2030-06-05T12:00:00', {}, headers)).status).toBe(201);
    studio().setNow('2030-06-03T08:00');
  });

  it('a key is still known after older ones were deleted', async () => {
    const [old, fresh] = [{ 'idempotency-key': 'wizard-6' }, { 'idempotency-key': 'wizard-7' }];
    await book('2030-06-05T09:00:00', {}, old);
    studio().setNow('2030-06-04T07:59');
    const { body } = await book('2030-06-05T11:00:00', {}, fresh);
    studio().setNow('2030-06-04T08:00:01');
    expect((await book('2030-06-05T13:00:00', {}, old)).status).toBe(201);
    expect(await book('2030-06-05T11:00:00', {}, fresh)).toMatchObject({ status: 201, body });
    studio().setNow('2030-06-03T08:00');
  });
});
