import type { AdminBooking } from '#features/booking/admin-contract.ts';
import { hasNoAddress } from '#features/booking/web/parts/admin/booking-words.ts';
import type { Substitutes } from '../../contract.ts';
import { ChosenSessions } from './chosen-sessions.tsx';
import { DayFormModal, type DayFormProps, useDayForm } from './day-form.tsx';
import { type MoveEntry, MoveFields } from './move-fields.tsx';
import { daysCall } from './use-day.ts';
import { useDayTexts, useMoveTexts } from './use-day-texts.ts';

/** The sessions to move, the other day, and whether the sessions keep their times until their customers answer. */
export const MoveDayForm = (props: DayFormProps<Substitutes>) => {
  const { day } = props;
  const t = useDayTexts();
  const { form, chosen, choice } = useDayForm<MoveEntry>(props, {
    initial: { to_date: day.days[0]?.date ?? '', keeps_time: true, hours: '72', text_de: '', text_ru: '' },
    begin: ({ to_date, keeps_time, hours }, common) =>
      daysCall('POST /api/admin/days/{date}/move', {
        params: { date: day.date },
        body: { ...common, to_date: to_date || null, keeps_time, hours: Number(hours) },
      }),
    refusals: { nothing_to_move: t('day.gone') },
  });
  const { to_date } = form.values;
  const fitting = new Set(day.days.find(({ date }) => date === to_date)?.fitting);
  return (
    <DayFormModal {...props} kind="move" form={form} chosen={chosen}>
      <MoveFields form={form} days={day.days} chosen={chosen.map(({ id }) => id)} />
      <ChosenSessions {...choice}>
        {(booking) => <Fits booking={booking} fits={fitting.has(booking.id)} any={to_date !== ''} />}
      </ChosenSessions>
    </DayFormModal>
  );
};

interface FitsProps {
  readonly booking: AdminBooking;
  readonly fits: boolean;
  /** Whether a day is chosen. */
  readonly any: boolean;
}

const Fits = ({ booking, fits, any }: FitsProps) => {
  const t = useMoveTexts();
  const days = useDayTexts();
  return (
    <>
      <span className={fits ? 'font-medium text-success' : any ? 'font-medium text-warning' : 'text-muted'}>
        {t(fits ? 'form.fits' : any ? 'form.stays' : 'form.chooses')}
      </span>
      {hasNoAddress(booking) && <span className="font-medium text-warning">{days('day.noMail')}</span>}
    </>
  );
};
