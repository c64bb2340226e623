import { useId } from 'react';
import type { Weekday } from '#shared/kernel/time/calendar-date.ts';
import { weekdayName } from '#shared/kernel/time/format.ts';
import { EditConflict } from '#shared/web/admin/conflict/edit-conflict.tsx';
import { FormModal } from '#shared/web/admin/dialog/form-modal.tsx';
import type { FieldState } from '#shared/web/admin/form/use-form.ts';
import { useForm } from '#shared/web/admin/form/use-form.ts';
import { Switch } from '#shared/web/admin/switch.tsx';
import { DateField } from '#shared/web/admin/typed/when-field.tsx';
import { classNames } from '#shared/web/class-names.ts';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import type { Block, OwnPeriod } from '../../../../domain/own-hours.ts';
import { nextBlock, type OwnWeek } from '../../../../domain/own-week.ts';
import { weekdayKeys } from '../../../../domain/settings/calendar-settings.ts';
import type { OwnHoursView } from '../../../../own-hours-contract.ts';
import { hoursTexts } from '../../../../texts/handle.ts';
import { BlockFields } from './block-fields.tsx';
import { firstInvalidBlock, usePeriodProblems } from './own-hours-problems.ts';
import { useEntryForm } from './use-entry-form.ts';
import type { EntryChange } from './use-own-hours.ts';

interface PeriodFormProps {
  readonly hours: OwnHoursView;
  /** The period to change; undefined adds one. */
  readonly period: OwnPeriod | undefined;
  /** The week that a new period begins with. */
  readonly week: OwnWeek;
  readonly onClose: () => void;
}

/** The form for weekly hours that are valid from one day to another. */
export const PeriodForm = ({ hours, period, week, onClose }: PeriodFormProps) => {
  const t = useTexts(hoursTexts);
  const entry = useEntryForm<OwnPeriod>({ hours, entry: period, listOf: ({ periods }) => periods, changeOf });
  const problemsOf = usePeriodProblems();
  const form = useForm<PeriodDraft>({
    initial: draftOf(period, week),
    check: (draft) => {
      const after = periodOf(draft);
      const lists = entry.after(after);
      return lists ? problemsOf(lists.periods, after) : {};
    },
    save: (draft) => entry.save(periodOf(draft)),
    failed: entry.failed,
    done: onClose,
  });
  return (
    <FormModal title={t(period ? 'own.editPeriod' : 'own.newPeriod')} form={form} onClose={onClose}>
      {entry.conflict && <EditConflict title={t('own.conflict')} onTheirs={onClose} onMine={entry.keepMine} />}
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField {...form.field('valid_from')} label={t('own.validFrom')} hint={t('own.validFromHint')} optional />
        <DateField {...form.field('valid_until')} label={t('own.validUntil')} hint={t('own.validUntilHint')} optional />
      </div>
      <div className="grid divide-y divide-line">
        {weekdayKeys.map((key, index) => (
          <DayBlocks key={key} weekday={(index + 1) as Weekday} {...form.field(key)} />
        ))}
      </div>
    </FormModal>
  );
};

const changeOf = (before: OwnPeriod | undefined, after: OwnPeriod): EntryChange => ({ kind: 'periods', before, after });

type PeriodDraft = OwnWeek & { readonly valid_from: string; readonly valid_until: string };

const draftOf = (period: OwnPeriod | undefined, week: OwnWeek): PeriodDraft => ({
  valid_from: period?.valid_from ?? '',
  valid_until: period?.valid_until ?? '',
  ...(period?.week ?? week),
});

const periodOf = ({ valid_from, valid_until, ...week }: PeriodDraft): OwnPeriod => ({
  valid_from: valid_from || null,
  valid_until: valid_until || null,
  week,
});

interface DayBlocksProps extends FieldState<readonly Block[]> {
  readonly weekday: Weekday;
}

const DayBlocks = ({ weekday, name: key, value: blocks, error, onChange }: DayBlocksProps) => {
  const t = useTexts(hoursTexts);
  const { language } = useLanguage();
  const id = useId();
  const lower = weekdayName(weekday, language);
  const name = lower.charAt(0).toUpperCase() + lower.slice(1);
  const works = blocks.length > 0;
  const toggle = (): void => {
    const first = nextBlock([]);
    onChange(works || !first ? [] : [first]);
  };
  return (
    <fieldset name={key} className="grid grid-cols-1 gap-x-4 gap-y-1 py-2 sm:grid-cols-[9rem_1fr] sm:items-start">
      <legend className="sr-only">{name}</legend>
      <Switch on={works} onToggle={toggle} label={t('own.dayOn', name)}>
        <span className={classNames('text-base font-medium', !works && 'text-muted')}>{name}</span>
      </Switch>
      {works ? (
        <BlockFields
          of={name}
          blocks={blocks}
          wrong={error ? firstInvalidBlock(blocks) : undefined}
          describedBy={error ? id : undefined}
          onChange={onChange}
        />
      ) : (
        <p className="content-center text-muted sm:min-h-control">{t('own.noWork')}</p>
      )}
      {error && (
        <p id={id} className="text-sm font-medium text-danger sm:col-start-2">
          {error}
        </p>
      )}
    </fieldset>
  );
};
