import { Link } from 'react-router';
import { useIsOneOf } from '#features/auth/web/parts/use-role.ts';
import { formatDateTime } from '#shared/kernel/format.ts';
import { Button } from '#shared/web/button.tsx';
import { euroText } from '#shared/web/money.tsx';
import { epochOf } from '#shared/web/when.tsx';
import type { AdminDeclaration } from '../../../withdrawal-contract.ts';
import { useWithdrawalsTexts } from './use-withdrawals-texts.ts';

interface DeclarationRowProps {
  readonly declaration: AdminDeclaration;
  readonly onDecide: () => void;
}

/** A declaration: its author, instant, subject and outcome, and the decision of the studio. */
export const DeclarationRow = ({ declaration, onDecide }: DeclarationRowProps) => {
  const texts = useWithdrawalsTexts();
  const { name, email, reference, declared_at, outcome, refund, decision, is_open } = declaration;
  const mayWrite = useIsOneOf('owner', 'desk');
  return (
    <li className="card grid gap-1 p-4 break-words">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="min-w-0 font-semibold">{name}</span>
        <time dateTime={declared_at} className="tabular text-sm text-muted">
          {texts.declared(formatDateTime(epochOf(declared_at)))}
        </time>
      </p>
      <p className="text-sm text-muted">
        {email} · {texts.reference(reference)}
      </p>
      <p>{texts.outcome[outcome]}</p>
      <About declaration={declaration} />
      {refund > 0 && (
        <p className="tabular">
          {outcome === 'proposed' ? texts.paid(euroText(refund)) : texts.refunded(euroText(refund))}
        </p>
      )}
      {decision && (
        <p className="mt-1 border-l-2 border-line pl-3 whitespace-pre-line">
          <span className="tabular block text-sm text-muted">
            {texts.decided(formatDateTime(epochOf(decision.decided_at)))}
          </span>
          {decision.text}
        </p>
      )}
      {is_open && mayWrite && (
        <p className="mt-2">
          <Button look="secondary" onClick={onDecide}>
            {texts.decide}
          </Button>
        </p>
      )}
    </li>
  );
};

/** The booking that was found, or a note that it was deleted. */
const About = ({ declaration }: Pick<DeclarationRowProps, 'declaration'>) => {
  const texts = useWithdrawalsTexts();
  const { booking, outcome } = declaration;
  if (outcome === 'unknown') return null;
  if (booking === null) return <p className="text-muted">{texts.gone}</p>;
  return (
    <p>
      <Link
        to={`/admin/bookings?booking=${booking.id}`}
        className="tabular inline-flex min-h-11 items-center font-medium text-accent-text hover:underline"
      >
        {texts.booking({ code: booking.confirmation_code, when: formatDateTime(epochOf(booking.start)) })}
      </Link>
    </p>
  );
};
