import { useQueryClient } from '@tanstack/react-query';
import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react';
import { logFailure } from '#shared/web/admin/log-failure.ts';
import { askConfirmation, showAlert } from '#shared/web/dialog/dialogs.tsx';
import { sharedTexts } from '#shared/web/texts/handle.ts';
import { useTexts } from '#shared/web/texts.tsx';
import type { ImportPlan } from '../../../domain/import/import-plan.ts';
import { ImportRefusal } from '../../../domain/import/import-refusal.ts';
import type { RowChoices } from '../../../domain/import/import-row.ts';
import { isCsvFile, isSheetOrPdf } from '../../../domain/import/reading/csv-file.ts';
import { importTexts } from '../../../texts/import-handle.ts';
import { callContacts, refreshContacts } from '../contacts-data.ts';
import type { Import, ImportPreviewState, ImportState } from './import-state.ts';
import { failureText, refusalText } from './import-words.ts';
import type { ReadChoices } from './read-file.ts';
import { runImport } from './run-import.ts';

/** The dialog of an import; it is loaded with the file parser when the first file is chosen. */
export const importDialog = () => import('./import-dialog.tsx');
const reader = () => import('./read-file.ts');

const mostBytes = 20_000_000;

/** The steps of an import: read and plan the file, confirm, run, and show the result. */
export const useImport = (): Import => {
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

  /** Whether a file may be shown although it cannot be imported as it was read: the administrator may change that. */
  const mayShow = async (refusal: ImportRefusal): Promise<boolean> => {
    if (!refusal.byHand) throw refusal;
    const wording = { confirm: t('refusal.byHand'), cancel: shared('dialog.ok') };
    return askConfirmation(refusalText(refusal.because, t), wording);
  };

  const choose = async (file: File): Promise<void> => {
    if (!isCsvFile(file.name, file.type)) return void showAlert(t('file.notCsv'));
    if (file.size > mostBytes) return void showAlert(t('file.tooLarge'));
    const beginning = await file.slice(0, 8).arrayBuffer();
    if (isSheetOrPdf(new Uint8Array(beginning))) return void showAlert(t('file.isSheet'));
    setState({ step: 'reading' });
    try {
      setState(await previewOf(file, mayShow));
    } catch (error) {
      fail(error);
    }
  };

  const run = async (confirmed: ImportPlan, file: string): Promise<void> => {
    const controller = new AbortController();
    running.current = controller;
    setState({ step: 'running', plan: confirmed, done: 0, stopping: false });
    try {
      const result = await runImport(confirmed, {
        file,
        signal: controller.signal,
        reasonOf: (error) => failureText(error, t),
        onProgress: (done) => setState((was) => (was?.step === 'running' ? { ...was, done } : was)),
      });
      setState({ step: 'summary', plan: confirmed, result });
      await refreshContacts(client);
    } catch (error) {
      fail(error);
    }
  };

  return {
    state,
    choose,
    ...changesOf(setState),
    run,
    stop: () => {
      running.current?.abort();
      setState((was) => (was?.step === 'running' ? { ...was, stopping: true } : was));
    },
    close: () => setState(undefined),
  };
};

/** What may be changed while the preview is shown. A result counts only if nothing else was chosen in the meantime. */
const changesOf = (
  setState: Dispatch<SetStateAction<ImportState | undefined>>,
): Pick<Import, 'plan' | 'readAgain'> => ({
  plan: async (shown, choices) => {
    setState({ ...shown, choices });
    const planned = await planAs(shown, choices);
    setState((was) => (was?.step === 'preview' && was.choices === choices ? { ...was, plan: planned } : was));
  },

  readAgain: async (shown, how) => {
    setState({ ...shown, how, isReading: true });
    const read = await readAs(shown, how);
    setState((was) => (was?.step === 'preview' && was.how === how ? { ...was, ...read } : was));
  },
});

/** Reads and plans a file; undefined when the administrator does not want to see what cannot be imported as it is. */
const previewOf = async (
  file: File,
  mayShow: (refusal: ImportRefusal) => Promise<boolean>,
): Promise<ImportPreviewState | undefined> => {
  const [{ readFile, planOf }] = await Promise.all([reader(), importDialog()]);
  const read = await readFile(file.name, new Uint8Array(await file.arrayBuffer()));
  // Reject an unusable file before any request to the server.
  if (read.refusal && !(await mayShow(read.refusal))) return undefined;
  const existing = await callContacts('GET /api/admin/contacts');
  const choices = { roles: read.guessed, now: Date.now() };
  const plan = await planOf(read, existing, choices);
  return { ...read, step: 'preview', existing, choices, plan, isReading: false };
};

const planAs = async (shown: ImportPreviewState, choices: RowChoices): Promise<ImportPlan> => {
  const { planOf } = await reader();
  return planOf(shown, shown.existing, choices);
};

const readAs = async (shown: ImportPreviewState, how: ReadChoices) => {
  const { readFile, planOf } = await reader();
  const read = await readFile(shown.file, shown.bytes, how);
  const choices = { ...shown.choices, roles: read.guessed };
  return { ...read, choices, plan: await planOf(read, shown.existing, choices), isReading: false };
};
