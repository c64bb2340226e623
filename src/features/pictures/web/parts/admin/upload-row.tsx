import { X } from 'lucide-react';
import { IconButton } from '#shared/web/admin/icon-button.tsx';
import { usePictureTexts } from './use-picture-texts.ts';
import type { Upload } from './use-uploads.ts';

interface UploadRowProps {
  readonly upload: Upload;
  readonly onDismiss: () => void;
}

/** A file on its way, with its progress, or why it was refused. */
export const UploadRow = ({ upload: { name, percent, refusal }, onDismiss }: UploadRowProps) => {
  const words = usePictureTexts();
  return (
    <li className="flex items-start gap-3 py-3">
      <div className="min-w-0 flex-1">
        <p className="font-medium break-all">{name}</p>
        {refusal ? (
          <p role="alert" className="text-sm font-medium text-danger">
            {refusal}
          </p>
        ) : (
          <>
            <progress aria-label={name} value={percent} max={100} className="mt-1 block h-2 w-full accent-accent" />
            <p className="tabular mt-0.5 text-sm text-muted">{words.sending(percent)}</p>
          </>
        )}
      </div>
      {refusal && <IconButton label={words.dismiss(name)} icon={X} onClick={onDismiss} />}
    </li>
  );
};
