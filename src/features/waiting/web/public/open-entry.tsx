import { useRef, useState } from 'react';
import { serviceName } from '#features/services/domain/service-words.ts';
import type { Language } from '#shared/kernel/language.ts';
import type { Weekday } from '#shared/kernel/time/calendar-date.ts';
import { formatShort, formatShortDate, shortWeekdayName } from '#shared/kernel/time/format.ts';
import { Button, ButtonLink } from '#shared/web/button.tsx';
import { caller } from '#shared/web/call/call.ts';
import { ErrorBox } from '#shared/web/call/error-box.tsx';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { Card } from '#shared/web/card.tsx';
import { PageFrame } from '#shared/web/page-frame.tsx';
import { useLanguage } from '#shared/web/texts.tsx';
import { epochOf } from '#shared/web/time/when.tsx';
import type { WaitingEntry, waitingContract } from '../../contract.ts';
import { useWaitingTexts } from './use-waiting-texts.ts';

const call = caller<typeof waitingContract>();

interface OpenEntryProps {
  readonly entry: WaitingEntry;
  readonly link: string;
  readonly company: string;
  readonly onChange: (entry: WaitingEntry) => void;
}

/** The place on the list, the held time, the wishes, and a button that leaves the list. */
export const OpenEntry = ({ entry, link, company, onChange }: OpenEntryProps) => {
  const page = useWaitingTexts();
  const { language } = useLanguage();
  const leaving = useEntryChange(() => call('POST /api/waiting-list/{link}/leave', { params: { link } }), onChange);
  const confirming = useEntryChange(
    () => call('POST /api/waiting-list/{link}/confirm', { params: { link } }),
    onChange,
  );
  const error = leaving.error ?? confirming.error;
  const { place, offer, confirm_by } = entry;
  return (
    <PageFrame title={page.title} lead={page.lead(company)}>
      <div className="space-y-6">
        {error !== undefined && <ErrorBox title={page.failed} message={error} />}
        {confirm_by !== null && (
          <Card className="space-y-5">
            <p className="text-lg font-semibold">{page.confirmText(formatShort(epochOf(confirm_by), language))}</p>
            <Button busy={confirming.busy} onClick={confirming.change} className="w-full sm:w-auto">
              {page.confirm}
            </Button>
          </Card>
        )}
        {offer !== null && offer.url !== null && (
          <Card className="space-y-5">
            <p className="tabular text-lg font-semibold">
              {page.held(formatShort(epochOf(offer.held_until), language))}
            </p>
            <ButtonLink href={offer.url} className="w-full sm:w-auto">
              {page.toOffer}
            </ButtonLink>
          </Card>
        )}
        <Card className="space-y-6">
          {place !== null && (
            <p>
              <span className="tabular block text-3xl font-semibold tracking-tight">{page.place(place)}</span>
              <span className="mt-1 block text-muted">{place === 1 ? page.first : page.before(place - 1)}</span>
            </p>
          )}
          <Wishes entry={entry} />
        </Card>
        <noscript>
          <p className="font-medium text-danger">{page.script}</p>
        </noscript>
        <div className="text-center">
          <p className="text-sm text-ground-muted">{page.leaveText}</p>
          <Button look="quiet" busy={leaving.busy} onClick={leaving.change} className="text-ground-muted">
            {page.leave}
          </Button>
        </div>
      </div>
    </PageFrame>
  );
};

const Wishes = ({ entry }: { readonly entry: WaitingEntry }) => {
  const page = useWaitingTexts();
  const { language } = useLanguage();
  const names = { name: entry.service_name, name_de: entry.service_name_de, name_ru: entry.service_name_ru };
  const isAnyHour = entry.earliest_start === '00:00' && entry.latest_start === '23:59';
  const rows = [
    [page.service, serviceName(names, language)],
    [page.photographer, entry.photographer_name ?? page.anyone],
    [page.people, entry.people === null ? '' : `${entry.people}`],
    [page.days, daysOf(entry, language)],
    [page.weekdays, entry.weekdays.length === 7 ? '' : weekdaysOf(entry, language)],
    [page.hours, isAnyHour ? '' : page.between({ from: entry.earliest_start, until: entry.latest_start })],
  ];
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-3 sm:grid-cols-[auto_minmax(0,1fr)]">
      {rows
        .filter(([, value]) => value !== '')
        .map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="tabular -mt-2 font-medium break-words sm:mt-0">{value}</dd>
          </div>
        ))}
    </dl>
  );
};

const daysOf = ({ first_day, last_day }: WaitingEntry, language: Language): string => {
  const first = formatShortDate(first_day, language);
  return first_day === last_day ? first : `${first} – ${formatShortDate(last_day, language)}`;
};

const weekdaysOf = ({ weekdays }: WaitingEntry, language: Language): string =>
  weekdays.map((weekday) => shortWeekdayName(weekday as Weekday, language)).join(', ');

/** Changes the entry. One attempt at a time. */
const useEntryChange = (send: () => Promise<WaitingEntry>, onChange: (entry: WaitingEntry) => void) => {
  const messageOf = useErrorMessage();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const running = useRef(false);
  const change = (): void => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setError(undefined);
    void send()
      .then(onChange)
      .catch((failure: unknown) => setError(messageOf(failure)))
      .finally(() => {
        running.current = false;
        setBusy(false);
      });
  };
  return { change, busy, error };
};
