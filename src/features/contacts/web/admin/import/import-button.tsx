import { Upload } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#shared/web/button.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { useImport } from './use-import.ts';

/** Brings contacts in from the file of an advertisement (CONT-008, CSV-001..035). */
export const ImportButton = () => {
  const input = useRef<HTMLInputElement>(null);
  const csv = useImport();
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".csv"
        aria-label="CSV-Datei"
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // The same file may be chosen again.
          event.target.value = '';
          if (file) void csv.choose(file);
        }}
      />
      <Button look="secondary" busy={csv.state?.step === 'reading'} onClick={() => input.current?.click()}>
        <Upload className="size-4" aria-hidden="true" />
        CSV importieren
      </Button>
      <ImportDialog csv={csv} />
    </>
  );
};
