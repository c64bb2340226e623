import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { StatusBadge } from '#features/booking/web/parts/admin/status-badge.tsx';
import { bookedServiceName } from '#features/services/domain/service-words.ts';
import { givenContact } from '#shared/kernel/contact/placeholder-contact.ts';
import { inLanguage } from '#shared/kernel/in-language.ts';
import type { Language } from '#shared/kernel/language.ts';
import { formatDateTime, formatTime } from '#shared/kernel/time/format.ts';
import { PhoneLink } from '#shared/web/phone-link.tsx';
import { useLanguage } from '#shared/web/texts.tsx';
import { epochOf } from '#shared/web/time/when.tsx';
import type { OwnCalendar, OwnSession } from '../../../own-calendar-contract.ts';
import { useOwnCalendarTexts } from './use-own-calendar.ts';

/** A session: when, for whom and what; opened, everything that its photographer needs. */
export const OwnSessionRow = ({ session }: { readonly session: OwnSession }) => {
  const { language } = useLanguage();
  const service = serviceOf(session, language);
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 gap-y-1">
        <span className="tabular shrink-0 font-semibold">
          {formatTime(epochOf(session.start))}–{formatTime(epochOf(session.end))}
        </span>
        <span className="min-w-0 flex-1 basis-40 leading-snug">
          <span className="block font-medium break-words">{session.customer_name}</span>
          <span className="block text-sm text-muted break-words">{service}</span>
        </span>
        <StatusBadge status={session.status} />
        <ChevronDown
          size={18}
          aria-hidden="true"
          className="shrink-0 text-muted transition duration-150 group-open:rotate-180 max-sm:ml-auto"
        />
      </summary>
      <SessionFacts session={session} />
    </details>
  );
};

/** Whom the session is for, what it is, and where. */
export const SessionFacts = ({ session }: { readonly session: OwnSession }) => {
  const words = useOwnCalendarTexts();
  const { language } = useLanguage();
  const service = serviceOf(session, language);
  const phone = givenContact(session.customer_phone);
  const email = givenContact(session.customer_email);
  const items = session.items.map((item) => words.count(item.count, inLanguage(item, 'name', language)));
  const resources = session.resources.map(({ name, name_ru }) =>
    inLanguage({ name_de: name, name_ru }, 'name', language),
  );
  return (
    <dl className="mt-3 grid gap-2 border-t border-line pt-3">
      {phone && (
        <Fact name={words.phone}>
          <PhoneLink phone={phone} className={contactLink} />
        </Fact>
      )}
      {email && (
        <Fact name={words.email}>
          <ContactLink href={`mailto:${email}`} text={email} />
        </Fact>
      )}
      <Fact name={words.service}>{[service, ...items].join(', ')}</Fact>
      {resources.length > 0 && <Fact name={words.resources}>{resources.join(', ')}</Fact>}
      <Fact name={words.photographer}>{session.photographer_name}</Fact>
      {session.notes && (
        <Fact name={words.notes}>
          <span className="whitespace-pre-line">{session.notes}</span>
        </Fact>
      )}
      <Fact name={words.code}>
        <span className="tabular">{session.confirmation_code}</span>
      </Fact>
    </dl>
  );
};

const serviceOf = (session: OwnSession, language: Language): string => bookedServiceName(session, language);

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className="grid grid-cols-[7.5rem_minmax(0,1fr)] items-baseline gap-3">
    <dt className="text-muted">{name}</dt>
    <dd className="min-w-0 break-words">{children}</dd>
  </div>
);

const contactLink = 'inline-flex min-h-6 items-center break-all text-accent-text hover:underline';

const ContactLink = ({ href, text }: { readonly href: string; readonly text: string }) => (
  <a href={href} className={contactLink}>
    {text}
  </a>
);

/** Time off, with its days and reason. */
export const OwnAbsence = ({ absence }: { readonly absence: OwnCalendar['time_off'][number] }) => {
  const words = useOwnCalendarTexts();
  return (
    <p className="leading-snug">
      <span className="block font-medium break-words">
        {absence.reason ? `${words.off}: ${absence.reason}` : words.off}
      </span>
      <span className="tabular block text-sm text-muted">
        {words.offSpan(formatDateTime(epochOf(absence.start)), formatDateTime(epochOf(absence.end)))}
      </span>
    </p>
  );
};
