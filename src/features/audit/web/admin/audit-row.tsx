import { Link } from 'react-router';
import { useEventText } from '#features/booking/web/parts/admin/use-event-text.ts';
import { formatDateTime } from '#shared/kernel/time/format.ts';
import { useLanguage } from '#shared/web/texts.tsx';
import type { ListedEntry } from '../../contract.ts';
import { actionText, actorText, detailText } from '../../texts/entry-text.ts';
import { auditTexts } from '../../texts/texts.ts';

/** One entry: when, who, what, and the booking that it is about. */
export const AuditRow = ({ entry }: { readonly entry: ListedEntry }) => {
  const { language } = useLanguage();
  const { at, booking_id, confirmation_code } = entry;
  const texts = auditTexts[language];
  const eventText = useEventText();
  const action = actionText(entry, language);
  const detail = action && detailText(entry);
  return (
    <li className="grid gap-x-4 gap-y-0.5 px-4 py-3 break-words sm:grid-cols-[9rem_minmax(0,11rem)_minmax(0,1fr)]">
      <time dateTime={at} className="tabular text-sm text-muted sm:pt-0.5">
        {formatDateTime(Date.parse(at))}
      </time>
      <span className="min-w-0 font-medium">{actorText(entry, language)}</span>
      <span className="min-w-0">
        {action ?? eventText(entry)}
        {detail && <span className="block text-sm text-muted">{detail}</span>}
        {booking_id &&
          (confirmation_code ? (
            <Link
              to={`/admin/bookings?booking=${booking_id}`}
              className="block w-fit py-1 text-sm font-medium text-accent-text hover:underline"
            >
              {texts.openBooking(confirmation_code)}
            </Link>
          ) : (
            <span className="block text-sm text-muted">{texts.deletedBooking}</span>
          ))}
      </span>
    </li>
  );
};
