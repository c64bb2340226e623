import { useEffect, useRef } from 'react';
import { ErrorBox } from '#shared/web/call/error-box.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { wizardTexts } from '../../../../texts/wizard-handle.ts';

/** Why nothing was booked; focused, and so scrolled into view, when it appears. */
export const NotBooked = ({ error }: { readonly error: string | undefined }) => {
  const t = useTexts(wizardTexts);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error !== undefined) box.current?.focus();
  }, [error]);
  if (error === undefined) return null;
  return (
    <div ref={box} tabIndex={-1} className="scroll-mt-4 outline-none">
      <ErrorBox title={t('confirmation.error')} message={errorLast(error, t('confirmation.kept'))} />
    </div>
  );
};

/** The text of the server comes first. A bare status code means nothing to customers and comes last. */
const errorLast = (error: string, kept: string): string =>
  /^HTTP \d+$/.test(error) ? `${kept} (${error})` : `${error} ${kept}`;
