import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isEmail, limits } from '#shared/kernel/text/text.ts';
import { detailOf } from '#shared/web/admin/api-error.ts';
import { FormModal } from '#shared/web/admin/dialog/form-modal.tsx';
import { SelectField } from '#shared/web/admin/form/select-field.tsx';
import { TextField } from '#shared/web/admin/form/text-field.tsx';
import { trimmed } from '#shared/web/admin/form/trimmed.ts';
import { useForm } from '#shared/web/admin/form/use-form.ts';
import { formTexts } from '#shared/web/admin/form-texts/handle.ts';
import { logFailure } from '#shared/web/admin/log-failure.ts';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { useTexts } from '#shared/web/texts.tsx';
import type { Contact } from '../../contract.ts';
import { type Priority, priorities } from '../../domain/phases.ts';
import { boardTexts } from '../../texts/board-handle.ts';
import { callContacts, contactKeys, refreshContacts } from './contacts-data.ts';
import { makeContact } from './new-contacts.ts';

interface AddContactModalProps {
  readonly onAdded: (contact: Contact) => void;
  readonly onClose: () => void;
}

/** Adds a contact by hand, such as a caller or a visitor. */
export const AddContactModal = ({ onAdded, onClose }: AddContactModalProps) => {
  const t = useTexts(boardTexts);
  const words = useTexts(formTexts);
  const message = useErrorMessage();
  const add = useAddContact(onAdded);
  const form = useForm<NewContact>({
    initial: { name: '', email: '', phone: '', company: '', priority: 'medium', notes: '' },
    check: ({ email }) => (email.trim() === '' || isEmail(email.trim()) ? {} : { email: words('form.email') }),
    save: (values) => add(sentFrom(trimmed(values))),
    failed: (error) => detailOf(error) ?? message(error),
  });
  const line = (name: 'name' | 'email' | 'phone' | 'company') => ({
    ...form.field(name),
    maxLength: limits.name,
    autoComplete: 'off',
  });
  return (
    <FormModal title={t('add.open')} submitLabel={t('add.submit')} form={form} onClose={onClose}>
      <TextField {...line('name')} label={words('form.name')} required />
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <TextField {...line('email')} label={t('field.email')} type="email" maxLength={limits.email} required />
        <TextField {...line('phone')} label={words('form.phone')} type="tel" maxLength={limits.phone} optional />
        <TextField {...line('company')} label={t('field.company')} optional />
        <SelectField {...form.field('priority')} label={t('field.priority')}>
          {priorities.map((priority) => (
            <option key={priority} value={priority}>
              {t(`priority.${priority}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <TextField {...form.field('notes')} label={t('field.notes')} optional rows={3} maxLength={limits.notes} />
    </FormModal>
  );
};

interface NewContact {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly company: string;
  readonly priority: Priority;
  readonly notes: string;
}

/** An empty optional field is sent as null. */
const sentFrom = ({ phone, company, notes, ...rest }: NewContact) => ({
  ...rest,
  phone: phone || null,
  company: company || null,
  notes: notes || null,
});

const useAddContact = (onAdded: (contact: Contact) => void) => {
  const client = useQueryClient();
  const adding = useMutation({
    mutationFn: (body: ReturnType<typeof sentFrom>) =>
      makeContact(body.email, () => callContacts('POST /api/admin/contacts', { body })),
    onSuccess: (contact) => {
      // The newest contact is first, and can be opened before the list is refetched.
      client.setQueryData<Contact[]>(contactKeys.list, (list = []) => [contact, ...list]);
      onAdded(contact);
      void refreshContacts(client);
    },
    onError: (error) => logFailure('Failed to create contact', error),
  });
  return adding.mutateAsync;
};
