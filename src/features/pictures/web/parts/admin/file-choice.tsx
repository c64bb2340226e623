import type { LucideIcon } from 'lucide-react';
import { classNames } from '#shared/web/class-names.ts';

interface FileChoiceProps {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly several?: boolean;
  readonly describedBy?: string;
  /** The files that may be chosen, as in HTML; pictures by default. */
  readonly accept?: string;
  /** `icon`: shows the icon only, like the other buttons of a row. */
  readonly look: 'button' | 'icon';
  readonly onFiles: (files: readonly File[]) => void;
}

/** What the dialog of the operating system offers; the server decides by the content. */
const pictures = 'image/jpeg,image/png,image/webp,image/avif,image/heic,.heic,.heif';

/** A button that opens the choice of files. */
export const FileChoice = ({
  label,
  icon: Icon,
  several = false,
  describedBy,
  accept = pictures,
  look,
  onFiles,
}: FileChoiceProps) => (
  <label
    title={look === 'icon' ? label : undefined}
    className={classNames(
      'cursor-pointer has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-accent',
      look === 'icon'
        ? 'icon-button'
        : 'inline-flex min-h-control items-center gap-2 rounded-button border border-control bg-surface px-button font-semibold hover:bg-accent-soft',
    )}
  >
    <Icon size={look === 'icon' ? 17 : 18} aria-hidden="true" />
    {look === 'button' && label}
    <input
      type="file"
      accept={accept}
      multiple={several}
      aria-label={label}
      aria-describedby={describedBy}
      onChange={({ target }) => {
        onFiles([...(target.files ?? [])]);
        // The same file may be chosen again.
        target.value = '';
      }}
      className="sr-only"
    />
  </label>
);
