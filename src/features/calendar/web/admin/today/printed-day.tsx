import { formatLongDate, formatTime } from '#shared/kernel/time/format.ts';
import { PrintedHead, printedCell } from '#shared/web/admin/table/printed-table.tsx';
import { usePrinting } from '#shared/web/admin/table/use-printing.ts';
import { useEuroOfCents } from '#shared/web/admin/use-euro.ts';
import { useLanguage } from '#shared/web/texts.tsx';
import { epochOf } from '#shared/web/time/when.tsx';
import type { Today, TodaySession } from '../../../today-contract.ts';
import { usePublishConsentTexts } from '../../parts/admin/publish-consent-dialog.tsx';
import { SessionCells } from '../print/session-cells.tsx';
import { consentText, moneyOf, moneyText } from './session-words.ts';
import { useTodayTexts } from './use-today.ts';

/** The day on paper: a page for each photographer. */
export const PrintedDay = ({ day }: { readonly day: Today }) => (usePrinting() ? <Pages day={day} /> : null);

const Pages = ({ day }: { readonly day: Today }) => {
  const words = useTodayTexts();
  const { language } = useLanguage();
  const withMoney = day.photographers.some(({ sessions }) => sessions.some(({ money }) => money !== null));
  const heads = [words.time, words.customer, words.service, words.notes, ...(withMoney ? [words.payment] : [])];
  return (
    <div className="hidden print:block" data-sheets="">
      {day.photographers.map(({ id, name, sessions }) => (
        <section key={id} className="break-after-page last:break-after-auto">
          <h2 className="text-xl font-semibold">{name}</h2>
          <p className="mb-4 first-letter:uppercase">{formatLongDate(day.date, language)}</p>
          <table className="w-full border-collapse text-sm">
            <PrintedHead heads={heads} />
            <tbody>
              {sessions.map((session) => (
                <Row key={session.id} session={session} withMoney={withMoney} />
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </div>
  );
};

const Row = ({ session, withMoney }: { readonly session: TodaySession; readonly withMoney: boolean }) => {
  const words = useTodayTexts();
  const consent = usePublishConsentTexts();
  const euro = useEuroOfCents();
  const money = moneyOf(session);
  return (
    <tr className="break-inside-avoid">
      <td className={`${printedCell} tabular font-semibold whitespace-nowrap`}>
        {formatTime(epochOf(session.start))}–{formatTime(epochOf(session.end))}
      </td>
      <SessionCells
        session={session}
        more={[
          session.internal_note && `${words.internalNote}: ${session.internal_note}`,
          session.publish_consent ? `${consent.title}: ${consentText(session, consent)}` : consent.onPaper,
        ]}
        payment={withMoney ? (money ? moneyText(money, words, euro) : '') : null}
      />
    </tr>
  );
};
