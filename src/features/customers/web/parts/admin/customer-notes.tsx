import { Plus } from 'lucide-react';
import { useState } from 'react';
import { LoadFailure } from '#shared/web/admin/load-failure.tsx';
import { Button } from '#shared/web/button.tsx';
import { Loading, Skeleton } from '#shared/web/skeleton.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import type { CustomerNote } from '../../../contract.ts';
import { customerTexts } from '../../../texts/handle.ts';
import { NoteItem } from './note-item.tsx';
import { NoteModal } from './note-modal.tsx';
import type { Customer } from './use-customer.ts';
import { useNotes } from './use-customer.ts';

const shown = 2;

/** The latest notes about a customer, and the button for a new one. */
export const CustomerNotes = ({ customer }: { readonly customer: Customer }) => {
  const t = useTexts(customerTexts);
  const notes = useNotes(customer);
  const [edited, setEdited] = useState<CustomerNote | 'new'>();
  return (
    <section aria-label={t('notes.title')}>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-2">
        <h3 className="font-semibold">{t('notes.title')}</h3>
        <Button look="quiet" className="-mx-1 -my-1 px-1! sm:-my-2" onClick={() => setEdited('new')}>
          <Plus size={16} aria-hidden="true" />
          {t('notes.add')}
        </Button>
      </div>
      {notes.isError ? (
        <LoadFailure title={t('notes.error')} error={notes.error} onRetry={() => void notes.refetch()} />
      ) : !notes.data ? (
        <Loading>
          <Skeleton className="h-14" />
        </Loading>
      ) : notes.data.length === 0 ? (
        <p className="text-muted">{t('notes.none')}</p>
      ) : (
        <ul className="grid grid-cols-1 gap-2">
          {notes.data.slice(0, shown).map((note) => (
            <NoteItem key={note.id} note={note} onEdit={() => setEdited(note)} />
          ))}
        </ul>
      )}
      {edited && (
        <NoteModal
          customer={customer}
          note={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </section>
  );
};
