import { FileSearch } from 'lucide-react';
import { useId, useState } from 'react';
import { DropArea } from '#features/pictures/web/parts/admin/drop-area.tsx';
import { FileChoice } from '#features/pictures/web/parts/admin/file-choice.tsx';
import { ErrorBox } from '#shared/web/call/error-box.tsx';
import { useLanguage } from '#shared/web/texts.tsx';
import type { ReceivedInvoice } from '../../../domain/received/received-invoice.ts';
import { receivedInvoiceTexts } from '../../../texts/received-invoice-texts.ts';
import { openInvoice, type Unreadable } from './open-invoice.ts';
import { ReceivedInvoiceView } from './received-invoice-view.tsx';

const types = '.xml,.pdf,text/xml,application/xml,application/pdf';

/** Shows an e-invoice that the studio has received. The file stays in the browser. */
export const ReceivedTab = () => {
  const texts = receivedInvoiceTexts[useLanguage().language];
  const hint = useId();
  const [opened, setOpened] = useState<{ file: File; result?: ReceivedInvoice | Unreadable }>();
  const open = ([file]: readonly File[]): void => {
    if (!file) return;
    setOpened({ file });
    void openInvoice(file)
      // A file that has been moved or deleted meanwhile.
      .catch(() => 'no_invoice' as const)
      .then((result) => setOpened((now) => (now?.file === file ? { file, result } : now)));
  };
  const result = opened?.result;
  return (
    <div className="grid gap-4">
      <div className="print:hidden">
        <DropArea onFiles={open}>
          <FileChoice
            look="button"
            icon={FileSearch}
            label={texts.choose}
            accept={types}
            describedBy={hint}
            onFiles={open}
          />
          <p className="text-muted max-sm:hidden">{texts.drop}</p>
          <p id={hint} className="max-w-prose text-muted">
            {texts.hint}
          </p>
        </DropArea>
      </div>
      <output className="block text-muted empty:hidden">{opened && !result && texts.reading}</output>
      {opened && typeof result === 'string' && (
        <ErrorBox title={texts.failed(opened.file.name)} message={texts.failures[result]} />
      )}
      {typeof result === 'object' && <ReceivedInvoiceView invoice={result} />}
    </div>
  );
};
