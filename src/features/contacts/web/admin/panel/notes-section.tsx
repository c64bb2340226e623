import type { KeyboardEvent } from 'react';
import { useId, useState } from 'react';
import { limits } from '#shared/kernel/text/text.ts';
import { formatDateTime } from '#shared/kernel/time/format.ts';
import { LoadFailure } from '#shared/web/admin/load-failure.tsx';
import { useUnsaved } from '#shared/web/admin/unsaved/use-unsaved.ts';
import { Button } from '#shared/web/button.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { epochOf } from '#shared/web/time/when.tsx';
import { boardTexts } from '../../../texts/board-handle.ts';
import { useContactNotes } from '../contacts-data.ts';
import { useAddNote } from '../use-contact-changes.ts';

/** The studio's notes about a contact, with author and time. */
export const NotesSection = ({ contactId }: { readonly contactId: string }) => {
  const id = useId();
  const t = useTexts(boardTexts);
  const [draft, setDraft] = useState('');
  const add = useAddNote(contactId, () => setDraft(''));
  const note = draft.trim();
  useUnsaved({ place: 'panel', isUnsaved: () => note !== '' });
  const submit = (): void => {
    if (note !== '' && !add.isPending) add.mutate(note);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  };
  return (
    <section aria-labelledby={`${id}-title`} className="grid gap-2">
      <h3 id={`${id}-title`} className="font-semibold">
        {t('field.notes')}
      </h3>
      <label htmlFor={id} className="sr-only">
        {t('notes.new')}
      </label>
      <textarea
        id={id}
        rows={2}
        maxLength={limits.notes}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={onKeyDown}
        aria-describedby={`${id}-hint`}
        className="block w-full resize-y rounded-field border border-control bg-surface px-3 py-2 text-base text-ink"
      />
      <div className="flex items-center justify-between gap-3">
        <p id={`${id}-hint`} className="text-sm text-muted">
          {t('notes.keys')}
        </p>
        <Button look="secondary" className="shrink-0" busy={add.isPending} disabled={note === ''} onClick={submit}>
          {t('notes.add')}
        </Button>
      </div>
      <NoteList contactId={contactId} />
    </section>
  );
};

const NoteList = ({ contactId }: { readonly contactId: string }) => {
  const t = useTexts(boardTexts);
  const { data, error, refetch } = useContactNotes(contactId);
  if (error && !data) return <LoadFailure title={t('error.notes')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <output className="text-sm text-muted">{t('notes.loading')}</output>;
  if (data.length === 0) return <p className="text-sm text-muted">{t('notes.empty')}</p>;
  return (
    <ul className="grid gap-2">
      {data.map((note) => (
        <li key={note.id} className="rounded-field bg-sunken p-3">
          <p className="break-words whitespace-pre-line">{note.note}</p>
          <p className="mt-1 text-sm text-muted">
            {note.created_by}, <span className="tabular">{formatDateTime(epochOf(note.created_at))}</span>
          </p>
        </li>
      ))}
    </ul>
  );
};
