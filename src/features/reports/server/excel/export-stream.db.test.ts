import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import readExcelFile from 'read-excel-file/node';
import { describe, expect, it, vi } from 'vitest';
import { adminLogin } from '#app/server/testing/test-studio.ts';
import { exportStudio, path } from './testing/export-studio.ts';

vi.setConfig({ testTimeout: 180_000 });

const { studio, book } = exportStudio();

describe('a studio with very many bookings', () => {
  const rows = 20_000;

  it('are exported as a complete stream with little memory, while other requests are served (I06)', async () => {
    await book('2030-06-05T09:00', { notes: 'x'.repeat(200) });
    await sql`
      INSERT INTO booking (id, confirmation_code, status, starts_at, ends_at, service_id, service_name, service_price_cents,
                           photographer_id, photographer_name, customer_name, customer_email, customer_phone, notes, source, created_at)
      SELECT gen_random_uuid(), 'N' || n, 'CANCELLED', starts_at, ends_at, service_id, service_name, service_price_cents,
             photographer_id, photographer_name, 'Nr. ' || n, customer_email, customer_phone, notes, source,
             created_at - n * interval '1 second'
      FROM booking, generate_series(1, ${rows}) AS n`.execute(studio().database.db);
    const { server } = studio();
    if (!server.server.listening) await server.listen({ port: 0, host: '127.0.0.1' });
    const base = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
    const signedIn = await studio().call('POST', '/api/admin/auth/login-json', adminLogin);
    const headers = { authorization: `Bearer ${signedIn.body.access_token}` };
    let [answered, done] = [0, false];
    const others = (async () => {
      while (!done) {
        await (await fetch(`${base}/api/health`)).text();
        answered += 1;
      }
    })();
    const before = process.memoryUsage().rss;
    const response = await fetch(`${base}${path}`, { headers });
    const file = Buffer.from(await response.arrayBuffer());
    done = true;
    await others;
    expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000);
    // A process that only writes the file answers one request before and one after it.
    expect(answered).toBeGreaterThan(10);
    const [sheet] = await readExcelFile(file, { trim: false });
    expect(sheet?.data).toHaveLength(rows + 2);
    expect(sheet?.data.at(-1)?.[0]).toBe(rows + 1);
    expect(sheet?.data.at(-1)?.[2]).toBe(`Nr. ${rows}`);
  });
});
