import { Download, Printer, TriangleAlert } from 'lucide-react';
import { CopyButton } from '#shared/web/admin/copy-button.tsx';
import { Modal } from '#shared/web/admin/dialog/modal.tsx';
import { saveFile } from '#shared/web/admin/table/save-file.ts';
import { Button } from '#shared/web/button.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { accountTexts } from '../../../texts/account-handle.ts';
import { useAdministrator } from '../require-session.tsx';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** Shows the recovery codes, which cannot be displayed again. When printed, only the codes appear. */
export const RecoveryCodes = ({ codes, onClose }: RecoveryCodesProps) => {
  const t = useTexts(accountTexts);
  const { email } = useAdministrator();
  const text = `${t('factor.codesFor', email)}\n\n${codes.join('\n')}\n`;
  const save = (): void => saveFile(new Blob([text], { type: 'text/plain' }), t('factor.fileName'));
  return (
    <Modal
      title={t('factor.codesTitle')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('factor.kept')}</Button>}
    >
      <div className="grid gap-4">
        <p>{t('factor.codesLead')}</p>
        <div data-print-alone="" className="print:text-black">
          <p className="mb-4 hidden font-medium print:block">{t('factor.codesFor', email)}</p>
          <ul className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-field bg-sunken px-4 py-3 text-center font-mono print:text-left">
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
        </div>
        <div className="flex flex-wrap gap-2">
          <CopyButton text={text} label={t('factor.copy')} copied={t('factor.copied')} />
          <Button look="secondary" onClick={save}>
            <Download size={16} aria-hidden="true" />
            {t('factor.download')}
          </Button>
          <Button look="secondary" onClick={() => window.print()}>
            <Printer size={16} aria-hidden="true" />
            {t('factor.print')}
          </Button>
        </div>
        <p className="flex items-start gap-2 rounded-field bg-warning-soft px-3 py-2.5">
          <TriangleAlert size={18} aria-hidden="true" className="mt-0.5 shrink-0 text-warning" />
          <span>{t('factor.codesOnce')}</span>
        </p>
      </div>
    </Modal>
  );
};
