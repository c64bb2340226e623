import { describe, expect, it } from 'vitest';
import { testStudio } from '#app/server/testing/test-studio.ts';

const studio = testStudio();
const path = '/api/admin/company/settings';
const admin = (...call: Parameters<ReturnType<typeof studio>['adminCall']>) => studio().adminCall(...call);

const defaults = {
  company_name: 'FotoBooking',
  company_email: '',
  company_phone: '',
  company_address: 'Musterstraße 12, 10115 Berlin',
  company_website: '',
  logo_url: null,
  vat_regime: 'unset',
  notification_footer: '',
};

const filled = {
  company_name: 'Studio Lindner',
  company_email: 'hallo@lindner.example',
  company_phone: '+49 30 1234567',
  company_address: 'Torstraße 1\n10119 Berlin',
  company_website: 'https://lindner.example',
  notification_footer: 'Bis bald!\nIhr Studio Lindner',
};

describe('company settings', () => {
  it('of a new studio (COMP-001, COMP-019, SRV-49, DES-014)', async () => {
    const { body, headers } = await admin('GET', `${path}?t=1893456000000`);
    expect(body).toEqual(defaults);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('are returned as sent, also by the public endpoints (COMP-005, COMP-006, API-009, API-025)', async () => {
    expect(await admin('PUT', path, filled)).toMatchObject({ status: 200, body: { ...defaults, ...filled } });
    expect((await admin('GET', path)).body).toEqual({ ...defaults, ...filled });
    const { company_name, company_address: address } = filled;
    for (const open of ['/api/admin/company/settings/public', '/api/company/settings/public']) {
      expect((await studio().call('GET', open)).body).toEqual({ company_name, logo_url: null });
    }
    expect((await studio().call('GET', '/api/company/info')).body).toMatchObject({
      company_name,
      company_address: address,
    });
    expect((await studio().call('GET', '/api/locations')).body).toEqual([
      { id: 'company', name: company_name, address },
    ]);
  });

  it('a change keeps absent fields; empty and null clear (COMP-005)', async () => {
    await admin('PUT', path, filled);
    const { body } = await admin('PUT', path, {
      company_phone: '',
      company_email: null,
      logo_url: 'https://evil.example/x.png',
    });
    expect(body).toEqual({ ...defaults, ...filled, company_phone: '', company_email: '' });
  });

  it.each(['included', 'small_business'])('customers are told the regime of tax: %s (LAW-01)', async (vat_regime) => {
    expect((await admin('PUT', path, { vat_regime })).body).toMatchObject({ vat_regime });
    expect((await studio().call('GET', '/api/company/info')).body).toMatchObject({ vat_regime });
  });

  it('a web address without scheme is stored with https', async () => {
    expect((await admin('PUT', path, { company_website: 'lindner.example' })).body.company_website).toBe(
      'https://lindner.example',
    );
  });
});
