import { useEffect, useState } from 'react';
import { useTexts } from '#shared/web/texts.tsx';
import { bookingTexts } from '../../../texts/handle.ts';

const shownFor = 2500;

/** The confirmation code in large type, with a button that copies it. */
export const ConfirmationCode = ({ code }: { readonly code: string }) => {
  const t = useTexts(bookingTexts);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), shownFor);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () => {
    navigator.clipboard?.writeText(code).then(
      () => setCopied(true),
      // Without permission for the clipboard the code can still be selected.
      () => undefined,
    );
  };
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 rounded-field bg-accent-soft p-4 sm:px-6 sm:py-5">
      <div>
        <p className="text-sm text-muted">{t('booking.code')}</p>
        <p className="mt-1 text-xl font-bold tracking-wider select-all sm:text-2xl" translate="no">
          {code}
        </p>
      </div>
      <button
        type="button"
        onClick={copy}
        className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-button border border-accent bg-surface px-4 font-semibold text-accent-text"
      >
        <svg
          viewBox="0 0 20 20"
          className="size-5"
          aria-hidden="true"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
        >
          {copied ? (
            <path d="m4 10.5 4 4 8-9" strokeLinecap="round" strokeLinejoin="round" />
          ) : (
            <path d="M7.5 6.5h8v10h-8zM4.5 13.5v-10h8" strokeLinejoin="round" />
          )}
        </svg>
        <span aria-live="polite">{t(copied ? 'booking.copied' : 'booking.copy')}</span>
      </button>
    </div>
  );
};
