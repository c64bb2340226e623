import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { formatDateTime } from '#shared/kernel/time/format.ts';
import { Button } from '#shared/web/button.tsx';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { showAlert } from '#shared/web/dialog/dialogs.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { showToast } from '#shared/web/toasts.tsx';
import type { StoredAbout } from '../../contract.ts';
import { privacyAdminTexts } from '../../texts/admin-handle.ts';
import { EraseDialog } from './erase-dialog.tsx';
import { useExport } from './use-privacy.ts';

const counted = [
  'bookings',
  'consents',
  'payments',
  'messages',
  'customer_notes',
  'contacts',
  'offers',
  'waiting_entries',
  'vouchers',
  'invoices',
] as const;

interface StoredDataProps {
  readonly stored: StoredAbout;
  readonly onErased: () => void;
}

/** Counts of what is stored about an address, and the actions for it. */
export const StoredData = ({ stored, onErased }: StoredDataProps) => {
  const t = useTexts(privacyAdminTexts);
  const words = useErrorMessage();
  const exporting = useExport();
  const [isErasing, setErasing] = useState(false);
  if (counted.every((kind) => stored[kind] === 0)) {
    return <p className="mt-4 break-words">{t('person.nothing', stored.email)}</p>;
  }
  const takeOut = (): void =>
    exporting.mutate(stored.email, {
      onSuccess: () => showToast(t('person.exported'), 'success'),
      onError: (error) => void showAlert(words(error), { title: t('person.exportError') }),
    });
  return (
    <section aria-label={t('person.found', stored.email)} className="mt-5 border-t border-line pt-4">
      <h3 className="mb-2 font-semibold break-words">{t('person.found', stored.email)}</h3>
      <dl className="grid gap-x-8 sm:grid-cols-2">
        {counted.map((kind) => (
          <div key={kind} className="flex justify-between gap-4 border-b border-line py-2">
            <dt>{t(`person.${kind}`)}</dt>
            <dd className="tabular font-medium">{stored[kind]}</dd>
          </div>
        ))}
      </dl>
      {stored.ahead.length > 0 && <Ahead bookings={stored.ahead} />}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button look="secondary" busy={exporting.isPending} onClick={takeOut}>
          <Download size={16} aria-hidden="true" />
          {t('person.export')}
        </Button>
        <Button look="danger" disabled={stored.ahead.length > 0} onClick={() => setErasing(true)}>
          <Trash2 size={16} aria-hidden="true" />
          {t('person.erase')}
        </Button>
      </div>
      <p className="mt-2 text-sm text-muted">{t('person.exportHint')}</p>
      {isErasing && (
        <EraseDialog
          stored={stored}
          onClose={() => setErasing(false)}
          onErased={() => {
            setErasing(false);
            showToast(t('erase.done'), 'success');
            onErased();
          }}
        />
      )}
    </section>
  );
};

/** The sessions that are still to come, which prevent erasing. */
const Ahead = ({ bookings }: { readonly bookings: StoredAbout['ahead'] }) => {
  const t = useTexts(privacyAdminTexts);
  return (
    <div className="mt-4 rounded-field bg-info-soft px-3 py-2.5">
      <p className="font-medium">{t('person.ahead')}</p>
      <ul>
        {bookings.map(({ id, confirmation_code, service_name, start }) => (
          <li key={id} className="break-words">
            <span className="tabular">{formatDateTime(Date.parse(start))}</span> · {service_name} ·{' '}
            <code className="font-mono text-sm whitespace-nowrap">{confirmation_code}</code>
          </li>
        ))}
      </ul>
    </div>
  );
};
