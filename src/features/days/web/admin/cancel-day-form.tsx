import type { AdminBooking } from '#features/booking/admin-contract.ts';
import { hasNoAddress } from '#features/booking/web/parts/admin/booking-words.ts';
import { Checkbox } from '#shared/web/admin/checkbox.tsx';
import type { FieldsOf } from '#shared/web/admin/form/use-form.ts';
import { useEuro } from '#shared/web/admin/use-euro.ts';
import type { SessionsOfDay } from '../../contract.ts';
import { ChosenSessions } from './chosen-sessions.tsx';
import { DayFormModal, type DayFormProps, useDayForm } from './day-form.tsx';
import { useScopes } from './scope-field.tsx';
import { daysCall } from './use-day.ts';
import { useDayTexts } from './use-day-texts.ts';

const nothing = { text_de: '', text_ru: '', close_day: false };

/** The sessions to cancel with the refund of each, and whether the day is closed. */
export const CancelDayForm = (props: DayFormProps<SessionsOfDay>) => {
  const { day, resource } = props;
  const t = useDayTexts();
  const { form, chosen, choice } = useDayForm(props, {
    initial: nothing,
    begin: ({ close_day }, common) =>
      daysCall('POST /api/admin/days/{date}/cancel', { params: { date: day.date }, body: { ...common, close_day } }),
    refusals: { nothing_to_cancel: t('day.gone'), date_taken: t('day.dateTaken') },
  });
  return (
    <DayFormModal
      {...props}
      kind="cancel"
      form={form}
      chosen={chosen}
      last={<CloseDay resource={resource} {...form} />}
    >
      <ChosenSessions {...choice}>{(booking) => <GivenBack booking={booking} />}</ChosenSessions>
      <Sum chosen={chosen} />
    </DayFormModal>
  );
};

const GivenBack = ({ booking }: { readonly booking: AdminBooking }) => {
  const t = useDayTexts();
  const euro = useEuro();
  const { refundable_amount, cash } = booking.payment;
  return (
    <>
      {refundable_amount > 0 && <span className="font-medium">{t('day.back', euro(refundable_amount))}</span>}
      {cash && <span className="font-medium text-warning">{t('day.cash', euro(cash.amount))}</span>}
      {refundable_amount === 0 && !cash && <span className="text-muted">{t('day.nothingBack')}</span>}
      {hasNoAddress(booking) && <span className="font-medium text-warning">{t('day.noMail')}</span>}
    </>
  );
};

const Sum = ({ chosen }: { readonly chosen: readonly AdminBooking[] }) => {
  const t = useDayTexts();
  const euro = useEuro();
  const cents = chosen.reduce((sum, { payment }) => sum + Math.round(payment.refundable_amount * 100), 0);
  if (cents === 0) return null;
  return (
    <output className="rounded-field bg-warning-soft px-3 py-2 font-medium text-warning">
      {t('day.sum', euro(cents / 100))}
    </output>
  );
};

const CloseDay = ({ resource, values, field }: FieldsOf<typeof nothing> & { readonly resource: string }) => {
  const t = useDayTexts();
  const { photographers, resources } = useScopes();
  const name = [...photographers, ...resources].find(({ id }) => id === resource)?.name ?? '';
  const { onChange } = field('close_day');
  return (
    <Checkbox
      name="close_day"
      label={resource ? t('day.close.one', name) : t('day.close.studio')}
      hint={t('day.closeHint')}
      checked={values.close_day}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
};
