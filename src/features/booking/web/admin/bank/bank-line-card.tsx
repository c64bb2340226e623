import { useState } from 'react';
import { formatDate } from '#shared/kernel/time/format.ts';
import { useEuro } from '#shared/web/admin/use-euro.ts';
import { Button } from '#shared/web/button.tsx';
import type { OpenBankLine } from '../../../bank-contract.ts';
import { CandidateRow } from './candidate-row.tsx';
import { OtherBooking } from './other-booking.tsx';
import { useBankTexts } from './use-bank-texts.ts';
import { useDecideLine } from './use-decide-line.ts';

interface BankLineCardProps {
  readonly line: OpenBankLine;
  readonly onDecided: () => void;
}

/** A transfer side by side with the bookings that it may belong to. */
export const BankLineCard = ({ line, onDecided }: BankLineCardProps) => {
  const texts = useBankTexts();
  const [choosing, setChoosing] = useState(false);
  const decide = useDecideLine(line, onDecided);
  const chosen = decide.isPending ? decide.variables : undefined;
  const busyOf = (booking_id: string): boolean =>
    chosen !== undefined && chosen !== 'none' && chosen.booking_id === booking_id;
  const assign = (candidate: OpenBankLine['candidates'][number]): void => {
    if (!decide.isPending) decide.mutate(candidate);
  };
  return (
    <li className="card grid min-w-0 gap-4 p-4 sm:p-5 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:gap-6">
      <Received line={line} />
      <div className="grid min-w-0 content-start gap-3 border-line max-md:border-t max-md:pt-4 md:border-l md:pl-6">
        <div>
          <p aria-hidden="true" className="text-sm font-medium text-muted">
            {texts.proposed(line.candidates.length)}
          </p>
          <ul aria-label={texts.proposed(line.candidates.length)} className="grid divide-y divide-line">
            {line.candidates.map((one) => (
              <CandidateRow
                key={one.booking_id}
                line={line}
                candidate={one}
                busy={busyOf(one.booking_id)}
                onAssign={assign}
              />
            ))}
          </ul>
        </div>
        {choosing && <OtherBooking line={line} busyOf={busyOf} onAssign={assign} />}
        <div className="flex flex-wrap gap-2">
          <Button look="secondary" aria-expanded={choosing} onClick={() => setChoosing(!choosing)}>
            {texts.other}
          </Button>
          <Button look="quiet" busy={chosen === 'none'} onClick={() => !decide.isPending && decide.mutate('none')}>
            {texts.dismiss}
          </Button>
        </div>
      </div>
    </li>
  );
};

/** What the bank knows about it. */
const Received = ({ line: { amount, payer, booked_on, text } }: Pick<BankLineCardProps, 'line'>) => {
  const texts = useBankTexts();
  const euro = useEuro();
  return (
    <div className="min-w-0 break-words">
      <p className="text-sm font-medium text-muted">{texts.received}</p>
      <p className="tabular text-2xl font-semibold tracking-tight">{euro(amount)}</p>
      <p>
        <span className="font-medium">{texts.from(payer || texts.unnamed)}</span>
        <span className="tabular text-muted"> · {formatDate(booked_on)}</span>
      </p>
      <p className="mt-2 border-l-2 border-line pl-3 text-muted">{text || texts.noText}</p>
    </div>
  );
};
