import { Download } from 'lucide-react';
import { useState } from 'react';
import { downloadAdminFile } from '#features/auth/web/parts/download-admin-file.ts';
import { Button } from '#shared/web/button.tsx';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { useLanguage } from '#shared/web/texts.tsx';
import { showToast } from '#shared/web/toasts.tsx';
import type { WantedAudit } from '../../contract.ts';
import { auditTexts } from '../../texts/texts.ts';

/** Downloads all entries of the filter as an Excel file. */
export const AuditExport = ({ filter }: { readonly filter: WantedAudit }) => {
  const { language } = useLanguage();
  const texts = auditTexts[language];
  const message = useErrorMessage();
  const [busy, setBusy] = useState(false);
  const download = async (): Promise<void> => {
    setBusy(true);
    const query = new URLSearchParams({ language });
    for (const [name, value] of Object.entries(filter)) if (value) query.set(name, value);
    try {
      await downloadAdminFile(`/api/admin/audit/export?${query.toString()}`);
      showToast(texts.exported, 'success');
    } catch (error) {
      showToast(`${texts.exportError} ${message(error)}`, 'error');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button look="secondary" busy={busy} onClick={() => void download()}>
      <Download size={16} aria-hidden="true" />
      {texts.export}
    </Button>
  );
};
