import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { logFailure } from '#shared/web/admin/log-failure.ts';
import { askConfirmation, showAlert } from '#shared/web/dialogs.tsx';
import { sharedTexts } from '#shared/web/texts/handle.ts';
import { type Translate, useTexts } from '#shared/web/texts.tsx';
import type { Contact } from '../../../contract.ts';
import { type ColumnRoles, guessedRoles } from '../../../domain/import/columns.ts';
import { fileText, isCsvFile } from '../../../domain/import/file-text.ts';
import {
  type CsvTable,
  type ImportPlan,
  ImportRefusal,
  planning,
  rolesIn,
} from '../../../domain/import/import-plan.ts';
import type { ImportTexts } from '../../../texts/import-de.ts';
import { importTexts } from '../../../texts/import-handle.ts';
import { callContacts, refreshContacts } from '../contacts-data.ts';
import { refusalText } from './import-words.ts';
import { type ImportResult, runImport } from './run-import.ts';
import { withPauses } from './with-pauses.ts';

/** The dialog of an import; it is loaded with the file parser when the first file is chosen. */
export const importDialog = () => import('./import-dialog.tsx');

export type ImportState =
  | { readonly step: 'reading' }
  | (ReadFile & {
      readonly step: 'preview';
      readonly plan: ImportPlan;
      /** The meaning of the columns; the plan is computed afterwards. */
      readonly roles: ColumnRoles;
    })
  | { readonly step: 'running'; readonly plan: ImportPlan; readonly done: number; readonly stopping: boolean }
  | { readonly step: 'summary'; readonly plan: ImportPlan; readonly result: ImportResult };

/** The parsed file and the existing contacts, for planning again. */
interface ReadFile {
  readonly file: string;
  readonly table: CsvTable;
  readonly existing: readonly Contact[];
  readonly broken: number | undefined;
}

const mostBytes = 20_000_000;

/** The steps of an import: read and plan the file, confirm, run, and show the result. */
export const useImport = () => {
  const t = useTexts(importTexts);
  const shared = useTexts(sharedTexts);
  const client = useQueryClient();
  const [state, setState] = useState<ImportState>();
  const running = useRef<AbortController>(undefined);
  // Leaving the page stops the import.
  useEffect(() => () => running.current?.abort(), []);

  const fail = (error: unknown): void => {
    setState(undefined);
    if (!(error instanceof ImportRefusal)) logFailure('Failed to import', error);
    void showAlert(error instanceof ImportRefusal ? refusalText(error.because, t) : t('error'));
  };

  const choose = async (file: File): Promise<void> => {
    if (!isCsvFile(file.name, file.type)) return void showAlert(t('file.notCsv'));
    if (file.size > mostBytes) return void showAlert(t('file.tooLarge'));
    setState({ step: 'reading' });
    try {
      setState(await previewOf(file, (table) => rolesFor(table, t, shared('dialog.ok'))));
    } catch (error) {
      fail(error);
    }
  };

  const assign = async (shown: Extract<ImportState, { step: 'preview' }>, roles: ColumnRoles): Promise<void> => {
    setState({ ...shown, roles });
    const plan = await withPauses(planning(shown.table, shown.existing, roles));
    // The columns may have been reassigned, or the dialog closed, in the meantime.
    setState((was) => (was?.step === 'preview' && was.roles === roles ? { ...was, plan } : was));
  };

  const run = async (plan: ImportPlan, file: string): Promise<void> => {
    const controller = new AbortController();
    running.current = controller;
    setState({ step: 'running', plan, done: 0, stopping: false });
    try {
      const result = await runImport(plan, {
        file,
        signal: controller.signal,
        unknownReason: t('error.unknown'),
        onProgress: (done) => setState((was) => (was?.step === 'running' ? { ...was, done } : was)),
      });
      setState({ step: 'summary', plan, result });
      await refreshContacts(client);
    } catch (error) {
      fail(error);
    }
  };

  return {
    state,
    choose,
    /** Assigns a meaning to a column. */
    assign,
    run,
    stop: () => {
      running.current?.abort();
      setState((was) => (was?.step === 'running' ? { ...was, stopping: true } : was));
    },
    close: () => setState(undefined),
  };
};

/** Reads and plans a file; undefined when the administrator cancels. */
const previewOf = async (
  file: File,
  rolesOf: (table: CsvTable) => Promise<ColumnRoles | undefined>,
): Promise<ImportState | undefined> => {
  const [{ reading }] = await Promise.all([import('./read-csv.ts'), importDialog()]);
  const { broken, ...table } = await withPauses(reading(fileText(new Uint8Array(await file.arrayBuffer()))));
  // Reject an unusable file before any request to the server.
  const roles = await rolesOf(table);
  if (!roles) return undefined;
  const existing = await callContacts('GET /api/admin/contacts');
  const plan = await withPauses(planning(table, existing, roles));
  return { step: 'preview', plan, roles, broken, file: file.name, table, existing };
};

/**
 * Returns the roles guessed from the column names; if that is not possible, asks the administrator. Undefined when the
 * administrator cancels.
 */
const rolesFor = async (table: CsvTable, t: Translate<ImportTexts>, ok: string): Promise<ColumnRoles | undefined> => {
  try {
    return rolesIn(table);
  } catch (error) {
    if (!(error instanceof ImportRefusal) || !error.byHand) throw error;
    const isByHand = await askConfirmation(refusalText(error.because, t), {
      confirm: t('refusal.byHand'),
      cancel: ok,
    });
    return isByHand ? guessedRoles(table.headers) : undefined;
  }
};

export type Import = ReturnType<typeof useImport>;
