import { StatusBadge } from '#features/booking/web/parts/admin/status-badge.tsx';
import { berlinDateOf } from '#shared/kernel/time/berlin-time.ts';
import { formatLongDate, formatTime } from '#shared/kernel/time/format.ts';
import { Modal } from '#shared/web/admin/dialog/modal.tsx';
import { useLanguage } from '#shared/web/texts.tsx';
import { epochOf } from '#shared/web/time/when.tsx';
import type { OwnCalendar, OwnSession } from '../../../own-calendar-contract.ts';
import { OwnAbsence, SessionFacts } from './own-entry.tsx';
import { useOwnCalendarTexts } from './use-own-calendar.ts';

interface OwnOpenedProps {
  readonly calendar: OwnCalendar;
  readonly id: string;
  readonly onClose: () => void;
}

/** The session or the time off that is open over the page. */
export const OwnOpened = ({ calendar: { sessions, time_off }, id, onClose }: OwnOpenedProps) => {
  const words = useOwnCalendarTexts();
  const session = sessions.find((one) => one.id === id);
  const absence = time_off.find((one) => one.id === id);
  if (!session && !absence) return null;
  return (
    <Modal title={session ? session.customer_name : words.off} onClose={onClose} light>
      {session && <OpenedSession session={session} />}
      {absence && <OwnAbsence absence={absence} />}
    </Modal>
  );
};

const OpenedSession = ({ session }: { readonly session: OwnSession }) => {
  const { language } = useLanguage();
  const start = epochOf(session.start);
  return (
    <>
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span className="tabular font-semibold">
          <span className="block first-letter:uppercase">{formatLongDate(berlinDateOf(start), language)}</span>
          {formatTime(start)}–{formatTime(epochOf(session.end))}
        </span>
        <StatusBadge status={session.status} />
      </p>
      <SessionFacts session={session} />
    </>
  );
};
