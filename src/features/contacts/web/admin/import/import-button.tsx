import { History, Upload } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { Button } from '#shared/web/button.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { importTexts } from '../../../texts/import-handle.ts';
import { ImportsDialog } from './imports-dialog.tsx';
import { importDialog, useImport } from './use-import.ts';

const ImportDialog = lazy(async () => ({ default: (await importDialog()).ImportDialog }));

/** Imports contacts from the file of an advertisement, and undoes earlier imports. */
export const ImportButton = () => {
  const t = useTexts(importTexts);
  const input = useRef<HTMLInputElement>(null);
  const csv = useImport();
  const [isListShown, showList] = useState(false);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".csv,.vcf"
        aria-label={t('file.label')}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // Allow choosing the same file again.
          event.target.value = '';
          if (file) void csv.choose(file);
        }}
      />
      <Button look="secondary" busy={csv.state?.step === 'reading'} onClick={() => input.current?.click()}>
        <Upload className="size-4" aria-hidden="true" />
        {t('file.choose')}
      </Button>
      <Button look="secondary" aria-label={t('list.open')} title={t('list.open.title')} onClick={() => showList(true)}>
        <History className="size-4" aria-hidden="true" />
      </Button>
      {csv.state && csv.state.step !== 'reading' && (
        <Suspense>
          <ImportDialog csv={csv} />
        </Suspense>
      )}
      {isListShown && <ImportsDialog onClose={() => showList(false)} />}
    </>
  );
};
