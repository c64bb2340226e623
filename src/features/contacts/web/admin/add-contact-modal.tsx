import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isEmail, limits } from '#shared/kernel/text.ts';
import { detailOf } from '#shared/web/admin/api-error.ts';
import { FormModal } from '#shared/web/admin/form-modal.tsx';
import { formTexts } from '#shared/web/admin/form-texts/handle.ts';
import { logFailure } from '#shared/web/admin/log-failure.ts';
import { textIn, useFormCheck } from '#shared/web/admin/use-form-check.ts';
import { useErrorMessage } from '#shared/web/error-message.ts';
import { Field } from '#shared/web/field.tsx';
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
  const form = useTexts(formTexts);
  const { passes, problems } = useFormCheck();
  const { add, busy, failure } = useAddContact(onAdded);
  const line = (name: string, label: string, more: { type?: string; max?: number; required?: boolean } = {}) => (
    <Field label={label} error={problems[name]} optional={!more.required}>
      {(control) => (
        <input
          {...control}
          name={name}
          type={more.type ?? 'text'}
          required={more.required}
          maxLength={more.max ?? limits.name}
          autoComplete="off"
        />
      )}
    </Field>
  );
  return (
    <FormModal
      title={t('add.open')}
      submitLabel={t('add.submit')}
      onClose={onClose}
      onSubmit={(filled) => {
        const sent = sentFrom(filled);
        const email = isEmail(sent.email) ? undefined : form('form.email');
        if (passes(filled, { email })) add(sent);
      }}
      busy={busy}
      failure={failure}
    >
      {line('name', form('form.name'), { required: true })}
      <div className="grid items-end gap-4 sm:grid-cols-2">
        {line('email', t('field.email'), { type: 'email', max: limits.email, required: true })}
        {line('phone', form('form.phone'), { type: 'tel', max: limits.phone })}
        {line('company', t('field.company'))}
        <Field label={t('field.priority')}>
          {(control) => (
            <select {...control} name="priority" defaultValue="medium">
              {priorities.map((priority) => (
                <option key={priority} value={priority}>
                  {t(`priority.${priority}`)}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <Field label={t('field.notes')} optional>
        {(control) => <textarea {...control} name="notes" rows={3} maxLength={limits.notes} />}
      </Field>
    </FormModal>
  );
};

const sentFrom = (form: HTMLFormElement) => ({
  name: textIn(form, 'name'),
  email: textIn(form, 'email'),
  phone: textIn(form, 'phone') || null,
  company: textIn(form, 'company') || null,
  priority: textIn(form, 'priority') as Priority,
  notes: textIn(form, 'notes') || null,
});

const useAddContact = (onAdded: (contact: Contact) => void) => {
  const client = useQueryClient();
  const message = useErrorMessage();
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
  return {
    add: adding.mutate,
    busy: adding.isPending,
    failure: adding.error ? (detailOf(adding.error) ?? message(adding.error)) : undefined,
  };
};
