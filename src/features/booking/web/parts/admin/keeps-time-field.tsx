import { useTexts } from '#shared/web/texts.tsx';
import { bookingRequestTexts } from '../../../texts/admin/request-handle.ts';

interface KeepsTimeFieldProps {
  readonly value: boolean;
  readonly onChange: (keeps: boolean) => void;
}

/** Whether a session keeps its time until its customer has chosen another one. */
export const KeepsTimeField = ({ value, onChange }: KeepsTimeFieldProps) => {
  const t = useTexts(bookingRequestTexts);
  return (
    <fieldset>
      <legend className="mb-0.5 font-medium">{t('request.until')}</legend>
      {([true, false] as const).map((keeps) => (
        <label key={String(keeps)} className="flex min-h-control cursor-pointer items-start gap-2.5 py-1.5">
          <input
            type="radio"
            name="keeps_time"
            checked={value === keeps}
            onChange={() => onChange(keeps)}
            className="mt-0.5 size-4.5 shrink-0 cursor-pointer accent-accent"
          />
          <span>
            {t(keeps ? 'request.keep' : 'request.give')}
            <span className="block text-sm text-muted">{t(keeps ? 'request.keepHint' : 'request.giveHint')}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
};
