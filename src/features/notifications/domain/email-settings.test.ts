import { expect, test } from 'vitest';
import { emailSettingsFrom } from './email-settings.ts';

test.each([undefined, null, 'text', 7, [], {}, { design: null, smtp: 'x', reminders: 3, whatsapp: [] }])(
  '%j gives the defaults (MAIL-004, MAIL-005)',
  (stored) => {
    expect(emailSettingsFrom(stored)).toEqual({
      design: { primary_color: '#9333EA', secondary_color: '#EC4899', header_text: '', show_company_info: true },
      reminders: { enabled: true, reminders: [24] },
      smtp: { host: '', port: 587, username: '', password_sealed: '', from_email: '', from_name: '' },
      whatsapp: {
        enabled: false,
        reminders: [{ quantity: 24, unit: 'hours' }],
        webhook_url: '',
        webhook_token_sealed: '',
      },
      confirmation: { required: false },
    });
  },
);

test('an invalid field gets its default, and the other fields are kept', () => {
  const { design, smtp } = emailSettingsFrom({
    design: { primary_color: 'red', header_text: 'Hallo' },
    smtp: { host: 'mail.example', port: 99_999 },
  });
  expect(design).toMatchObject({ primary_color: '#9333EA', header_text: 'Hallo' });
  expect(smtp).toMatchObject({ host: 'mail.example', port: 587 });
});
