import { X } from 'lucide-react';
import { useId } from 'react';
import { serviceName } from '#features/services/domain/service-words.ts';
import { limits } from '#shared/kernel/text.ts';
import { formTexts } from '#shared/web/admin/form-texts/handle.ts';
import { IconButton } from '#shared/web/admin/icon-button.tsx';
import { LoadFailure } from '#shared/web/admin/load-failure.tsx';
import { GuardedDialog, useCloseDialog } from '#shared/web/admin/unsaved/guarded-dialog.tsx';
import { Button } from '#shared/web/button.tsx';
import { Field } from '#shared/web/field.tsx';
import { euroText } from '#shared/web/money.tsx';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import type { Contact } from '../../../contract.ts';
import { boardTexts } from '../../../texts/board-handle.ts';
import { contactBookingTexts } from '../../../texts/contact-booking-handle.ts';
import { TimeChoice } from './time-choice.tsx';
import type { BookingFlow } from './use-booking-flow.ts';
import { type BookingForm, useBookingForm } from './use-booking-form.ts';

/** Books a session for a contact. Closing it without a booking changes nothing. */
export const BookingDialog = ({ contact, flow }: { readonly contact: Contact; readonly flow: BookingFlow }) => {
  const id = useId();
  const t = useTexts(contactBookingTexts);
  const board = useTexts(boardTexts);
  const form = useBookingForm(contact, flow);
  const dismiss = (): void => {
    // A booking that is being saved can no longer be cancelled here.
    if (!form.isSaving) flow.cancel();
  };
  return (
    <GuardedDialog
      aria-labelledby={id}
      light
      busy={form.isSaving}
      onDismiss={dismiss}
      className="card m-auto max-h-[min(56rem,calc(100dvh-1.5rem))] w-[min(40rem,calc(100vw-1.5rem))] animate-appear overflow-hidden p-0 backdrop:bg-black/50"
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
        className="flex max-h-[inherit] flex-col"
      >
        <div className="flex items-center justify-between gap-2 border-b border-line px-5 py-3">
          <h2 id={id} className="text-lg font-semibold">
            {t('create.title')}
          </h2>
          <CloseCross />
        </div>
        <div className="grid min-h-0 flex-1 gap-5 overflow-y-auto overscroll-contain p-5">
          <Customer contact={contact} />
          <Choices form={form} />
          {form.serviceId !== '' && form.photographerId !== '' && <TimeChoice form={form} />}
          <Field label={board('field.notes')} optional>
            {(control) => (
              <textarea
                {...control}
                rows={2}
                maxLength={limits.notes}
                value={form.notes}
                onChange={(event) => form.setNotes(event.target.value)}
              />
            )}
          </Field>
        </div>
        <Actions form={form} />
      </form>
    </GuardedDialog>
  );
};

const Customer = ({ contact }: { readonly contact: Contact }) => {
  const board = useTexts(boardTexts);
  const fields = useTexts(formTexts);
  return (
    <dl className="grid gap-x-4 gap-y-1 rounded-field bg-sunken p-3 sm:grid-cols-[1fr_1.5fr_1fr]">
      {[
        [fields('form.name'), contact.name],
        [board('field.email'), contact.email],
        [fields('form.phone'), contact.phone || '-'],
      ].map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
};

const Choices = ({ form }: { readonly form: BookingForm }) => {
  const t = useTexts(contactBookingTexts);
  const { language } = useLanguage();
  const { services, photographers } = form;
  return (
    // The choices are quick to repeat, and closing must return the contact to its phase, so there is no confirmation.
    <div data-not-saved="" className="grid items-start gap-4 sm:grid-cols-2">
      {services.error ? (
        <LoadFailure title={t('error.services')} error={services.error} onRetry={() => void services.refetch()} />
      ) : (
        <Field label={t('service.required')}>
          {(control) => (
            <select
              {...control}
              required
              value={form.serviceId}
              onChange={(event) => form.chooseService(event.target.value)}
            >
              <option value="">{t(services.data ? 'choose.please' : 'choose.loading')}</option>
              {services.data?.map((service) => (
                <option key={service.id} value={service.id}>
                  {serviceName(service, language)} ({euroText(service.price_eur)})
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      {photographers.error ? (
        <LoadFailure
          title={t('error.photographers')}
          error={photographers.error}
          onRetry={() => void photographers.refetch()}
        />
      ) : (
        <Field label={t('photographer.required')}>
          {(control) => (
            <select
              {...control}
              required
              value={form.photographerId}
              onChange={(event) => form.choosePhotographer(event.target.value)}
            >
              <option value="">{t(photographers.data ? 'choose.please' : 'choose.loading')}</option>
              {photographers.data?.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
    </div>
  );
};

const CloseCross = () => {
  const fields = useTexts(formTexts);
  return <IconButton label={fields('form.close')} icon={X} size={20} onClick={useCloseDialog()} className="-mr-2" />;
};

const Actions = ({ form }: { readonly form: BookingForm }) => {
  const t = useTexts(contactBookingTexts);
  const fields = useTexts(formTexts);
  return (
    <div className="flex flex-wrap items-center justify-end gap-2 border-t border-line px-5 py-3 max-sm:[&>button]:flex-1">
      {form.slot === undefined && <p className="mr-auto text-sm text-muted max-sm:w-full">{t(nextChoice(form))}</p>}
      <Button look="secondary" onClick={useCloseDialog()}>
        {fields('form.cancel')}
      </Button>
      <Button type="submit" disabled={form.isSaving || form.slot === undefined}>
        {t(form.isSaving ? 'create.saving' : 'create.submit')}
      </Button>
    </div>
  );
};

/** Returns what is still to be chosen before the booking can be confirmed. */
const nextChoice = ({ serviceId, photographerId, date }: BookingForm) => {
  if (serviceId === '') return 'next.service';
  if (photographerId === '') return 'next.photographer';
  return date === undefined ? 'next.day' : 'next.time';
};
