import { describe, expect, it } from 'vitest';
import { companyFrom } from './company.ts';
import { legalSettingsFrom } from './legal/legal-settings.ts';

const nothing = [undefined, null, 'rubbish', 7, {}];

describe('the stored company settings', () => {
  const usual = {
    company_name: 'FotoBooking',
    company_email: '',
    company_phone: '',
    company_address: 'Musterstraße 12, 10115 Berlin',
    company_website: '',
    logo_url: null,
    vat_regime: 'unset',
    notification_footer: '',
  };

  it.each(nothing)('are the sample where %j is stored (SRV-49)', (stored) => {
    expect(companyFrom(stored)).toEqual(usual);
  });

  it('keep valid values if others are invalid', () => {
    const stored = { company_name: 'Studio Licht', company_phone: 7, logo_url: '/logo.png', notification_footer: null };
    expect(companyFrom(stored)).toEqual({ ...usual, company_name: 'Studio Licht', logo_url: '/logo.png' });
  });
});

describe('the studio’s own legal texts', () => {
  const template = { de: null, ru: null };

  it.each(nothing)('are the templates where %j is stored', (stored) => {
    expect(legalSettingsFrom(stored)).toEqual({
      imprint: template,
      privacy: template,
      terms: template,
      accessibility: template,
    });
  });

  it('are kept for each page and language, without invalid ones', () => {
    const stored = { imprint: { de: 'Wir', ru: 7 }, privacy: 'rubbish', terms: { de: 'Du', ru: 'Ты' } };
    expect(legalSettingsFrom(stored)).toEqual({
      imprint: { de: 'Wir', ru: null },
      privacy: template,
      terms: { de: 'Du', ru: 'Ты' },
      accessibility: template,
    });
  });
});
