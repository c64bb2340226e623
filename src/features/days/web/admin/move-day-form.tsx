import { type ReactNode, useState } from 'react';
import type { AdminBooking } from '#features/booking/admin-contract.ts';
import { hasNoAddress } from '#features/booking/web/parts/admin/booking-words.ts';
import { FormModal } from '#shared/web/admin/dialog/form-modal.tsx';
import { TextField } from '#shared/web/admin/form/text-field.tsx';
import { type FieldsOf, useForm } from '#shared/web/admin/form/use-form.ts';
import { CallError } from '#shared/web/call/call-error.ts';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import type { Substitutes } from '../../contract.ts';
import { EarlierMoves } from './earlier-moves.tsx';
import { type MoveEntry, MoveFields } from './move-fields.tsx';
import { ChosenSessions } from './sessions-to-cancel.tsx';
import { useRefresh } from './use-day.ts';
import { dayMoveCall } from './use-day-move.ts';
import { useDayTexts, useMoveTexts } from './use-day-texts.ts';

interface MoveDayFormProps {
  readonly title: string;
  /** Selects the studio, a photographer or a resource. */
  readonly scope: ReactNode;
  readonly resource: string;
  readonly day: Substitutes;
  /** Called with the id of an action, also of the one that has begun. */
  readonly onLook: (id: string) => void;
  readonly onClose: () => void;
}

/** The sessions to move, the other day, and whether the sessions keep their times until their customers answer. */
export const MoveDayForm = ({ title, scope, resource, day, onLook, onClose }: MoveDayFormProps) => {
  const t = useMoveTexts();
  const days = useDayTexts();
  const message = useErrorMessage();
  const refresh = useRefresh();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const chosen = day.sessions.filter(({ id }) => !left.has(id));
  const form = useForm<MoveEntry>({
    initial: { to_date: day.days[0]?.date ?? '', keeps_time: true, hours: '72', text_de: '', text_ru: '' },
    save: async ({ to_date, keeps_time, hours, text_de, text_ru }) => {
      const begun = await dayMoveCall('POST /api/admin/days/{date}/move', {
        params: { date: day.date },
        body: {
          ...(resource && { resource_id: resource }),
          booking_ids: chosen.map(({ id }) => id),
          to_date: to_date || null,
          keeps_time,
          hours: Number(hours),
          text_de: text_de || null,
          text_ru: text_ru || null,
        },
      });
      refresh();
      onLook(begun.id);
    },
    failed: (error) =>
      error instanceof CallError && error.code === 'nothing_to_move' ? days('day.gone') : message(error),
  });
  const fitting = new Set(day.days.find(({ date }) => date === form.values.to_date)?.fitting);
  return (
    <FormModal
      title={title}
      wide
      form={form}
      onClose={onClose}
      submitLabel={t('form.submit', chosen.length)}
      closeLabel={t('form.close')}
      disabled={chosen.length === 0}
      note={chosen.length === 0 ? days('day.chooseFirst') : undefined}
    >
      {scope}
      <p className="max-w-[65ch]">{t('form.intro')}</p>
      <MoveFields form={form} days={day.days} chosen={chosen.map(({ id }) => id)} />
      <ChosenSessions sessions={day.sessions} left={left} onLeft={setLeft}>
        {(booking) => <Fits booking={booking} fits={fitting.has(booking.id)} any={form.values.to_date !== ''} />}
      </ChosenSessions>
      <Words sessions={chosen} {...form} />
      <EarlierMoves moves={day.moves} onLook={onLook} />
    </FormModal>
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

/** A text in each language of the customers. */
const Words = ({ sessions, field }: FieldsOf<MoveEntry> & { readonly sessions: readonly AdminBooking[] }) => {
  const t = useMoveTexts();
  const days = useDayTexts();
  const languages = (['de', 'ru'] as const).filter((one) => sessions.some(({ language }) => language === one));
  return languages.map((language) => (
    <TextField
      key={language}
      {...field(`text_${language}`)}
      label={days(`day.text_${language}`)}
      hint={language === languages.at(-1) ? t('form.textHint') : undefined}
      lang={language}
      rows={2}
      maxLength={1000}
      optional
    />
  ));
};
