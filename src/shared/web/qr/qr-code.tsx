import { useEffect, useState } from 'react';
import type { QrCode as Code } from '#shared/kernel/qr-code.ts';
import { Skeleton } from '../skeleton.tsx';
import { QrPicture } from './qr-picture.tsx';

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
  /** The text shown if it cannot be drawn. */
  readonly failure: string;
}

/** A text as a QR code. The library is loaded on first use. */
export const QrCode = ({ text, label, failure }: QrCodeProps) => {
  const code = useCode(text);
  if (code === 'failed') return <p className="max-w-52 text-muted">{failure}</p>;
  return code ? <QrPicture code={code} label={label} /> : <Skeleton className="size-52" />;
};

const useCode = (text: string): Code | 'failed' | undefined => {
  const [code, setCode] = useState<Code | 'failed'>();
  useEffect(() => {
    let isShown = true;
    import('#shared/kernel/qr-code.ts').then(
      ({ qrCode }) => isShown && setCode(qrCode(text)),
      () => isShown && setCode('failed'),
    );
    return () => {
      isShown = false;
    };
  }, [text]);
  return code;
};
