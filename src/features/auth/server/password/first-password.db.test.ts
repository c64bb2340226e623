import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { adminLogin, testStudio } from '#app/server/testing/test-studio.ts';
import { silentLog } from '#shared/server/database/testing/silent-log.ts';
import type { Log } from '#shared/server/log.ts';
import { createFirstAdmin } from './first-admin.ts';

const studio = testStudio();

const signIn = (credentials: object = adminLogin) => studio().call('POST', '/api/admin/auth/login-json', credentials);

describe('the first administrator (SRV-59)', () => {
  it('is created only if there is none', async () => {
    expect(await createFirstAdmin(studio().context, { email: 'second@example.de' })).toBeUndefined();
    expect((await signIn({ email: 'second@example.de', password: 'x' })).status).toBe(401);
  });

  it.each([
    ['Blink182', [{ fault: 'leaked' }]],
    ['kurz', [{ fault: 'too_short' }]],
    [adminLogin.password, []],
  ])(
    'is created with the password %s, even if it is weak; the log warns without showing it (A14)',
    async (password, faults) => {
      const warnings: unknown[][] = [];
      const log = { ...silentLog, warn: (...args: unknown[]) => void warnings.push(args) } as Log;
      const deleteAdministrators = () => sql`TRUNCATE admin_user CASCADE`.execute(studio().database.db);
      await deleteAdministrators();
      const created = await createFirstAdmin({ ...studio().context, log }, { ...adminLogin, password });
      expect(created).toEqual({ email: adminLogin.email, password: undefined });
      expect((await signIn({ ...adminLogin, password })).status).toBe(200);
      await deleteAdministrators();
      await createFirstAdmin(studio().context, { ...adminLogin, name: 'Test Studio' });
      expect(warnings.map(([fault]) => fault)).toEqual(faults);
      expect(JSON.stringify(warnings)).not.toContain(password);
    },
  );
});
