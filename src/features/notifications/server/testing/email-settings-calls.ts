import { afterEach } from 'vitest';
import { testStudio } from '#app/server/testing/test-studio.ts';

/** The value of WEBHOOK_PRIVATE_NETWORKS, changed by tests. */
export const networks: string[] = [];

export const path = '/api/admin/email-settings';

export const defaults = {
  design: { primary_color: '#9333EA', secondary_color: '#EC4899', header_text: '', show_company_info: true },
  reminders: { enabled: true, reminders: [24] },
  smtp: { host: '', port: 587, username: '', from_email: '', from_name: '', has_password: false },
  whatsapp: {
    enabled: false,
    reminders: [{ quantity: 24, unit: 'hours' }],
    webhook_url: '',
    has_webhook_token: false,
    is_configured: false,
  },
  confirmation: { required: false },
};

/** A studio whose WEBHOOK_PRIVATE_NETWORKS tests may change, and calls of its e-mail settings. */
export const emailSettingsCalls = () => {
  const studio = testStudio({ webhookNetworks: networks });
  const read = async () => (await studio().adminCall('GET', path)).body;
  const put = (changes: unknown) => studio().adminCall('PUT', path, changes);

  afterEach(() => void (networks.length = 0));
  return { studio, read, put };
};
