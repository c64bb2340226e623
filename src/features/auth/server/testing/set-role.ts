import { sql } from 'kysely';
import { adminLogin } from '#app/server/testing/test-studio.ts';
import type { Role } from '#shared/contract/role.ts';
import type { Database } from '#shared/server/database/database.ts';

/** Gives the account of a test studio another role. The last owner stays one, so there is a second one from then on. */
export const setRole = async (db: Database, role: Role, photographer_id: string | null = null): Promise<void> => {
  await sql`INSERT INTO admin_user (id, email, full_name, password_hash)
            VALUES (gen_random_uuid(), 'second@example.de', 'Second', '') ON CONFLICT DO NOTHING`.execute(db);
  await sql`UPDATE admin_user SET role = ${role}, photographer_id = ${photographer_id}
            WHERE email = ${adminLogin.email}`.execute(db);
};
