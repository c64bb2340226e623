import { Download } from 'lucide-react';
import { useState } from 'react';
import { downloadAdminFile } from '#features/auth/web/parts/download-admin-file.ts';
import { Button } from '#shared/web/button.tsx';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { showToast } from '#shared/web/toasts.tsx';
import { useMonthsTexts } from './use-months.ts';

/** Downloads the documentation of procedures. */
export const ProceduresDownload = () => {
  const texts = useMonthsTexts();
  const words = useErrorMessage();
  const [busy, setBusy] = useState(false);
  const download = async (): Promise<void> => {
    setBusy(true);
    await downloadAdminFile('/api/admin/invoices/procedures', {}).then(
      ({ name }) => showToast(texts.downloaded(name), 'success'),
      (error: unknown) => showToast(texts.failed(words(error)), 'error'),
    );
    setBusy(false);
  };
  return (
    <Button
      look="secondary"
      busy={busy}
      aria-label={`${texts.procedures}: ${texts.proceduresDownload}`}
      onClick={() => void download()}
    >
      <Download size={16} aria-hidden="true" />
      {texts.proceduresDownload}
    </Button>
  );
};
