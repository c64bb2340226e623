import { CalendarClock, CalendarDays, Download, Lock } from 'lucide-react';
import { useState } from 'react';
import { downloadAdminFile } from '#features/auth/web/parts/download-admin-file.ts';
import { confirmed, withFactor } from '#features/auth/web/parts/with-factor.ts';
import { formatDateTime, formatMonth } from '#shared/kernel/time/format.ts';
import { Badge, type BadgeLook } from '#shared/web/admin/badge.tsx';
import { useEuro } from '#shared/web/admin/use-euro.ts';
import { Button } from '#shared/web/button.tsx';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { askConfirmation } from '#shared/web/dialog/dialogs.tsx';
import { useLanguage } from '#shared/web/texts.tsx';
import { epochOf } from '#shared/web/time/when.tsx';
import { showToast } from '#shared/web/toasts.tsx';
import type { TaxMonth } from '../../../tax-contract.ts';
import { useCloseMonth, useMonthsTexts } from './use-months.ts';

type State = 'running' | 'open' | 'closed';

const looks: Readonly<Record<State, BadgeLook>> = {
  running: { icon: CalendarClock, badge: 'bg-sunken text-muted' },
  open: { icon: CalendarDays, badge: 'bg-accent-soft text-accent-text' },
  closed: { icon: Lock, badge: 'bg-success-soft text-success' },
};

/** A month: what is in it, whether it is closed, its file. */
export const MonthRow = ({ month: shown }: { readonly month: TaxMonth }) => {
  const texts = useMonthsTexts();
  const { language } = useLanguage();
  const euro = useEuro();
  const { month, documents, money, is_over, closed_at, closed_by, sha256 } = shown;
  const state: State = closed_at !== null ? 'closed' : is_over ? 'open' : 'running';
  const name = formatMonth(month, language);
  return (
    <li className="card grid gap-1 p-4">
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="flex flex-wrap items-center gap-2 font-semibold">
          <span className="first-letter:uppercase">{name}</span>
          <Badge look={looks[state]}>{texts.states[state]}</Badge>
        </span>
        <span className="tabular font-semibold">{euro(money)}</span>
      </p>
      <p className="flex flex-wrap justify-between gap-x-4 text-muted">
        <span>{texts.documents(documents)}</span>
        <span className="ml-auto text-sm">{texts.money}</span>
      </p>
      {closed_at !== null && (
        <p className="text-sm text-muted">{texts.closedBy(formatDateTime(epochOf(closed_at)), closed_by ?? '')}</p>
      )}
      {sha256 && (
        <p className="text-sm text-muted">
          {texts.sha256}: <code className="break-all">{sha256}</code>
        </p>
      )}
      <MonthActions month={month} name={name} state={state} />
    </li>
  );
};

const MonthActions = ({ month, name, state }: { month: string; name: string; state: State }) => {
  const texts = useMonthsTexts();
  const words = useErrorMessage();
  const [busy, setBusy] = useState(false);
  const close = useCloseMonth();
  const failed = (error: unknown): void => showToast(texts.failed(words(error)), 'error');
  const download = async (): Promise<void> => {
    setBusy(true);
    const load = () => downloadAdminFile(`/api/admin/invoices/months/${month}/file`, {});
    await withFactor(confirmed(load)).then((file) => showToast(texts.downloaded(file.name), 'success'), failed);
    setBusy(false);
  };
  const closeIt = async (): Promise<void> => {
    if (!(await askConfirmation(texts.closeQuestion(name), { confirm: texts.closeConfirm }))) return;
    close.mutate(month, { onSuccess: () => showToast(texts.closed(name), 'success'), onError: failed });
  };
  return (
    <div className="mt-1 flex flex-wrap gap-2">
      <Button
        look="secondary"
        busy={busy}
        aria-label={state === 'closed' ? texts.downloadLabel(name) : texts.previewLabel(name)}
        onClick={() => void download()}
      >
        <Download size={16} aria-hidden="true" />
        {state === 'closed' ? texts.download : texts.preview}
      </Button>
      {state === 'open' && (
        <Button
          look="secondary"
          busy={close.isPending}
          aria-label={texts.closeLabel(name)}
          onClick={() => void closeIt()}
        >
          <Lock size={16} aria-hidden="true" />
          {texts.close}
        </Button>
      )}
    </div>
  );
};
