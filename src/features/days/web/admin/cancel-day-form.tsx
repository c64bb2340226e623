import type { ReactNode } from 'react';
import { useState } from 'react';
import type { AdminBooking } from '#features/booking/admin-contract.ts';
import { Checkbox } from '#shared/web/admin/checkbox.tsx';
import { FormModal } from '#shared/web/admin/dialog/form-modal.tsx';
import { TextField } from '#shared/web/admin/form/text-field.tsx';
import { type FieldsOf, useForm } from '#shared/web/admin/form/use-form.ts';
import { useEuro } from '#shared/web/admin/use-euro.ts';
import { CallError } from '#shared/web/call/call-error.ts';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import type { SessionsOfDay } from '../../contract.ts';
import { Earlier } from './earlier.tsx';
import { useScopes } from './scope-field.tsx';
import { SessionsToCancel } from './sessions-to-cancel.tsx';
import { daysCall, useRefresh } from './use-day.ts';
import { useDayTexts } from './use-day-texts.ts';

interface CancelDayFormProps {
  readonly title: string;
  /** Selects the studio, a photographer or a resource. */
  readonly scope: ReactNode;
  readonly resource: string;
  readonly day: SessionsOfDay;
  readonly onLook: (id: string) => void;
  /** Called with the id of the action that has begun. */
  readonly onDone: (id: string) => void;
  readonly onClose: () => void;
}

interface Entry {
  readonly text_de: string;
  readonly text_ru: string;
  readonly close_day: boolean;
}

const nothing: Entry = { text_de: '', text_ru: '', close_day: false };

/** The sessions to cancel, the message to their customers, and whether the day is closed. */
export const CancelDayForm = ({ title, scope, resource, day, onLook, onDone, onClose }: CancelDayFormProps) => {
  const t = useDayTexts();
  const refresh = useRefresh();
  const failed = useFailure();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const chosen = day.sessions.filter(({ id }) => !left.has(id));
  const form = useForm<Entry>({
    initial: nothing,
    save: async ({ text_de, text_ru, close_day }) => {
      const begun = await daysCall('POST /api/admin/days/{date}/cancel', {
        params: { date: day.date },
        body: {
          ...(resource && { resource_id: resource }),
          booking_ids: chosen.map(({ id }) => id),
          text_de: text_de || null,
          text_ru: text_ru || null,
          close_day,
        },
      });
      refresh();
      onDone(begun.id);
    },
    failed,
  });
  return (
    <FormModal
      title={title}
      wide
      form={form}
      onClose={onClose}
      submitLook="danger"
      submitLabel={t('day.submit', chosen.length)}
      closeLabel={t('day.keep')}
      disabled={chosen.length === 0}
      note={chosen.length === 0 ? t('day.chooseFirst') : undefined}
    >
      {scope}
      <p className="max-w-[65ch]">{t('day.intro')}</p>
      <SessionsToCancel sessions={day.sessions} left={left} onLeft={setLeft} />
      <Sum chosen={chosen} />
      <Words sessions={chosen} {...form} />
      <CloseDay resource={resource} {...form} />
      <Earlier cancellations={day.cancellations} onLook={onLook} />
    </FormModal>
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

/** A text in each language of the customers. */
const Words = ({ sessions, field }: FieldsOf<Entry> & { readonly sessions: readonly AdminBooking[] }) => {
  const t = useDayTexts();
  const languages = (['de', 'ru'] as const).filter((one) => sessions.some(({ language }) => language === one));
  return languages.map((language) => (
    <TextField
      key={language}
      {...field(`text_${language}`)}
      label={t(`day.text_${language}`)}
      hint={language === languages.at(-1) ? t('day.textHint') : undefined}
      lang={language}
      rows={2}
      maxLength={1000}
      optional
    />
  ));
};

const CloseDay = ({ resource, values, field }: FieldsOf<Entry> & { readonly resource: string }) => {
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

/** The texts for expected refusals. */
const useFailure = (): ((error: unknown) => string) => {
  const t = useDayTexts();
  const message = useErrorMessage();
  return (error) => {
    const code = error instanceof CallError ? error.code : undefined;
    if (code === 'nothing_to_cancel') return t('day.gone');
    return code === 'date_taken' ? t('day.dateTaken') : message(error);
  };
};
