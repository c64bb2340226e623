import { ImageUp, Trash2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Panel } from '#shared/web/admin/panel.tsx';
import { Button } from '#shared/web/button.tsx';
import { CallError, NetworkError } from '#shared/web/call/call-error.ts';
import { askConfirmation, showAlert } from '#shared/web/dialog/dialogs.tsx';
import { sharedTexts } from '#shared/web/texts/handle.ts';
import { useTexts } from '#shared/web/texts.tsx';
import { settingsAdminTexts } from '../../../texts/admin-handle.ts';
import { useDeleteLogo, useUploadLogo } from './use-company-settings.ts';

/** The logo: shows, replaces or removes it. Takes effect at once, separately from the form. */
export const LogoPanel = ({ url }: { readonly url: string | null }) => {
  const t = useTexts(settingsAdminTexts);
  return (
    <Panel title={t('logo.title')} aside={url && <DeleteLogo />}>
      <div className="grid gap-4 sm:grid-cols-[14rem_1fr] sm:gap-6">
        <CurrentLogo key={url} url={url} />
        <Upload />
      </div>
    </Panel>
  );
};

const CurrentLogo = ({ url }: { readonly url: string | null }) => {
  const t = useTexts(settingsAdminTexts);
  const [broken, setBroken] = useState(false);
  if (broken && url) {
    return (
      <p role="alert" className="self-start text-sm font-medium break-words text-danger">
        {t('logo.broken', url)}
      </p>
    );
  }
  const box = 'grid min-h-24 place-items-center rounded-field border p-4';
  if (!url) {
    return <p className={`${box} border-dashed border-control text-center text-sm text-muted`}>{t('logo.none')}</p>;
  }
  return (
    // White in both themes: the logo is on white wherever customers see it.
    <div className={`${box} border-line bg-white`}>
      <img
        src={url}
        alt={t('logo.current')}
        onError={() => setBroken(true)}
        className="max-h-20 max-w-full object-contain"
      />
    </div>
  );
};

const Upload = () => {
  const t = useTexts(settingsAdminTexts);
  const shared = useTexts(sharedTexts);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const upload = useUploadLogo();
  const send = (): void => {
    if (!file) return;
    upload.mutate(file, {
      onSuccess: () => {
        if (input.current) input.current.value = '';
        setFile(undefined);
        void showAlert(t('logo.uploadSuccess'));
      },
      onError: (error) =>
        void showAlert(
          (error instanceof CallError && error.detail) ||
            (error instanceof NetworkError ? shared('error.network') : t('logo.uploadError')),
        ),
    });
  };
  return (
    <div className="min-w-0">
      <p className="mb-1.5 font-medium" id={`${id}-label`}>
        {t('logo.file')}
      </p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <label className="inline-flex min-h-control cursor-pointer items-center gap-2 rounded-button border border-control bg-surface px-button font-semibold hover:bg-accent-soft has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-accent">
          <ImageUp size={18} aria-hidden="true" />
          {t('logo.choose')}
          <input
            ref={input}
            type="file"
            accept="image/*"
            aria-describedby={`${id}-name ${id}-hint`}
            onChange={(event) => setFile(event.target.files?.[0])}
            className="sr-only"
          />
        </label>
        <output id={`${id}-name`} className="min-w-0 break-all text-muted">
          {file?.name ?? t('logo.noFile')}
        </output>
      </div>
      <p id={`${id}-hint`} className="mt-2 text-sm text-muted">
        {t('logo.hint')}
      </p>
      <Button
        look={file ? 'primary' : 'secondary'}
        className="mt-3"
        disabled={!file}
        busy={upload.isPending}
        onClick={send}
      >
        {t('logo.upload')}
      </Button>
    </div>
  );
};

const DeleteLogo = () => {
  const t = useTexts(settingsAdminTexts);
  const remove = useDeleteLogo();
  const ask = async (): Promise<void> => {
    if (!(await askConfirmation(t('logo.deleteConfirm'), { tone: 'danger', confirm: t('logo.delete') }))) return;
    remove.mutate(undefined, {
      onSuccess: () => void showAlert(t('logo.deleteSuccess')),
      onError: () => void showAlert(t('logo.deleteError')),
    });
  };
  return (
    <Button look="secondary" busy={remove.isPending} onClick={() => void ask()}>
      <Trash2 size={16} aria-hidden="true" />
      {t('logo.delete')}
    </Button>
  );
};
