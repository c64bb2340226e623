import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { readFactsFromElsewhere } from '#app/server/procedure-facts.ts';
import { companyFrom } from '#features/settings/domain/company.ts';
import { writeSetting } from '#features/settings/server/api.ts';
import type { ProcedureFacts } from '../../domain/procedure-facts.ts';
import { read } from '../pdf/testing/read-pdf.ts';
import { invoicingStudio } from '../testing/invoicing-studio.ts';
import { procedurePdf } from './procedure-pdf.ts';
import { readProcedureFacts } from './procedure-reads.ts';

const { studio, db, bookAt, pay, settings } = invoicingStudio();
const look = { primary_color: '#581c87', font_family: 'Poppins' } as const;

const factsNow = async (): Promise<ProcedureFacts> => {
  const { context } = studio();
  return readProcedureFacts(context, await readFactsFromElsewhere(context, { version: '9.8.7', is_embedded: true }));
};
const textNow = async (changes: Partial<ProcedureFacts> = {}): Promise<string> =>
  (await read(await procedurePdf({ ...(await factsNow()), ...changes }, look))).text;
const sumIn = (text: string): string | undefined => /Kennung der Angaben (\w+)/.exec(text)?.[1];
const admin = (method: 'POST' | 'PUT', path: string, body: object) => studio().adminCall(method, path, body);

beforeEach(async () => {
  for (const name of ['company', 'payments', 'email', 'tax_export'] as const) await writeSetting(db(), name, {});
});

describe('the documentation of procedures', () => {
  it('states how the studio is set up, and changes with it (TAX-02)', async () => {
    await admin('PUT', '/api/admin/company/settings', {
      company_name: 'Студия Licht & Schatten',
      company_phone: '030 123456',
      vat_regime: 'included',
    });
    await writeSetting(db(), 'payments', {
      transfer_enabled: true,
      transfer_account_holder: 'Licht',
      transfer_iban: 'DE89370400440532013000',
      enable_prepayment: true,
      prepayment_percentage: 30,
    });
    await writeSetting(db(), 'email', { smtp: { host: 'smtp.example.de', from_email: 'post@example.de' } });
    await settings({ prefix: 'LS', keep_years: 11 });
    await admin('PUT', '/api/admin/invoices/accounts', {
      chart: 'SKR04',
      client_number: 4711,
      accounts: { cash: '1601' },
    });
    await admin('POST', '/api/admin/api-keys', { name: 'Kassenprogramm', scopes: ['bookings:read'] });
    await admin('POST', '/api/admin/webhooks', {
      url: 'https://hook.example.de/geheim?token=abc123',
      description: 'Buchhaltung',
      events: ['booking.created'],
    });
    await pay(await bookAt('2030-06-17T09:00'), 50, { method: 'card_terminal' });
    studio().setNow('2030-07-02T08:00');
    await admin('POST', '/api/admin/invoices/months/2030-06/close', {});
    const text = await textNow();
    for (const part of [
      'Stand: 02.07.2030, 08:00 Uhr',
      'FotoBooking 9.8.7',
      'Студия Licht & Schatten',
      'Lindenstraße 12, 10969 Berlin',
      '21/815/08150',
      'Regelbesteuerung',
      '030 123456',
      'Onlinezahlung nicht eingeschaltet',
      'Überweisung eingeschaltet',
      'Im Studio erfasst mit Karte am Terminal',
      'Anzahlung 30 % des Preises',
      'LS-JAHR-0001',
      'zuletzt LS-2030-0001',
      '11 Kalenderjahre',
      'SKR04',
      'Mandantennummer 4711',
      'Kasse 1601',
      'Monat 06/2030 abgeschlossen am 02.07.2030 von Test Studio',
      'Betrieb der Datenbank eingebettet',
      'smtp.example.de',
      'post@example.de',
      'Kassenprogramm (Rechte: bookings:read)',
      'Buchhaltung, hook.example.de',
      'Test Studio Inhaber: alles',
      'Protokoll 36 Monate',
      'Abschluss möglich durch Test Studio',
      'mit Ihrer Steuerberatung prüfen',
    ]) {
      expect(text).toContain(part);
    }
    // The rest of the address may be a secret.
    expect(text).not.toMatch(/geheim|abc123/);
    const later = await textNow({ made_at: Date.parse('2031-01-01T12:00Z') });
    expect(sumIn(later)).toBe(sumIn(text));
    await settings({ prefix: 'ZZ' });
    await admin('PUT', '/api/admin/company/settings', { vat_regime: 'small_business' });
    const changed = await textNow();
    expect(changed).toContain('ZZ-JAHR-0001');
    expect(changed).toContain('Kleinunternehmer nach § 19 UStG');
    expect(sumIn(changed)).not.toBe(sumIn(text));
  });

  it('is made of a studio that has set up nothing, and marks what is missing, and how often (TAX-02)', async () => {
    await writeSetting(db(), 'invoices', {});
    const facts = await factsNow();
    expect(facts.studio).toMatchObject({ name: undefined, address: undefined });
    const text = await textNow({ services: [], people: [], webhooks: [], api_keys: [], is_embedded: undefined });
    expect(text).not.toContain(companyFrom({}).company_address);
    for (const missing of [
      'Name des Unternehmens und Rechtsform',
      'Anschrift des Unternehmens',
      'Steuernummer oder USt-IdNr.',
      'Regelbesteuerung oder Kleinunternehmer',
      'Rechnungen: System, Nummernkreis und Aufbewahrung',
      'E-Mail-Server: Es ist keiner eingerichtet',
      'Datenbank: eingebettet oder eigener Datenbankserver',
      'Sicherung: wie oft',
      'Personen, die Monate abschließen',
    ]) {
      expect(text).toContain(`[Bitte ergänzen: ${missing}`);
    }
    const marked = text.match(/\[Bitte ergänzen: /g)?.length;
    expect(text).toContain(`markiert: ${marked} Stellen`);
    for (const title of ['1 Allg', '2 Anwender', '3 Techn', '4 Betrieb', '5 Internes']) expect(text).toContain(title);
  });

  it('is a PDF to download, which is in the audit, and writes nothing else (TAX-02)', async () => {
    studio().setNow('2030-08-05T08:00');
    const before = await sql`SELECT count(*)::int AS n FROM audit_entry`.execute(db());
    const { status, headers, body } = await admin('POST', '/api/admin/invoices/procedures', {});
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="Verfahrensdokumentation-2030-08-05.pdf"',
      'cache-control': 'no-store',
    });
    expect(String(body)).toMatch(/^%PDF/);
    const { rows } = await sql<{ action: string; n: number }>`
      SELECT action, (SELECT count(*)::int FROM audit_entry) AS n FROM audit_entry ORDER BY id DESC LIMIT 1`.execute(
      db(),
    );
    expect(rows[0]).toEqual({
      action: 'invoice.procedures_exported',
      n: (before.rows[0] as { n: number }).n + 1,
    });
  });
});
