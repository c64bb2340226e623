import { describe, expect, it } from 'vitest';
import { testStudio } from '#app/server/testing/test-studio.ts';
import { webhookStudio } from '../testing/webhook-studio.ts';

webhookStudio();

describe('a studio without WEBHOOK_PRIVATE_NETWORKS', () => {
  const plain = testStudio();

  it.each([
    ['http://hooks.example.com/', 'url_not_https'],
    ['https://localhost/', 'url_private'],
    ['https://127.0.0.1/', 'url_private'],
    ['https://[::1]:8443/', 'url_private'],
  ])('sends nothing to %s (X04)', async (url, code) => {
    const response = await plain().adminCall('POST', '/api/admin/webhooks', { url, events: ['booking.created'] });
    expect(response).toMatchObject({ status: 400, body: { code } });
  });
});
