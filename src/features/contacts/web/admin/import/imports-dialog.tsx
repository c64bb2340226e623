import { useId } from 'react';
import { formatDateTime } from '#shared/kernel/format.ts';
import { LoadFailure } from '#shared/web/admin/load-failure.tsx';
import { Button } from '#shared/web/button.tsx';
import { ModalDialog } from '#shared/web/modal-dialog.tsx';
import { Loading, Skeleton } from '#shared/web/skeleton.tsx';
import { epochOf } from '#shared/web/when.tsx';
import type { ContactImport } from '../../../import-contract.ts';
import { useImports, useUndoImport } from './imports-data.ts';

/** The last imports, each with its remaining contacts and a way to undo it. */
export const ImportsDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const id = useId();
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
          Bisherige Importe
        </h2>
        {data ? (
          <Imports imports={data} />
        ) : error ? (
          <LoadFailure title="Die Importe konnten nicht geladen werden" error={error} onRetry={() => void refetch()} />
        ) : (
          <Loading className="grid gap-3">
            <Skeleton className="h-16" />
            <Skeleton className="h-16" />
          </Loading>
        )}
        <div className="flex justify-end">
          <Button look="secondary" onClick={onClose}>
            Schließen
          </Button>
        </div>
      </div>
    </ModalDialog>
  );
};

const Imports = ({ imports }: { readonly imports: readonly ContactImport[] }) => {
  const { undo, busyWith } = useUndoImport();
  if (imports.length === 0) return <p className="text-muted">Bisher wurden keine Kontakte importiert.</p>;
  return (
    <>
      <ul className="divide-y divide-line rounded-field border border-line">
        {imports.map((one) => (
          <ImportRow key={one.id} made={one} busy={busyWith === one.id} onUndo={() => undo(one.id)} />
        ))}
      </ul>
      <p className="text-sm text-muted">
        Rückgängig gemacht werden nur unveränderte Kontakte. Wer bearbeitet wurde, eine Notiz hat oder gebucht hat,
        bleibt.
      </p>
    </>
  );
};

interface ImportRowProps {
  readonly made: ContactImport;
  readonly busy: boolean;
  readonly onUndo: () => void;
}

const ImportRow = ({ made, busy, onUndo }: ImportRowProps) => (
  <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-3 py-2.5">
    <div className="min-w-0">
      <p className="font-semibold break-words">{made.file_name}</p>
      <p className="tabular text-sm break-words text-muted">
        {formatDateTime(epochOf(made.created_at))}, {made.created_by}
      </p>
      <p className="tabular text-sm">{leftOf(made)}</p>
    </div>
    {made.undone_at === null && made.untouched > 0 && (
      <Button look="secondary" busy={busy} aria-label={`${made.file_name} rückgängig machen`} onClick={onUndo}>
        Rückgängig machen
      </Button>
    )}
  </li>
);

/** Describes the state of an import. */
const leftOf = ({ undone_at, removed, contacts, untouched }: ContactImport): string => {
  if (undone_at !== null) return `Rückgängig gemacht: ${removed ?? 0} entfernt, ${contacts} behalten`;
  const changed = contacts - untouched;
  return `${contacts} auf dem Board${changed > 0 ? `, davon ${changed} bearbeitet oder gebucht` : ''}`;
};
