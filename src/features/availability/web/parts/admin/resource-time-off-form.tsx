import { useState } from 'react';
import { Checkbox } from '#shared/web/admin/checkbox.tsx';
import { TextField } from '#shared/web/admin/form/text-field.tsx';
import { useForm } from '#shared/web/admin/form/use-form.ts';
import { FormModal } from '#shared/web/admin/form-modal.tsx';
import { DateField, DateTimeField } from '#shared/web/admin/typed/when-field.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { epochOf } from '#shared/web/when.tsx';
import type { ResourceTimeOff } from '../../../resource-time-off-contract.ts';
import { availabilityAdminTexts } from '../../../texts/admin-handle.ts';
import { daysOf, enteredRange, hoursOf, type OffRange, wallTimes } from './time-off-range.ts';
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
  const t = useTexts(availabilityAdminTexts);
  const save = useSaveResourceTimeOff(resourceId, off?.id);
  const [initial] = useState<Entry>(() => ({
    ...(off
      ? enteredRange({ start: epochOf(off.start), end: epochOf(off.end) })
      : { allDay: true, start: today, end: today }),
    reason: off?.reason ?? '',
  }));
  const form = useForm({
    initial,
    check: ({ allDay, start, end }) => {
      const isWrong = start !== '' && end !== '' && (allDay ? end < start : end <= start);
      return { end: isWrong ? t('off.order') : undefined };
    },
    save: (values) => save(sentFrom(values)),
    done: onClose,
    words: (name, kind) => (name === 'end' && kind === 'invalidDateOrder' ? t('off.order') : undefined),
    refusal: ({ code, detail }) =>
      code === 'time_off_overlaps' ? { start: t('off.overlaps', detail?.split(': ').slice(1).join(': ') ?? '') } : {},
  });
  const { values, field } = form;
  const TypedField = values.allDay ? DateField : DateTimeField;
  return (
    <FormModal title={t(off ? 'off.edit' : 'off.add')} form={form} onClose={onClose}>
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
      <TextField {...field('reason')} label={t('off.reason')} hint={t('off.reasonHint')} optional maxLength={1000} />
    </FormModal>
  );
};

interface Entry extends OffRange {
  readonly allDay: boolean;
  readonly reason: string;
}

const sentFrom = ({ allDay, reason, ...range }: Entry): SentTimeOff => ({
  ...wallTimes(range, allDay),
  reason: reason.trim() || null,
});
