import { Download } from 'lucide-react';
import { useState } from 'react';
import { downloadAdminFile } from '#features/auth/web/parts/download-admin-file.ts';
import { useIsOneOf } from '#features/auth/web/parts/use-role.ts';
import { confirmed, withFactor } from '#features/auth/web/parts/with-factor.ts';
import { Button } from '#shared/web/button.tsx';
import { CallError } from '#shared/web/call/call-error.ts';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import { showToast } from '#shared/web/toasts.tsx';
import { bookingAdminTexts } from '../../texts/admin/admin-handle.ts';
import type { Sort } from './list-view.ts';

type Kind = 'bookings' | 'summary';

/** Exports all bookings, or their summary, as Excel files; filter and search have no effect. */
export const ExportButtons = ({ sort }: { readonly sort: Sort }) => {
  const t = useTexts(bookingAdminTexts);
  const { busy, download } = useExport(sort);
  const mayExport = useIsOneOf('owner', 'accountant');
  if (!mayExport) return null;
  return (
    <>
      <Button
        look="secondary"
        className="max-sm:flex-1 max-sm:px-2 max-sm:text-sm"
        busy={busy === 'summary'}
        onClick={() => download('summary')}
      >
        <Download size={16} aria-hidden="true" />
        {t('export.summary')}
      </Button>
      <Button
        look="secondary"
        className="max-sm:flex-1 max-sm:px-2 max-sm:text-sm"
        busy={busy === 'bookings'}
        onClick={() => download('bookings')}
      >
        <Download size={16} aria-hidden="true" />
        {t('export.bookings')}
      </Button>
    </>
  );
};

const useExport = (sort: Sort) => {
  const t = useTexts(bookingAdminTexts);
  const { language } = useLanguage();
  const message = useErrorMessage();
  const [busy, setBusy] = useState<Kind>();
  const download = async (kind: Kind): Promise<void> => {
    setBusy(kind);
    try {
      const query = new URLSearchParams({ kind, language, sort_by: sort.by, sort_order: sort.order });
      const load = () => downloadAdminFile(`/api/admin/bookings/export/excel?${query.toString()}`);
      const { name, headers } = kind === 'bookings' ? await withFactor(confirmed(load)) : await load();
      showToast(t('toast.exported', { count: Number(headers.get('x-record-count')), name }), 'success');
    } catch (error) {
      if (error instanceof CallError && error.code === 'no_data') showToast(t('toast.nothingToExport'), 'warning');
      else showToast(t('toast.exportError', message(error)), 'error');
    } finally {
      setBusy(undefined);
    }
  };
  return { busy, download: (kind: Kind) => void download(kind) };
};
