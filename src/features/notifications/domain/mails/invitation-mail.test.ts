import { expect, it } from 'vitest';
import { de } from '../../texts/de.ts';
import { emailSettingsFrom } from '../email-settings.ts';
import type { CommonFacts } from '../writing/mail-facts.ts';
import { commonWriter } from '../writing/mail-writer.ts';
import { invitationMail } from './invitation-mail.ts';

const facts = (company_name = 'Studio Licht'): CommonFacts => ({
  company: {
    company_name,
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
});
const order = {
  kind: 'studio_invitation',
  invitation_id: 'a',
  full_name: 'Jana Fischer',
  invited_by: 'Anna Lindner',
  expires_at: Date.parse('2030-06-06T06:00:00Z'),
} as const;

it('an invitation says who invites to what, until when, and links to its page (TEAM-02)', () => {
  const said = de.studio_invitation;
  const invitation_url = 'https://termine.example/admin/login#invitation=geheim';
  expect(invitationMail(order, commonWriter(facts(), 'de'), { ...facts(), invitation_url })).toEqual({
    subject: 'Einladung ins Team von Studio Licht',
    preheader: 'Anna Lindner lädt Sie ein, im Buchungssystem von Studio Licht mitzuarbeiten.',
    badge: { tone: 'news', text: said.badge },
    title: 'Willkommen, Jana Fischer',
    paragraphs: ['Anna Lindner lädt Sie ein, im Buchungssystem von Studio Licht mitzuarbeiten.', said.next],
    details: [{ label: 'Gültig bis', value: '06.06.2030, 08:00 Uhr' }],
    action: { label: 'Einladung annehmen', url: invitation_url },
    closing: [said.once],
    footer: [said.why],
  });
});

it('its stored copy links to the sign-in instead (TEAM-02)', () => {
  const { action } = invitationMail(order, commonWriter(facts(), 'de'), facts());
  expect(action?.url).toBe('https://termine.example/admin/login');
});

it.each([
  ['de', 'Einladung ins Team von FotoBooking'],
  ['ru', 'Приглашение в команду FotoBooking'],
] as const)('a studio without a name invites as FotoBooking, %s (TEAM-02)', (language, subject) => {
  expect(invitationMail(order, commonWriter(facts(''), language), facts('')).subject).toBe(subject);
});
