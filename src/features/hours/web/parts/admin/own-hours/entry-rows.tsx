import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDate, formatLongDate, shortWeekdayName } from '#shared/kernel/time/format.ts';
import { IconButton } from '#shared/web/admin/icon-button.tsx';
import { askConfirmation } from '#shared/web/dialog/dialogs.tsx';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import type { Block, OwnException, OwnPeriod } from '../../../../domain/own-hours.ts';
import { weekLines } from '../../../../domain/own-week.ts';
import type { OwnHoursView } from '../../../../own-hours-contract.ts';
import { hoursTexts } from '../../../../texts/handle.ts';
import { useDeleteEntry } from './use-own-hours.ts';

interface RowProps {
  readonly hours: OwnHoursView;
  readonly onEdit: () => void;
}

/** Weekly hours: when they are valid, and what they are. */
export const PeriodRow = ({ hours, period, onEdit }: RowProps & { readonly period: OwnPeriod }) => {
  const t = useTexts(hoursTexts);
  const { language } = useLanguage();
  const remove = useDeleteEntry(hours);
  const validity = useValidity()(period);
  const blocks = useBlockText();
  const ask = async (): Promise<void> => {
    const wording = { confirm: t('own.delete'), tone: 'danger' } as const;
    if (await askConfirmation(t('own.deletePeriod', validity), wording))
      await remove({ kind: 'periods', before: period, after: undefined });
  };
  return (
    <Row
      title={validity}
      edit={t('own.editOf', validity)}
      remove={t('own.deleteOf', validity)}
      onEdit={onEdit}
      onRemove={() => void ask()}
    >
      <dl className="tabular grid grid-cols-[auto_1fr] gap-x-4">
        {weekLines(period.week).map((line) => (
          <div key={line.from} className="col-span-2 grid grid-cols-subgrid">
            <dt className="min-w-14 text-muted">
              {shortWeekdayName(line.from, language)}
              {line.to > line.from && `–${shortWeekdayName(line.to, language)}`}
            </dt>
            <dd>{blocks(line.blocks)}</dd>
          </div>
        ))}
      </dl>
    </Row>
  );
};

/** The hours of a single date. */
export const ExceptionRow = ({ hours, exception, onEdit }: RowProps & { readonly exception: OwnException }) => {
  const t = useTexts(hoursTexts);
  const { language } = useLanguage();
  const remove = useDeleteEntry(hours);
  const blocks = useBlockText();
  const day = formatLongDate(exception.date, language);
  const ask = async (): Promise<void> => {
    const wording = { confirm: t('own.delete'), tone: 'danger' } as const;
    if (await askConfirmation(t('own.deleteException', day), wording))
      await remove({ kind: 'exceptions', before: exception, after: undefined });
  };
  return (
    <Row
      title={day}
      edit={t('own.editOf', day)}
      remove={t('own.deleteOf', day)}
      onEdit={onEdit}
      onRemove={() => void ask()}
    >
      <p className="tabular">{blocks(exception.blocks)}</p>
    </Row>
  );
};

interface EntryProps {
  readonly title: string;
  readonly edit: string;
  readonly remove: string;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}

const Row = ({ title, edit, remove, onEdit, onRemove, children }: EntryProps) => (
  <li className="flex items-start justify-between gap-3 py-2">
    <div className="min-w-0">
      <p className="tabular font-medium first-letter:uppercase">{title}</p>
      {children}
    </div>
    <span className="-mr-2 flex shrink-0">
      <IconButton label={edit} icon={Pencil} onClick={onEdit} />
      <IconButton label={remove} icon={Trash2} onClick={onRemove} />
    </span>
  </li>
);

const useBlockText = (): ((blocks: readonly Block[]) => string) => {
  const t = useTexts(hoursTexts);
  return (blocks) =>
    blocks.length === 0
      ? t('own.noWork')
      : blocks.map(({ start_time, end_time }) => `${start_time}–${end_time}`).join(', ');
};

/** Describes when a period is valid: 'Ab 01.06.2030'. */
const useValidity = (): ((period: OwnPeriod) => string) => {
  const t = useTexts(hoursTexts);
  return ({ valid_from, valid_until }) => {
    const [from, until] = [valid_from && formatDate(valid_from), valid_until && formatDate(valid_until)];
    if (from && until) return `${from} – ${until}`;
    if (from) return t('own.from', from);
    return until ? t('own.until', until) : t('own.always');
  };
};
