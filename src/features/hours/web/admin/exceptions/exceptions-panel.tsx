import { CalendarPlus, Landmark, Pencil, Trash2, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { berlinDateOf } from '#shared/kernel/time/berlin-time.ts';
import { formatLongDate, formatShortDate } from '#shared/kernel/time/format.ts';
import { IconButton } from '#shared/web/admin/icon-button.tsx';
import { LoadFailure } from '#shared/web/admin/load-failure.tsx';
import { Panel } from '#shared/web/admin/panel.tsx';
import { ListSkeleton } from '#shared/web/admin/table/list-skeleton.tsx';
import { Button } from '#shared/web/button.tsx';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import { lengthOf } from '../../../domain/exception-span.ts';
import type { DateExceptionView } from '../../../exceptions-contract.ts';
import { hoursTexts } from '../../../texts/handle.ts';
import { useExceptions } from '../../parts/admin/use-exceptions.ts';
import { ExceptionForm } from './exception-form.tsx';
import { HolidayImport } from './holiday-import.tsx';
import { HolidayImports } from './holiday-imports.tsx';
import { useDeleteException } from './use-exception-changes.ts';
import { useHoursText } from './use-hours-text.ts';

type Open = DateExceptionView | 'new' | 'holidays';

/** Dates with their own hours: the upcoming ones, a way to add them, and the public holidays to choose from. */
export const ExceptionsPanel = () => {
  const t = useTexts(hoursTexts);
  const [today] = useState(() => berlinDateOf(Date.now()));
  const [open, setOpen] = useState<Open>();
  const exceptions = useExceptions(today);
  const close = () => setOpen(undefined);
  return (
    <Panel title={t('exceptions.title')} className="mt-4">
      <p className="max-w-[65ch] text-muted">{t('exceptions.text')}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button look="secondary" onClick={() => setOpen('new')}>
          <CalendarPlus size={18} aria-hidden="true" />
          {t('exceptions.add')}
        </Button>
        <Button look="secondary" onClick={() => setOpen('holidays')}>
          <Landmark size={18} aria-hidden="true" />
          {t('holidays.import')}
        </Button>
      </div>
      {exceptions.data ? (
        exceptions.data.length === 0 ? (
          <p className="mt-4 rounded-field bg-sunken px-3 py-2 text-muted">{t('exceptions.none')}</p>
        ) : (
          <ul aria-label={t('exceptions.title')} className="mt-3 divide-y divide-line">
            {exceptions.data.map((one) => (
              <ExceptionRow key={one.id} exception={one} onEdit={() => setOpen(one)} />
            ))}
          </ul>
        )
      ) : exceptions.isError ? (
        <div className="mt-4">
          <LoadFailure
            title={t('exceptions.loadingError')}
            error={exceptions.error}
            onRetry={() => void exceptions.refetch()}
          />
        </div>
      ) : (
        <ListSkeleton rows={3} />
      )}
      <HolidayImports />
      {open === 'holidays' && <HolidayImport today={today} onClose={close} />}
      {open && open !== 'holidays' && <ExceptionForm exception={open === 'new' ? undefined : open} onClose={close} />}
    </Panel>
  );
};

interface ExceptionRowProps {
  readonly exception: DateExceptionView;
  readonly onEdit: () => void;
}

const ExceptionRow = ({ exception, onEdit }: ExceptionRowProps) => {
  const t = useTexts(hoursTexts);
  const { language } = useLanguage();
  const remove = useDeleteException();
  const hoursText = useHoursText();
  const { date, end_date, name, bookings } = exception;
  const days = lengthOf(exception);
  const [edit, del] = [t('exceptions.editOf', name), t('exceptions.deleteOf', name)];
  return (
    <li className="flex items-start gap-3 py-2">
      <div className="grid min-w-0 flex-1 gap-x-4 py-1.5 sm:grid-cols-[minmax(0,19rem)_minmax(0,1fr)_auto]">
        <span className="tabular text-muted">
          <span className="inline-block first-letter:uppercase">
            {days === 1 ? formatLongDate(date, language) : `${formatShortDate(date, language)} –`}
          </span>
          {days > 1 && ` ${formatShortDate(end_date, language)} · ${t('exceptions.days', days)}`}
        </span>
        <span className="font-medium break-words">{name}</span>
        <span className="tabular sm:text-right">{hoursText(exception)}</span>
        {bookings.length > 0 && (
          <Link
            to={`/admin/calendar?date=${date}`}
            className="inline-flex min-h-6 w-fit items-center gap-1.5 text-sm text-warning underline-offset-4 hover:underline sm:col-span-3"
          >
            <TriangleAlert size={15} aria-hidden="true" />
            {t('exceptions.affected', bookings.length)}
          </Link>
        )}
      </div>
      <span className="flex shrink-0">
        <IconButton label={edit} icon={Pencil} onClick={onEdit} />
        <IconButton label={del} icon={Trash2} onClick={() => void remove(exception)} />
      </span>
    </li>
  );
};
