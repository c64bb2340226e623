import type { ReactNode } from 'react';
import { useId } from 'react';
import { GuardedDialog } from '#shared/web/admin/unsaved/guarded-dialog.tsx';
import { Button } from '#shared/web/button.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { importTexts } from '../../../texts/import-handle.ts';
import { ImportPreview } from './import-preview.tsx';
import type { Import, ImportState } from './import-state.ts';
import { ImportSummary } from './import-summary.tsx';

/** The preview, progress or result of an import. */
export const ImportDialog = ({ csv }: { readonly csv: Import }) => {
  const t = useTexts(importTexts);
  const { state } = csv;
  if (!state || state.step === 'reading') return null;
  if (state.step === 'preview') {
    return (
      <Frame key="preview" title={t('preview.title')} onDismiss={csv.close}>
        <ImportPreview state={state} csv={csv} />
      </Frame>
    );
  }
  if (state.step === 'running') {
    return (
      <Frame key="running" title={t('running.title')} onDismiss={csv.stop}>
        <Progress state={state} onStop={csv.stop} />
      </Frame>
    );
  }
  return (
    <Frame key="summary" title={t('summary.title')} onDismiss={csv.close}>
      <ImportSummary state={state} csv={csv} />
    </Frame>
  );
};

interface FrameProps {
  readonly title: string;
  readonly onDismiss: () => void;
  readonly children: ReactNode;
}

const Frame = ({ title, onDismiss, children }: FrameProps) => {
  const id = useId();
  return (
    <GuardedDialog
      aria-labelledby={id}
      onDismiss={onDismiss}
      className="card m-auto max-h-[calc(100dvh-1.5rem)] w-[min(44rem,calc(100vw-1.5rem))] animate-appear p-0 backdrop:bg-black/50"
    >
      <div className="grid gap-4 p-5">
        <h2 id={id} className="text-lg font-semibold">
          {title}
        </h2>
        {children}
      </div>
    </GuardedDialog>
  );
};

type Running = Extract<ImportState, { step: 'running' }>;

const Progress = ({ state, onStop }: { readonly state: Running; readonly onStop: () => void }) => {
  const t = useTexts(importTexts);
  const all = state.plan.toImport.length;
  return (
    <>
      <progress
        aria-label={t('running.label')}
        max={all}
        value={state.done}
        className="h-2.5 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-accent"
      />
      <p className="tabular text-muted">{t('running.text', { done: state.done, all })}</p>
      <div className="flex justify-end">
        <Button look="secondary" busy={state.stopping} onClick={onStop}>
          {t('running.stop')}
        </Button>
      </div>
    </>
  );
};
