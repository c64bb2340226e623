import { SalesInside } from '#features/campaigns/web/parts/admin/sales-inside.tsx';
import { Checkbox } from '#shared/web/admin/checkbox.tsx';
import { FormModal } from '#shared/web/admin/dialog/form-modal.tsx';
import { RecordConflict } from '#shared/web/admin/form/record-conflict.tsx';
import { TextField } from '#shared/web/admin/form/text-field.tsx';
import { useShownChanges } from '#shared/web/admin/form/their-changes.ts';
import { useForm } from '#shared/web/admin/form/use-form.ts';
import { DateField, DateTimeField } from '#shared/web/admin/typed/when-field.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import type { ResourceTimeOff } from '../../../resource-time-off-contract.ts';
import { hoursTexts } from '../../../texts/handle.ts';
import {
  daysOf,
  type EnteredRange,
  enteredRange,
  hoursOf,
  rangeOf,
  rangeText,
  timesOf,
  wallTimes,
  withWholeRange,
} from './time-off-range.ts';
import { type SentTimeOff, useSaveResourceTimeOff } from './use-resource-time-off.ts';

interface ResourceTimeOffFormProps {
  readonly resourceId: string;
  /** The time off to change; undefined: a new one, which begins on `today`. */
  readonly off: ResourceTimeOff | undefined;
  readonly today: string;
  readonly onClose: () => void;
}

/** The form for days or hours in which a resource cannot be used. */
export const ResourceTimeOffForm = ({ resourceId, off, today, onClose }: ResourceTimeOffFormProps) => {
  const t = useTexts(hoursTexts);
  const saving = useSaveResourceTimeOff(resourceId, off, onClose);
  const form = useForm<Entry>({
    initial: {
      ...(saving.base ? enteredRange(timesOf(saving.base)) : { allDay: true, start: today, end: today }),
      reason: saving.base?.reason ?? '',
    },
    check: ({ allDay, start, end }) => {
      const isWrong = start !== '' && end !== '' && (allDay ? end < start : end <= start);
      return { end: isWrong ? t('off.order') : undefined };
    },
    save: (values) => saving.save(sentFrom(values)),
    failed: saving.failed,
    words: (name, kind) => (name === 'end' && kind === 'invalidDateOrder' ? t('off.order') : undefined),
    refusal: ({ code, detail }) =>
      code === 'time_off_overlaps' ? { start: t('off.overlaps', detail?.split(': ').slice(1).join(': ') ?? '') } : {},
  });
  const changesOf = useShownChanges<ResourceTimeOff>([
    [`${t('off.start')} – ${t('off.end')}`, (one) => rangeText(timesOf(one))],
    [t('off.reason'), ({ reason }) => reason],
  ]);
  const { values, field } = form;
  const wall = wallTimes(values, values.allDay);
  const TypedField = values.allDay ? DateField : DateTimeField;
  return (
    <FormModal title={t(off ? 'off.edit' : 'off.add')} form={form} onClose={onClose}>
      <RecordConflict saving={saving} form={withWholeRange(form)} changesOf={changesOf} />
      <Checkbox
        checked={values.allDay}
        onChange={({ target: { checked: allDay } }) =>
          form.change({ allDay, ...(allDay ? daysOf(values) : hoursOf(values)) })
        }
        label={t('off.allDay')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TypedField {...field('start')} label={t('off.start')} required />
        <TypedField {...field('end')} label={t('off.end')} required />
      </div>
      <SalesInside time={rangeOf(wall.start, wall.end)} who={resourceId} />
      <TextField {...field('reason')} label={t('off.reason')} hint={t('off.reasonHint')} optional maxLength={1000} />
    </FormModal>
  );
};

interface Entry extends EnteredRange {
  readonly reason: string;
}

const sentFrom = ({ allDay, reason, ...range }: Entry): SentTimeOff => ({
  ...wallTimes(range, allDay),
  reason: reason.trim() || null,
});
