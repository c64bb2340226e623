import { serviceName } from '#features/services/domain/service-words.ts';
import { formatDate, formatTime } from '#shared/kernel/time/format.ts';
import { ButtonLink } from '#shared/web/button.tsx';
import { ErrorBox } from '#shared/web/call/error-box.tsx';
import { Card } from '#shared/web/card.tsx';
import { PageFrame } from '#shared/web/page-frame.tsx';
import { useLanguage } from '#shared/web/texts.tsx';
import { epochOf } from '#shared/web/time/when.tsx';
import type { PublicPlace } from '../../contract.ts';
import { BornForm } from './born-form.tsx';
import { Deposit } from './deposit.tsx';
import { HourChoice } from './hour-choice.tsx';
import { PlaceEnd } from './place-end.tsx';
import { useBirthTexts, weekText } from './use-birth-texts.ts';
import { usePlaceCommands } from './use-place-commands.ts';

interface PlaceViewProps {
  readonly place: PublicPlace;
  /** undefined: the page was opened without the token of the mails. */
  readonly token: string | undefined;
  readonly onChange: (place: PublicPlace) => void;
  /** Whether it replaces what the user was using. */
  readonly arriving: boolean;
}

/** A place in its present state, with what its family can do now. */
export const PlaceView = ({ place, token, onChange, arriving }: PlaceViewProps) => {
  const page = useBirthTexts();
  const commands = usePlaceCommands({ place, token, onChange });
  const { state } = place;
  const isKnown = token !== undefined && place.confirmation_code !== undefined;
  return (
    <PageFrame {...useHead(place)} arriving={arriving}>
      {commands.error !== undefined && <ErrorBox title={page.failed} message={commands.error} />}
      {state === 'ended' ? (
        <Card>
          <p className="max-w-prose">{page.endedText}</p>
        </Card>
      ) : (
        <Card className="space-y-6">
          <Facts place={place} />
          {state !== 'booked' && <Deposit place={place} />}
          {!isKnown && <p className="text-muted">{page.byLink}</p>}
          {state === 'booked' && isKnown && (
            <ButtonLink href={`/booking/success/${place.booking_id}?token=${token}`}>{page.toBooking}</ButtonLink>
          )}
        </Card>
      )}
      <noscript>
        <p className="font-medium text-danger">{page.script}</p>
      </noscript>
      {isKnown && state === 'reserved' && place.confirm_by === undefined && <BornForm commands={commands} />}
      {isKnown && state === 'born' && <HourChoice place={place} commands={commands} />}
      {isKnown && state !== 'ended' && <PlaceEnd place={place} commands={commands} />}
    </PageFrame>
  );
};

const useHead = ({ state, week, confirm_by }: PublicPlace): { readonly title: string; readonly lead?: string } => {
  const page = useBirthTexts();
  const { language } = useLanguage();
  const said = week === null ? '' : weekText(page, week, language);
  const confirm = state === 'waiting_list' ? page.confirmEntryBy : page.confirmBy;
  const first = confirm_by === undefined ? undefined : confirm(formatTime(epochOf(confirm_by)));
  if (state === 'waiting_list') return { title: page.waiting, lead: first ?? page.waitingLead(said) };
  if (state === 'reserved') return { title: page.place(said), lead: first ?? page.placeLead };
  if (state === 'born') return { title: page.choose };
  return { title: state === 'booked' ? page.booked : page.ended };
};

const Facts = ({ place }: { readonly place: PublicPlace }) => {
  const page = useBirthTexts();
  const { language } = useLanguage();
  const names = { name: place.service_name, name_de: place.service_name_de, name_ru: place.service_name_ru };
  const rows = [
    [page.service, serviceName(names, language)],
    [page.with, place.photographer_name],
    place.born_on
      ? [page.bornOn, formatDate(place.born_on)]
      : [page.dueOn, place.due_on ? formatDate(place.due_on) : ''],
    [page.code, place.confirmation_code ?? ''],
  ];
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[auto_1fr]">
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
