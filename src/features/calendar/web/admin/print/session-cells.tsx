import type { ReactNode } from 'react';
import { givenContact } from '#shared/kernel/contact/placeholder-contact.ts';
import { printedCell } from '#shared/web/admin/table/printed-table.tsx';
import { useLanguage } from '#shared/web/texts.tsx';
import { sessionTexts } from '../../../texts/session-texts.ts';
import type { TodaySession } from '../../../today-contract.ts';
import { resourcesOf, serviceText } from '../today/session-words.ts';

/** What the paper shows of a session. */
type PrintedSession = Pick<
  TodaySession,
  | 'customer_name'
  | 'customer_phone'
  | 'service_name'
  | 'service_name_de'
  | 'service_name_ru'
  | 'items'
  | 'resources'
  | 'notes'
>;

interface SessionCellsProps {
  readonly session: PrintedSession;
  /** Below the name of the customer. */
  readonly status?: ReactNode;
  /** Lines that follow the wishes of the customer. */
  readonly more?: readonly (string | null)[];
  /** What is still to be paid; null: there is no column for it. */
  readonly payment: string | null;
}

/** The cells of a session on paper: customer, service with extras, persons and room, notes, and what is still to be paid. */
export const SessionCells = ({ session, status, more, payment }: SessionCellsProps) => {
  const { language } = useLanguage();
  return (
    <>
      <td className={printedCell}>
        <span className="block font-semibold break-words">{session.customer_name}</span>
        {status}
        <span className="tabular block whitespace-nowrap">{givenContact(session.customer_phone)}</span>
      </td>
      <td className={printedCell}>
        <span className="block">{serviceText(session, language, sessionTexts[language])}</span>
        <span className="block">{resourcesOf(session, language)}</span>
      </td>
      <td className={`${printedCell} w-1/3 break-words whitespace-pre-line`}>
        {[session.notes, ...(more ?? [])].filter(Boolean).join('\n')}
      </td>
      {payment !== null && <td className={`${printedCell} tabular`}>{payment}</td>}
    </>
  );
};
