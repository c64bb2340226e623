import type { Contact } from '../../../contract.ts';
import type { ImportPlan } from '../../../domain/import/import-plan.ts';
import type { RowChoices } from '../../../domain/import/import-row.ts';
import type { ReadFile } from './read-file.ts';
import type { ImportResult } from './run-import.ts';

/** What an import would do, before anything changes. */
export interface ImportPreviewState extends ReadFile {
  readonly step: 'preview';
  readonly existing: readonly Contact[];
  /** What is to be planned; the plan follows. */
  readonly choices: RowChoices;
  readonly plan: ImportPlan;
  /** Whether the file is being read in another way. */
  readonly isReading: boolean;
}

export type ImportState =
  | { readonly step: 'reading' }
  | ImportPreviewState
  | { readonly step: 'running'; readonly plan: ImportPlan; readonly done: number; readonly stopping: boolean }
  | { readonly step: 'summary'; readonly plan: ImportPlan; readonly result: ImportResult };
