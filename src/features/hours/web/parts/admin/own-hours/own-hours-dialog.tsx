import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Modal } from '#shared/web/admin/dialog/modal.tsx';
import { LoadFailure } from '#shared/web/admin/load-failure.tsx';
import { ListSkeleton } from '#shared/web/admin/table/list-skeleton.tsx';
import { useToday } from '#shared/web/admin/use-now.ts';
import { Button } from '#shared/web/button.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import type { OwnException, OwnPeriod } from '../../../../domain/own-hours.ts';
import { mostExceptions, mostPeriods, weekOfStudio } from '../../../../domain/own-week.ts';
import { defaultCalendarSettings } from '../../../../domain/settings/calendar-settings.ts';
import type { OwnHoursView } from '../../../../own-hours-contract.ts';
import { hoursTexts } from '../../../../texts/handle.ts';
import { useCalendarSettings } from '../use-calendar-settings.ts';
import { BookingsOutside } from './bookings-outside.tsx';
import { ExceptionRow, PeriodRow } from './entry-rows.tsx';
import { OwnExceptionForm } from './own-exception-form.tsx';
import { PeriodForm } from './period-form.tsx';
import { useOwnHours } from './use-own-hours.ts';

interface OwnHoursDialogProps {
  readonly resource: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
}

/** The hours of a photographer or another resource: the studio's, or weekly hours and single dates of its own. */
export const OwnHoursDialog = ({ resource: { id, name }, onClose }: OwnHoursDialogProps) => {
  const t = useTexts(hoursTexts);
  const hours = useOwnHours(id);
  return (
    <Modal title={t('own.title', name)} onClose={onClose} light>
      {hours.data ? (
        <OwnHours hours={hours.data} />
      ) : hours.isError ? (
        <LoadFailure title={t('own.loadingError')} error={hours.error} onRetry={() => void hours.refetch()} />
      ) : (
        <ListSkeleton rows={2} />
      )}
    </Modal>
  );
};

type Open = { readonly period: OwnPeriod | undefined } | { readonly exception: OwnException | undefined };

const OwnHours = ({ hours }: { readonly hours: OwnHoursView }) => {
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const week = useCalendarSettings().data?.weekly_schedule ?? defaultCalendarSettings.weekly_schedule;
  return (
    <div className="grid gap-6">
      <BookingsOutside resourceId={hours.resource_id} />
      <Periods hours={hours} onOpen={(period) => setOpen({ period })} />
      <Exceptions hours={hours} onOpen={(exception) => setOpen({ exception })} />
      {open && 'period' in open && (
        <PeriodForm hours={hours} period={open.period} week={weekOfStudio(week)} onClose={close} />
      )}
      {open && 'exception' in open && <OwnExceptionForm hours={hours} exception={open.exception} onClose={close} />}
    </div>
  );
};

interface ListProps<Entry> {
  readonly hours: OwnHoursView;
  readonly onOpen: (entry: Entry | undefined) => void;
}

const Periods = ({ hours, onOpen }: ListProps<OwnPeriod>) => {
  const t = useTexts(hoursTexts);
  const { periods } = hours;
  const hasGap = !periods.some(({ valid_from, valid_until }) => valid_from === null && valid_until === null);
  return (
    <section aria-label={t('own.week')}>
      {periods.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {periods.map((period) => (
            <PeriodRow key={period.valid_from} hours={hours} period={period} onEdit={() => onOpen(period)} />
          ))}
        </ul>
      )}
      {hasGap && <p className="mt-2 text-muted">{t(periods.length === 0 ? 'own.studio' : 'own.otherDays')}</p>}
      {periods.length < mostPeriods && (
        <div className="mt-3">
          <Button look="secondary" onClick={() => onOpen(undefined)}>
            <Plus size={18} aria-hidden="true" />
            {t(periods.length === 0 ? 'own.set' : 'own.addPeriod')}
          </Button>
        </div>
      )}
    </section>
  );
};

const Exceptions = ({ hours, onOpen }: ListProps<OwnException>) => {
  const t = useTexts(hoursTexts);
  const today = useToday();
  const ahead = hours.exceptions.filter(({ date }) => date >= today);
  return (
    <section aria-label={t('exceptions.title')}>
      <h3 className="font-semibold">{t('exceptions.title')}</h3>
      <p className="mt-1 text-muted">{t('own.exceptionsAbout')}</p>
      {ahead.length > 0 && (
        <ul className="mt-2 divide-y divide-line border-y border-line">
          {ahead.map((exception) => (
            <ExceptionRow key={exception.date} hours={hours} exception={exception} onEdit={() => onOpen(exception)} />
          ))}
        </ul>
      )}
      {hours.exceptions.length < mostExceptions && (
        <div className="mt-3">
          <Button look="secondary" onClick={() => onOpen(undefined)}>
            <Plus size={18} aria-hidden="true" />
            {t('own.addException')}
          </Button>
        </div>
      )}
    </section>
  );
};
