import { X } from 'lucide-react';
import { useId } from 'react';
import { limits } from '#shared/kernel/text.ts';
import { IconButton } from '#shared/web/admin/icon-button.tsx';
import { LoadFailure } from '#shared/web/admin/load-failure.tsx';
import { GuardedDialog, useCloseDialog } from '#shared/web/admin/unsaved/guarded-dialog.tsx';
import { Button } from '#shared/web/button.tsx';
import { Field } from '#shared/web/field.tsx';
import { euroText } from '#shared/web/money.tsx';
import type { Contact } from '../../../contract.ts';
import { TimeChoice } from './time-choice.tsx';
import type { BookingFlow } from './use-booking-flow.ts';
import { type BookingForm, useBookingForm } from './use-booking-form.ts';

/** Books a session for a contact. Closing it without a booking changes nothing. */
export const BookingDialog = ({ contact, flow }: { readonly contact: Contact; readonly flow: BookingFlow }) => {
  const id = useId();
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
            Buchung erstellen
          </h2>
          <CloseCross />
        </div>
        <div className="grid min-h-0 flex-1 gap-5 overflow-y-auto overscroll-contain p-5">
          <Customer contact={contact} />
          <Choices form={form} />
          {form.serviceId !== '' && form.photographerId !== '' && <TimeChoice form={form} />}
          <Field label="Notizen" optional>
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

const Customer = ({ contact }: { readonly contact: Contact }) => (
  <dl className="grid gap-x-4 gap-y-1 rounded-field bg-sunken p-3 sm:grid-cols-[1fr_1.5fr_1fr]">
    {[
      ['Name', contact.name],
      ['E-Mail', contact.email],
      ['Telefon', contact.phone || '-'],
    ].map(([name, value]) => (
      <div key={name} className="min-w-0">
        <dt className="text-sm text-muted">{name}</dt>
        <dd className="break-words">{value}</dd>
      </div>
    ))}
  </dl>
);

const Choices = ({ form }: { readonly form: BookingForm }) => {
  const { services, photographers } = form;
  return (
    // The choices are quick to repeat, and closing must return the contact to its phase, so there is no confirmation.
    <div data-not-saved="" className="grid items-start gap-4 sm:grid-cols-2">
      {services.error ? (
        <LoadFailure title="Failed to fetch services" error={services.error} onRetry={() => void services.refetch()} />
      ) : (
        <Field label="Service *">
          {(control) => (
            <select
              {...control}
              required
              value={form.serviceId}
              onChange={(event) => form.chooseService(event.target.value)}
            >
              <option value="">{services.data ? 'Bitte wählen' : 'Wird geladen …'}</option>
              {services.data?.map(({ id, name, price_eur }) => (
                <option key={id} value={id}>
                  {name} ({euroText(price_eur)})
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      {photographers.error ? (
        <LoadFailure
          title="Failed to fetch photographers"
          error={photographers.error}
          onRetry={() => void photographers.refetch()}
        />
      ) : (
        <Field label="Fotograf *">
          {(control) => (
            <select
              {...control}
              required
              value={form.photographerId}
              onChange={(event) => form.choosePhotographer(event.target.value)}
            >
              <option value="">{photographers.data ? 'Bitte wählen' : 'Wird geladen …'}</option>
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

const CloseCross = () => (
  <IconButton label="Schließen" icon={X} size={20} onClick={useCloseDialog()} className="-mr-2" />
);

const Actions = ({ form }: { readonly form: BookingForm }) => (
  <div className="flex flex-wrap items-center justify-end gap-2 border-t border-line px-5 py-3 max-sm:[&>button]:flex-1">
    {form.slot === undefined && <p className="mr-auto text-sm text-muted max-sm:w-full">{missing(form)}</p>}
    <Button look="secondary" onClick={useCloseDialog()}>
      Abbrechen
    </Button>
    <Button type="submit" disabled={form.isSaving || form.slot === undefined}>
      {form.isSaving ? 'Wird gespeichert...' : 'Bestätigen'}
    </Button>
  </div>
);

/** Returns what is still to be chosen before the booking can be confirmed. */
const missing = ({ serviceId, photographerId, date }: BookingForm): string => {
  if (serviceId === '') return 'Noch wählen: Service';
  if (photographerId === '') return 'Noch wählen: Fotograf';
  return date === undefined ? 'Noch wählen: Tag' : 'Noch wählen: Uhrzeit';
};
