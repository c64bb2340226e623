import { History, Upload } from 'lucide-react';
import { lazy, type Ref, Suspense, useRef, useState } from 'react';
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
  const cards = useRef<HTMLInputElement>(null);
  const csv = useImport();
  const [isListShown, showList] = useState(false);
  return (
    <>
      <FileInput ref={input} accept=".csv" label={t('file.label')} onFile={(file) => void csv.choose(file)} />
      <FileInput ref={cards} accept=".vcf" label={t('cards.label')} onFile={(file) => void csv.choose(file)} />
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
      {isListShown && (
        <ImportsDialog
          onClose={() => showList(false)}
          onAddressBook={() => {
            showList(false);
            cards.current?.click();
          }}
        />
      )}
    </>
  );
};

interface FileInputProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly accept: string;
  readonly label: string;
  readonly onFile: (file: File) => void;
}

/** A choice of one file, which a button opens. */
const FileInput = ({ ref, accept, label, onFile }: FileInputProps) => (
  <input
    ref={ref}
    type="file"
    accept={accept}
    aria-label={label}
    tabIndex={-1}
    className="sr-only"
    onChange={(event) => {
      const [file] = event.target.files ?? [];
      // Allow choosing the same file again.
      event.target.value = '';
      if (file) onFile(file);
    }}
  />
);
