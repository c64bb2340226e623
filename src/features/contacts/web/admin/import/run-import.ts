import { CallError } from '#shared/web/call-error.ts';
import type { ImportPlan, PlannedRow } from '../../../domain/import/import-plan.ts';
import { callContacts } from '../contacts-data.ts';
import { noteOwnContact } from '../new-contacts.ts';

export interface FailedRow extends PlannedRow {
  readonly reason: string;
}

export interface ImportResult {
  /** Ids of the contacts that were made. */
  readonly imported: readonly string[];
  readonly failed: readonly FailedRow[];
  /** Rows nobody asked for any more, because the import was stopped. */
  readonly left: number;
}

/**
 * Adds the planned contacts one after the other, in the order of the file (AMB-076). A row that fails is kept with its
 * reason, and the next one is tried. Says how far it is, in the console with every tenth row (CSV-033).
 */
export const runImport = async (
  { toImport }: ImportPlan,
  { signal, onProgress }: { readonly signal: AbortSignal; readonly onProgress: (done: number) => void },
): Promise<ImportResult> => {
  const imported: string[] = [];
  const failed: FailedRow[] = [];
  for (const row of toImport) {
    if (signal.aborted) break;
    noteOwnContact(row.contact.email);
    try {
      const { id } = await callContacts('POST /api/admin/contacts', { body: row.contact });
      imported.push(id);
    } catch (error) {
      failed.push({ ...row, reason: reasonOf(error) });
      // Nobody is signed in any more: every other row would fail as well.
      if (error instanceof CallError && error.status === 401) break;
    }
    const done = imported.length + failed.length;
    onProgress(done);
    if (done % 10 === 0) logProgress(done, toImport.length);
  }
  return { imported, failed, left: toImport.length - imported.length - failed.length };
};

const logProgress = (done: number, all: number): void => {
  // oxlint-disable-next-line eslint/no-console -- asked for by CSV-033
  console.log(`CSV-Import: ${done} von ${all} Zeilen`);
};

const reasonOf = (error: unknown): string => {
  if (error instanceof CallError) return error.detail ?? `HTTP ${error.status}`;
  return error instanceof Error ? error.message : 'Unbekannter Fehler';
};
