import { expect, it } from 'vitest';
import { de } from '../../texts/de.ts';
import { emailSettingsFrom } from '../email-settings.ts';
import type { CommonFacts } from '../writing/mail-facts.ts';
import { commonWriter } from '../writing/mail-writer.ts';
import { signInMail } from './sign-in-mail.ts';

const facts: CommonFacts = {
  company: {
    company_name: 'Studio Licht',
    company_address: '',
    company_email: '',
    company_phone: '',
    company_website: '',
    vat_regime: 'unset' as const,
    notification_footer: '',
  },
  design: emailSettingsFrom({}).design,
  logo: null,
  public_url: 'https://termine.example',
};
const order = {
  kind: 'studio_new_sign_in',
  session_id: 'a',
  at: Date.parse('2030-06-05T07:04:00Z'),
  browser: 'Firefox',
  system: null,
} as const;

it('the mail about a sign-in states time, browser and system, no place, and links to its end (KEY-03)', () => {
  const said = de.studio_new_sign_in;
  const end_sign_in_url = 'https://termine.example/admin/login#end-sign-in=geheim';
  expect(signInMail(order, commonWriter(facts, 'de'), { ...facts, end_sign_in_url })).toEqual({
    subject: said.subject,
    preheader: said.intro,
    badge: { tone: 'waiting', text: said.badge },
    title: said.title,
    paragraphs: [said.intro, said.foreign],
    details: [
      { label: 'Zeitpunkt', value: '05.06.2030, 09:04 Uhr' },
      { label: 'Browser', value: 'Firefox' },
      { label: 'System', value: 'unbekannt' },
    ],
    action: { label: 'Diese Anmeldung beenden', url: end_sign_in_url },
    closing: [],
    footer: [said.why],
  });
});

it('its stored copy links to the account instead (KEY-03)', () => {
  const { action } = signInMail(order, commonWriter(facts, 'de'), facts);
  expect(action?.url).toBe('https://termine.example/admin/account');
});
