import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { writeSetting } from '#features/settings/server/api.ts';
import { completed, orderingStudio } from '../testing/ordering-studio.ts';

const { studio, send, db, place, begin, bought, check, list, vouchers, stored } = orderingStudio();

describe('the document of such a sale (VOU-08, VOU-03)', () => {
  const seller = { vat_regime: 'included', company_name: 'Studio', company_email: 'studio@example.de' };

  it('needs an address above 250 EUR, and says that it was paid online', async () => {
    await writeSetting(db(), 'company', { ...seller, company_address: 'Weg 1\n10115 Berlin' });
    await writeSetting(db(), 'invoices', { enabled: true, tax_number: '12/345/67890', usual_rate: 19 });
    await studio().addService();
    expect((await place({ amount: 250.01 })).body.code).toBe('buyer_address_missing');
    const buyer_address = { street: 'Weg 2', postal_code: '10117', city: 'Berlin' };
    const { id } = await bought({ amount: 250.01, buyer_address });
    const { rows } = await sql<{ document: { paid: object[]; customer: object } }>`
      SELECT document FROM invoice WHERE voucher_id = ${id}`.execute(db());
    expect(rows[0]?.document).toMatchObject({
      paid: [{ method: 'online', amount_cents: 25_001 }],
      customer: { name: 'Vera Geber', address: { street: 'Weg 2', country: 'DE' } },
    });
    expect(await stored(id)).toMatchObject({ wanted: null });
  });

  it('that cannot be issued any more sells nothing: the payment is kept and told to the studio', async () => {
    await writeSetting(db(), 'invoices', { enabled: false });
    const { id, session } = await begin({ amount: 300 });
    await writeSetting(db(), 'company', { ...seller, company_address: 'Weg 1\n10115 Berlin' });
    await writeSetting(db(), 'invoices', { enabled: true, tax_number: '12/345/67890', usual_rate: 19 });
    session.pay();
    expect((await send(completed, session.describe())).status).toBe(200);
    expect([await vouchers(id), (await check(id)).state]).toEqual([[], 'held']);
    expect((await list()).stray_payments.at(-1)).toMatchObject({ order_id: id, problem: 'refused' });
  });
});
