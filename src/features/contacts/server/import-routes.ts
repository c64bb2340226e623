import { conflict, notFound } from '#shared/contract/problem.ts';
import { formatExactInstant } from '#shared/kernel/time/berlin-time.ts';
import { recordAudit } from '#shared/server/audit/audit.ts';
import type { Context } from '#shared/server/context.ts';
import { inTransaction } from '#shared/server/database/transaction.ts';
import { mounted } from '#shared/server/http/handler.ts';
import { type ContactImport, contactImportsContract, type UndoneImport } from '../import-contract.ts';
import {
  countKept,
  deleteUntouched,
  type ImportRow,
  insertImport,
  markUndone,
  noteRemoved,
  selectImport,
  selectImports,
} from './import-store.ts';

export const contactImportsRoutes = (context: Context) => {
  const { db, now } = context;
  return mounted(contactImportsContract, {
    'GET /api/admin/contacts/imports': async () => (await selectImports(db)).map(importView),
    'PUT /api/admin/contacts/imports/{id}': async ({ params, body }, { administrator }) => {
      await insertImport(db, { ...params, ...body, created_by: administrator.full_name, created_at: now() });
      const row = await selectImport(db, params.id);
      if (!row) throw notFound('Import');
      return importView(row);
    },
    'DELETE /api/admin/contacts/imports/{id}': ({ params }, { administrator }) =>
      undoImport(context, params.id, administrator.id),
  });
};

const importView = (row: ImportRow): ContactImport => ({
  ...row,
  created_at: formatExactInstant(row.created_at),
  undone_at: row.undone_at === null ? null : formatExactInstant(row.undone_at),
});

/**
 * Undoes an import. Contacts that were changed, have notes or have booked since then stay. 404 for an unknown import,
 * 409 for one that was already undone.
 */
const undoImport = ({ db, now }: Context, id: string, actor: string): Promise<UndoneImport> =>
  inTransaction(db, async (trx) => {
    if (!(await selectImport(trx, id))) throw notFound('Import');
    if (!(await markUndone(trx, id, now()))) throw conflict('import_undone', 'This import was undone before');
    const removed = await deleteUntouched(trx, id);
    await noteRemoved(trx, id, removed);
    const undone = { removed, ...(await countKept(trx, id)) };
    await recordAudit(trx, { actor, action: 'contact.import_undone', details: { ...undone }, at: now() });
    return undone;
  });
