import { MoveTimes } from '#features/calendar/web/parts/admin/move-times.tsx';
import { useServices } from '#features/services/web/parts/admin/use-services.ts';
import { parseInstant, sortableOf } from '#shared/kernel/time/berlin-time.ts';
import { isDate } from '#shared/kernel/time/calendar-date.ts';
import type { AdminBooking } from '../../../admin-contract.ts';
import type { EditFields } from './edit-fields.ts';
import { editedSession, questionOf } from './edited-session.ts';

interface FreeTimesProps {
  readonly booking: AdminBooking;
  readonly fields: EditFields;
  readonly onChoose: (start: string) => void;
}

/** The free times on the entered day for the chosen photographer and service. */
export const FreeTimes = ({ booking, fields, onChoose }: FreeTimesProps) => {
  const question = questionOf(booking, fields, editedSession(booking, fields, useServices().data));
  const date = fields.start.slice(0, 10);
  if (!question || !isDate(date)) return null;
  const chosen = parseInstant(fields.start);
  const { photographer_id, service_id } = fields;
  return (
    <MoveTimes
      booking={{ ...booking, photographer_id, service_id }}
      date={date}
      duration_min={question.duration_minutes}
      options={question.options}
      chosen={chosen.ok ? chosen.value : undefined}
      onChoose={(start) => onChoose(sortableOf(start).slice(0, 16))}
    />
  );
};
