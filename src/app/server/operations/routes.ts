import { sql } from 'kysely';
import { Problem } from '#shared/contract/problem.ts';
import type { Context } from '#shared/server/context.ts';
import { schemaState } from '#shared/server/database/migrations/migrate.ts';
import { mounted } from '#shared/server/http/handler.ts';
import { operationsContract } from './contract.ts';

interface Operations {
  readonly version: string;
  readonly migrationsDirectory: string;
  /** The OpenAPI document of all endpoints. */
  readonly document: () => Record<string, unknown>;
  /** False as soon as the process has been asked to stop. */
  readonly accepting: () => boolean;
}

export const operationsRoutes = (context: Context, operations: Operations) =>
  mounted(operationsContract, {
    'GET /api/health': () => ({ status: 'ok', version: operations.version }),
    'GET /api/ready': async () => {
      if (!operations.accepting()) throw notReady('Shutting down');
      const reason = await unreadiness(context, operations.migrationsDirectory);
      if (reason !== undefined) throw notReady(reason);
      return { status: 'ready' };
    },
    'GET /api/openapi.json': operations.document,
  });

const notReady = (reason: string): Problem => new Problem(503, 'not_ready', reason, { retryAfterSeconds: 2 });

const unreadiness = async ({ db, log }: Context, migrationsDirectory: string): Promise<string | undefined> => {
  try {
    await sql`SELECT 1`.execute(db);
    const { pending } = await schemaState(db, migrationsDirectory);
    return pending.length > 0 ? `Migrations are pending: ${pending.join(', ')}` : undefined;
  } catch (error) {
    log.warn({ err: error }, 'not ready');
    return 'The database does not respond';
  }
};
