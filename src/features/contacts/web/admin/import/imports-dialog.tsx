import { useId } from 'react';
import { formatDateTime } from '#shared/kernel/format.ts';
import { LoadFailure } from '#shared/web/admin/load-failure.tsx';
import { Button } from '#shared/web/button.tsx';
import { ModalDialog } from '#shared/web/modal-dialog.tsx';
import { Loading, Skeleton } from '#shared/web/skeleton.tsx';
import { epochOf } from '#shared/web/when.tsx';
import type { ContactImport } from '../../../import-contract.ts';
import { CountList } from './count-list.tsx';
import { useLastImport, useUndoImport } from './imports-data.ts';

/** The last import, and taking it back. */
export const LastImportDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const id = useId();
  const { data, error, refetch } = useLastImport();
  const undo = useUndoImport(onClose);
  const last = data?.last;
  return (
    <ModalDialog
      aria-labelledby={id}
      light
      onDismiss={onClose}
      className="card m-auto w-[min(30rem,calc(100vw-1.5rem))] animate-appear p-0 backdrop:bg-black/50"
    >
      <div className="grid gap-4 p-5">
        <h2 id={id} className="text-lg font-semibold">
          Letzter Import
        </h2>
        {last ? (
          <LastImport last={last} />
        ) : error ? (
          <LoadFailure
            title="Der letzte Import konnte nicht geladen werden"
            error={error}
            onRetry={() => void refetch()}
          />
        ) : data ? (
          <p className="text-muted">Es gibt keinen Import, von dem noch Kontakte auf dem Board sind.</p>
        ) : (
          <Loading className="grid gap-3">
            <Skeleton className="h-6" />
            <Skeleton className="h-20" />
          </Loading>
        )}
        <div className="flex flex-wrap-reverse justify-end gap-2 max-sm:*:flex-auto">
          <Button look="secondary" onClick={onClose}>
            Schließen
          </Button>
          {last && last.untouched > 0 && (
            <Button look="danger" busy={undo.isPending} onClick={() => undo.mutate(last.id)}>
              {last.untouched} {last.untouched === 1 ? 'Kontakt' : 'Kontakte'} wieder löschen
            </Button>
          )}
        </div>
      </div>
    </ModalDialog>
  );
};

const LastImport = ({ last }: { readonly last: ContactImport }) => (
  <>
    <p>
      <strong className="font-semibold break-words">{last.file_name}</strong>
      <span className="block text-sm text-muted">
        <span className="tabular">{formatDateTime(epochOf(last.created_at))}</span>, {last.created_by}
      </span>
    </p>
    <CountList
      counts={[
        ['Noch auf dem Board', last.contacts],
        ['Davon unverändert', last.untouched],
        ['Davon bearbeitet oder gebucht', last.contacts - last.untouched],
      ]}
    />
    <p className="text-sm text-muted">
      Rückgängig gemacht werden nur unveränderte Kontakte. Wer bearbeitet wurde, eine Notiz hat oder gebucht hat,
      bleibt.
    </p>
  </>
);
