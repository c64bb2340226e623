import type { Contact } from '../../../contract.ts';
import type { ImportPlan } from '../../../domain/import/import-plan.ts';
import type { RowChoices } from '../../../domain/import/import-row.ts';
import type { ReadChoices, ReadFile } from './read-file.ts';
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

/** What is imported at present, and what can be done with it. */
export interface Import {
  readonly state: ImportState | undefined;
  readonly choose: (file: File) => Promise<void>;
  /** Plans with other choices: columns, phase, rows of tests. */
  readonly plan: (shown: ImportPreviewState, choices: RowChoices) => Promise<void>;
  /** Reads the file in another way, which proposes columns anew. */
  readonly readAgain: (shown: ImportPreviewState, how: ReadChoices) => Promise<void>;
  readonly run: (confirmed: ImportPlan, file: string) => Promise<void>;
  readonly stop: () => void;
  readonly close: () => void;
}
