import { useMutation, useQueryClient } from '@tanstack/react-query';
import { omitUndefined } from '#shared/kernel/omit-undefined.ts';
import { type MatchingChange } from '#shared/web/admin/if-match.ts';
import { logFailure } from '#shared/web/admin/log-failure.ts';
import { showAlert } from '#shared/web/dialog/dialogs.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { showToast } from '#shared/web/toasts.tsx';
import type { Contact, ContactChanges } from '../../contract.ts';
import type { Phase } from '../../domain/phases.ts';
import { boardTexts } from '../../texts/board-handle.ts';
import { callContacts, contactKeys, refreshContacts, replaceContact } from './contacts-data.ts';

interface Change {
  readonly contact: Contact;
  readonly changes: ContactChanges;
  /** Further fields that the change affects, shown before the server responds. */
  readonly follows?: Partial<Contact>;
  readonly match?: MatchingChange<unknown>['match'];
}

const mutationKey = ['contact-changes'];

/**
 * Changes a contact in the cache at once; if the server rejects the change, it is rolled back and everything is
 * refetched. Only the fields of this change are rolled back, so that other changes stay.
 */
const useChange = (onRefusal: (change: Change, error: Error) => void) => {
  const client = useQueryClient();
  /** Whether another change of the same contact is pending. */
  const isFollowed = ({ contact }: Change): boolean =>
    client.isMutating({
      mutationKey,
      predicate: ({ state }) => (state.variables as Change | undefined)?.contact.id === contact.id,
    }) > 1;
  return useMutation({
    mutationKey,
    // Changes run one after the other, so that the last one made is the last one to arrive.
    scope: { id: 'contact-changes' },
    mutationFn: ({ contact, changes, match }: Change) =>
      callContacts(
        'PATCH /api/admin/contacts/{id}',
        { params: { id: contact.id }, body: omitUndefined(changes) },
        match,
      ),
    onMutate: async ({ contact, changes, follows }) => {
      await client.cancelQueries({ queryKey: contactKeys.list });
      replaceContact(client, contact.id, (shown) => ({
        ...shown,
        ...(omitUndefined(changes) as Partial<Contact>),
        ...follows,
      }));
    },
    onSuccess: (saved, change) => {
      if (!isFollowed(change)) replaceContact(client, saved.id, () => saved);
    },
    onError: (error, change) => {
      const before = Object.fromEntries(
        Object.keys({ ...change.changes, ...change.follows }).map((field) => [
          field,
          change.contact[field as keyof Contact],
        ]),
      );
      replaceContact(client, change.contact.id, (shown) => ({ ...shown, ...before }));
      onRefusal(change, error);
      void refreshContacts(client);
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: contactKeys.stats });
      // Repeat the refetch that was cancelled for this change.
      if (client.getQueryState(contactKeys.list)?.isInvalidated)
        void client.invalidateQueries({ queryKey: contactKeys.list });
    },
  });
};

/** Moves a contact to another phase; does nothing if it is already there. */
export const useMove = (): ((contact: Contact, phase: Phase) => void) => {
  const t = useTexts(boardTexts);
  const { mutate } = useChange(({ contact }, error) => {
    logFailure('Failed to update contact', error);
    showToast(t('move.failed', contact.name), 'error');
  });
  return (contact, phase) => {
    if (contact.phase === phase) return;
    mutate({ contact, changes: { phase }, follows: { phase_entered_at: new Date().toISOString() } });
  };
};

/** Saves an edit. A rejection is logged, and shown by the caller. */
export const useEdit = (onRefusal?: () => void) =>
  useChange((_change, error) => {
    logFailure('Failed to update contact', error);
    onRefusal?.();
  });

export const useDelete = (onDeleted: () => void) => {
  const t = useTexts(boardTexts);
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callContacts('DELETE /api/admin/contacts/{id}', { params: { id } }),
    onSuccess: (_, id) => {
      replaceContact(client, id, () => undefined);
      onDeleted();
      void refreshContacts(client);
    },
    onError: (error) => {
      logFailure('Failed to delete contact', error);
      void showAlert(t('error.delete'));
    },
  });
};

export const useAddNote = (id: string, onAdded: () => void) => {
  const t = useTexts(boardTexts);
  const client = useQueryClient();
  return useMutation({
    mutationFn: (note: string) =>
      callContacts('POST /api/admin/contacts/{id}/notes', { params: { id }, body: { note, note_type: 'general' } }),
    onSuccess: () => {
      onAdded();
      return client.invalidateQueries({ queryKey: contactKeys.notes(id) });
    },
    onError: (error) => {
      logFailure('Failed to create note', error);
      void showAlert(t('error.addNote'));
    },
  });
};
