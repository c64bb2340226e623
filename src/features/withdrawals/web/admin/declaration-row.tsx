import { Link } from 'react-router';
import { useIsOneOf } from '#features/auth/web/parts/use-role.ts';
import { formatDateTime } from '#shared/kernel/time/format.ts';
import { Button } from '#shared/web/button.tsx';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { askConfirmation } from '#shared/web/dialog/dialogs.tsx';
import { euroText } from '#shared/web/money.tsx';
import { epochOf } from '#shared/web/time/when.tsx';
import { showToast } from '#shared/web/toasts.tsx';
import type { AdminDeclaration } from '../../contract.ts';
import { useConfirmWithdrawal } from '../parts/admin/use-withdrawals.ts';
import { useWithdrawalsTexts } from './use-withdrawals-texts.ts';

interface DeclarationRowProps {
  readonly declaration: AdminDeclaration;
  readonly onDecide: () => void;
}

/** A declaration: its author, instant, subject and outcome, and the decision of the studio. */
export const DeclarationRow = ({ declaration, onDecide }: DeclarationRowProps) => {
  const texts = useWithdrawalsTexts();
  const { name, email, reference, declared_at, outcome, refund, decision, is_open, awaits_confirmation } = declaration;
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
      <p>{awaits_confirmation ? texts.byDay : texts.outcome[outcome]}</p>
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
        <p className="mt-2 flex flex-wrap gap-3">
          {awaits_confirmation && <ConfirmButton id={declaration.id} name={name} />}
          <Button look="secondary" onClick={onDecide}>
            {texts.decide}
          </Button>
        </p>
      )}
    </li>
  );
};

/** Gives the declaration its effect, after a question: it cancels a booking and gives money back. */
const ConfirmButton = ({ id, name }: { readonly id: string; readonly name: string }) => {
  const texts = useWithdrawalsTexts();
  const words = useErrorMessage();
  const confirm = useConfirmWithdrawal();
  const ask = async (): Promise<void> => {
    if (!(await askConfirmation(texts.confirmQuestion(name), { confirm: texts.confirm, tone: 'danger' }))) return;
    confirm.mutate(id, {
      onSuccess: () => showToast(texts.confirmed, 'success'),
      onError: (error) => showToast(words(error), 'error'),
    });
  };
  return (
    <Button busy={confirm.isPending} onClick={() => void ask()}>
      {texts.confirm}
    </Button>
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
