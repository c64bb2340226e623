import { newId } from '#shared/web/admin/new-id.ts';
import { CallError } from '#shared/web/call/call-error.ts';
import type { ImportPlan, PlannedRow } from '../../../domain/import/import-plan.ts';
import { callContacts } from '../contacts-data.ts';
import { makeContact } from '../new-contacts.ts';
import { beginImport } from './imports-data.ts';

export interface FailedRow extends PlannedRow {
  readonly reason: string;
}

export interface ImportResult {
  /** The id with which the import can be undone. */
  readonly importId: string;
  /** The number of contacts created. */
  readonly imported: number;
  readonly failed: readonly FailedRow[];
  /** The number of rows that were not sent because the import was stopped. */
  readonly left: number;
}

interface RunOptions {
  /** The name of the file. */
  readonly file: string;
  readonly signal: AbortSignal;
  readonly onProgress: (done: number) => void;
  /** The reason to record for an error. */
  readonly reasonOf: (error: unknown) => string;
}

/**
 * Adds the planned contacts one after the other, in the order of the file. A row that fails is recorded with its
 * reason, and the next one follows. Reports progress; logs it to the console every tenth row. Throws when the import
 * cannot start.
 */
export const runImport = async (
  { toImport }: ImportPlan,
  { file, signal, onProgress, reasonOf }: RunOptions,
): Promise<ImportResult> => {
  const importId = newId();
  await beginImport(importId, file);
  let imported = 0;
  const failed: FailedRow[] = [];
  for (const row of toImport) {
    if (signal.aborted) break;
    try {
      const body = { ...row.contact, import_id: importId };
      await makeContact(body.email, () => callContacts('POST /api/admin/contacts', { body }));
      imported++;
    } catch (error) {
      failed.push({ ...row, reason: reasonOf(error) });
      // The session has expired: every further row would fail as well.
      if (error instanceof CallError && error.status === 401) break;
    }
    const done = imported + failed.length;
    onProgress(done);
    if (done % 10 === 0) logProgress(done, toImport.length);
  }
  return { importId, imported, failed, left: toImport.length - imported - failed.length };
};

const logProgress = (done: number, all: number): void => {
  // oxlint-disable-next-line eslint/no-console -- required by CSV-033
  console.log(`CSV-Import: ${done}/${all}`);
};
