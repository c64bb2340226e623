import { BadgeEuro, CircleCheckBig, CloudOff, DoorOpen, Mail, Phone, UserX } from 'lucide-react';
import type { ReactNode } from 'react';
import { StatusBadge } from '#features/booking/web/parts/admin/status-badge.tsx';
import { telAddress } from '#shared/kernel/contact/dialled-number.ts';
import { givenContact } from '#shared/kernel/contact/placeholder-contact.ts';
import { formatTime } from '#shared/kernel/time/format.ts';
import { Badge } from '#shared/web/admin/badge.tsx';
import { useEuroOfCents } from '#shared/web/admin/use-euro.ts';
import { ButtonLink } from '#shared/web/button.tsx';
import { useLanguage } from '#shared/web/texts.tsx';
import { epochOf } from '#shared/web/time/when.tsx';
import type { TodaySession } from '../../../today-contract.ts';
import { usePublishConsentTexts } from '../../parts/admin/publish-consent-dialog.tsx';
import { CardActions } from './card-actions.tsx';
import { consentText, moneyOf, moneyText, resourcesOf, serviceText } from './session-words.ts';
import type { DayActions } from './use-day-actions.ts';
import { useTodayTexts } from './use-today.ts';

interface SessionCardProps {
  readonly session: TodaySession;
  /** On whose sheet it is. */
  readonly sheetOf: string;
  /** Whether something about it is not sent yet. */
  readonly waits: boolean;
  readonly tap: DayActions['tap'];
}

/** A session on the sheet: when, who, what and where, how to reach the customer, and what happened. */
export const SessionCard = ({ session, sheetOf, waits, tap }: SessionCardProps) => {
  const words = useTodayTexts();
  const consent = usePublishConsentTexts();
  const { language } = useLanguage();
  const resources = resourcesOf(session, language);
  return (
    <article
      aria-label={`${formatTime(epochOf(session.start))} ${session.customer_name}`}
      className="grid grid-cols-1 gap-3 p-4"
    >
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
        <p className="tabular shrink-0 text-lg leading-snug font-semibold">
          {formatTime(epochOf(session.start))}–{formatTime(epochOf(session.end))}
        </p>
        <div className="min-w-0 flex-1 basis-48 leading-snug">
          <h3 className="text-lg leading-snug font-semibold break-words">{session.customer_name}</h3>
          <p className="text-muted break-words">{serviceText(session, language, words)}</p>
        </div>
        <div className="flex flex-wrap gap-1.5">
          <State session={session} />
          {waits && <Badge look={{ icon: CloudOff, badge: 'bg-sunken text-muted' }}>{words.waits}</Badge>}
        </div>
      </div>
      <dl className="grid gap-1.5 empty:hidden">
        {resources && <Fact name={words.resources}>{resources}</Fact>}
        {session.photographer_id !== sheetOf && <Fact>{words.with(session.photographer_name)}</Fact>}
        {session.notes && <Fact name={words.notes}>{session.notes}</Fact>}
        <Fact name={consent.label}>{consentText(session, consent)}</Fact>
        {session.internal_note && <Fact name={words.internalNote}>{session.internal_note}</Fact>}
      </dl>
      <div className="flex flex-wrap justify-between gap-2">
        <div className="flex flex-wrap gap-2">
          <CardActions session={session} tap={tap} />
        </div>
        <div className="flex flex-wrap gap-2">
          <Contact session={session} />
        </div>
      </div>
    </article>
  );
};

/** What happened already, and what is still to be paid. */
const State = ({ session }: { readonly session: TodaySession }) => {
  const words = useTodayTexts();
  const euro = useEuroOfCents();
  const money = moneyOf(session);
  const { arrived_at, missed_at, status } = session;
  return (
    <>
      {missed_at ? (
        <Badge look={{ icon: UserX, badge: 'bg-danger-soft text-danger' }}>{words.missed}</Badge>
      ) : status === 'COMPLETED' ? (
        <Badge look={{ icon: CircleCheckBig, badge: 'bg-accent-soft text-accent-text' }}>{words.done}</Badge>
      ) : arrived_at ? (
        <Badge look={{ icon: DoorOpen, badge: 'bg-success-soft text-success' }}>
          {words.arrivedAt(formatTime(epochOf(arrived_at)))}
        </Badge>
      ) : (
        <StatusBadge status={status} />
      )}
      {money && (
        <Badge
          look={{
            icon: BadgeEuro,
            badge: money.due_cents > 0 ? 'bg-warning-soft text-warning' : 'bg-success-soft text-success',
          }}
        >
          {moneyText(money, words, euro)}
        </Badge>
      )}
    </>
  );
};

const Contact = ({ session }: { readonly session: TodaySession }) => {
  const words = useTodayTexts();
  const tel = telAddress(givenContact(session.customer_phone) ?? null);
  const email = givenContact(session.customer_email);
  return (
    <>
      {tel && (
        <ButtonLink look="secondary" href={tel} aria-label={words.call(session.customer_name)}>
          <Phone size={16} aria-hidden="true" />
          {words.callShort}
        </ButtonLink>
      )}
      {email && (
        <ButtonLink look="secondary" href={`mailto:${email}`} aria-label={words.mail(session.customer_name)}>
          <Mail size={16} aria-hidden="true" />
          {words.mailShort}
        </ButtonLink>
      )}
    </>
  );
};

const Fact = ({ name, children }: { readonly name?: string; readonly children: ReactNode }) => (
  <div className="flex flex-wrap gap-x-2">
    <dt className={name ? 'text-muted' : 'sr-only'}>{name}</dt>
    <dd className="min-w-0 break-words whitespace-pre-line">{children}</dd>
  </div>
);
