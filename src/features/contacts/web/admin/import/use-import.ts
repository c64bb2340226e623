import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { logFailure } from '#shared/web/admin/log-failure.ts';
import { showAlert } from '#shared/web/dialogs.tsx';
import { fileText, isCsvFile } from '../../../domain/import/file-text.ts';
import { type ImportPlan, ImportRefusal, planning, rolesIn } from '../../../domain/import/import-plan.ts';
import { callContacts, refreshContacts } from '../contacts-data.ts';
import { type ImportResult, runImport } from './run-import.ts';
import { withPauses } from './with-pauses.ts';

/** What shows an import; with the reader of files it comes when the first file is chosen. */
export const importDialog = () => import('./import-dialog.tsx');

export type ImportState =
  | { readonly step: 'reading' }
  | { readonly step: 'preview'; readonly plan: ImportPlan; readonly broken: number | undefined; readonly file: string }
  | { readonly step: 'running'; readonly plan: ImportPlan; readonly done: number; readonly stopping: boolean }
  | { readonly step: 'summary'; readonly plan: ImportPlan; readonly result: ImportResult };

const mostBytes = 20_000_000;

/** The steps of an import: a file is read and planned, confirmed, run, and summed up. */
export const useImport = () => {
  const client = useQueryClient();
  const [state, setState] = useState<ImportState>();
  const running = useRef<AbortController>(undefined);
  // An import does not go on behind somebody's back.
  useEffect(() => () => running.current?.abort(), []);

  const fail = (error: unknown): void => {
    setState(undefined);
    if (!(error instanceof ImportRefusal)) logFailure('Failed to import', error);
    void showAlert(error instanceof ImportRefusal ? error.message : 'Fehler beim Importieren der CSV-Datei');
  };

  const choose = async (file: File): Promise<void> => {
    if (!isCsvFile(file.name, file.type)) return void showAlert('Bitte wählen Sie eine CSV-Datei aus');
    if (file.size > mostBytes) return void showAlert('Die CSV-Datei ist größer als 20 MB');
    setState({ step: 'reading' });
    try {
      const [{ reading }] = await Promise.all([import('./read-csv.ts'), importDialog()]);
      const { broken, ...table } = await withPauses(reading(fileText(new Uint8Array(await file.arrayBuffer()))));
      // Refused for what is in it before anything is asked of the server.
      rolesIn(table);
      const plan = await withPauses(planning(table, await callContacts('GET /api/admin/contacts')));
      setState({ step: 'preview', plan, broken, file: file.name });
    } catch (error) {
      fail(error);
    }
  };

  const run = async (plan: ImportPlan, file: string): Promise<void> => {
    const controller = new AbortController();
    running.current = controller;
    setState({ step: 'running', plan, done: 0, stopping: false });
    try {
      const result = await runImport(plan, {
        file,
        signal: controller.signal,
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
    run,
    stop: () => {
      running.current?.abort();
      setState((was) => (was?.step === 'running' ? { ...was, stopping: true } : was));
    },
    close: () => setState(undefined),
  };
};
export type Import = ReturnType<typeof useImport>;
