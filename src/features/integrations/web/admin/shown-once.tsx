import { TriangleAlert } from 'lucide-react';
import { CopyButton } from '#shared/web/admin/copy-button.tsx';
import { Modal } from '#shared/web/admin/dialog/modal.tsx';
import { Button } from '#shared/web/button.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { integrationsAdminTexts } from '../../texts/admin-handle.ts';

interface ShownOnceProps {
  readonly title: string;
  readonly label: string;
  readonly secret: string;
  readonly lead?: string;
  readonly warning: string;
  readonly onClose: () => void;
}

/** A secret that is only shown once. A click outside does not close it. */
export const ShownOnce = ({ title, label, secret, lead, warning, onClose }: ShownOnceProps) => {
  const t = useTexts(integrationsAdminTexts);
  return (
    <Modal title={title} onClose={onClose} footer={<Button onClick={onClose}>{t('done')}</Button>}>
      <div className="grid gap-4">
        {lead && <p>{lead}</p>}
        <div>
          <p className="mb-1.5 font-medium">{label}</p>
          <div className="flex flex-wrap items-center gap-2">
            <code className="min-w-0 flex-1 basis-64 rounded-field bg-sunken px-3 py-2 font-mono text-sm break-all select-all">
              {secret}
            </code>
            <CopyButton text={secret} label={t('copy')} copied={t('copied')} />
          </div>
        </div>
        <p className="flex items-start gap-2 rounded-field bg-warning-soft px-3 py-2.5">
          <TriangleAlert size={18} aria-hidden="true" className="mt-0.5 shrink-0 text-warning" />
          <span>{warning}</span>
        </p>
      </div>
    </Modal>
  );
};
