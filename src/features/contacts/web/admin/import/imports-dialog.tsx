import { useId } from 'react';
import { formatDateTime } from '#shared/kernel/time/format.ts';
import { formTexts } from '#shared/web/admin/form-texts/handle.ts';
import { LoadFailure } from '#shared/web/admin/load-failure.tsx';
import { Button } from '#shared/web/button.tsx';
import { ModalDialog } from '#shared/web/dialog/modal-dialog.tsx';
import { Loading, Skeleton } from '#shared/web/skeleton.tsx';
import { type Translate, useTexts } from '#shared/web/texts.tsx';
import { epochOf } from '#shared/web/time/when.tsx';
import type { ContactImport } from '../../../import-contract.ts';
import type { ImportTexts } from '../../../texts/import-de.ts';
import { importTexts } from '../../../texts/import-handle.ts';
import { useImports, useUndoImport } from './imports-data.ts';

interface ImportsDialogProps {
  readonly onClose: () => void;
  /** Asks for the address book of a phone or mail program. */
  readonly onAddressBook: () => void;
}

/** The last imports, each with its remaining contacts and a way to undo it; and the import of an address book. */
export const ImportsDialog = ({ onClose, onAddressBook }: ImportsDialogProps) => {
  const id = useId();
  const t = useTexts(importTexts);
  const fields = useTexts(formTexts);
  const { data, error, refetch } = useImports();
  return (
    <ModalDialog
      aria-labelledby={id}
      light
      onDismiss={onClose}
      className="card m-auto max-h-[calc(100dvh-1.5rem)] w-[min(36rem,calc(100vw-1.5rem))] animate-appear p-0 backdrop:bg-black/50"
    >
      <div className="grid gap-4 p-5">
        <h2 id={id} className="text-lg font-semibold">
          {t('list.open')}
        </h2>
        {data ? (
          <Imports imports={data} />
        ) : error ? (
          <LoadFailure title={t('list.error')} error={error} onRetry={() => void refetch()} />
        ) : (
          <Loading className="grid gap-3">
            <Skeleton className="h-16" />
            <Skeleton className="h-16" />
          </Loading>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <Button look="quiet" onClick={onAddressBook}>
            {t('cards.choose')}
          </Button>
          <Button look="secondary" onClick={onClose}>
            {fields('form.close')}
          </Button>
        </div>
      </div>
    </ModalDialog>
  );
};

const Imports = ({ imports }: { readonly imports: readonly ContactImport[] }) => {
  const t = useTexts(importTexts);
  const { undo, busyWith } = useUndoImport();
  if (imports.length === 0) return <p className="text-muted">{t('list.empty')}</p>;
  return (
    <>
      <ul className="divide-y divide-line rounded-field border border-line">
        {imports.map((one) => (
          <ImportRow key={one.id} made={one} busy={busyWith === one.id} onUndo={() => undo(one.id)} />
        ))}
      </ul>
      <p className="text-sm text-muted">{t('list.hint')}</p>
    </>
  );
};

interface ImportRowProps {
  readonly made: ContactImport;
  readonly busy: boolean;
  readonly onUndo: () => void;
}

const ImportRow = ({ made, busy, onUndo }: ImportRowProps) => {
  const t = useTexts(importTexts);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-3 py-2.5">
      <div className="min-w-0">
        <p className="font-semibold break-words">{made.file_name}</p>
        <p className="tabular text-sm break-words text-muted">
          {formatDateTime(epochOf(made.created_at))}, {made.created_by}
        </p>
        <p className="tabular text-sm">{leftOf(made, t)}</p>
      </div>
      {made.undone_at === null && made.untouched > 0 && (
        <Button look="secondary" busy={busy} aria-label={t('undo.of', made.file_name)} onClick={onUndo}>
          {t('undo.yes')}
        </Button>
      )}
    </li>
  );
};

/** Describes the state of an import. */
const leftOf = ({ undone_at, removed, contacts, untouched }: ContactImport, t: Translate<ImportTexts>): string => {
  if (undone_at !== null) return t('list.undone', { removed: removed ?? 0, kept: contacts });
  const changed = contacts - untouched;
  return [t('list.left', contacts), ...(changed > 0 ? [t('list.changed', changed)] : [])].join(', ');
};
