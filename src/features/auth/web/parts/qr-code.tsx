import { useEffect, useState } from 'react';
import { Skeleton } from '#shared/web/skeleton.tsx';

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
  /** The text shown if it cannot be drawn. */
  readonly failure: string;
}

type Rows = readonly (readonly boolean[])[];

/** A text as a QR code, dark on white in both themes, as cameras need it. The library is loaded on first use. */
export const QrCode = ({ text, label, failure }: QrCodeProps) => {
  const rows = useRows(text);
  if (rows === 'failed') return <p className="max-w-52 text-muted">{failure}</p>;
  if (!rows) return <Skeleton className="size-52" />;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      className="size-52 rounded-field border border-line bg-white"
    >
      <path d={pathOf(rows)} fill="#000" />
    </svg>
  );
};

const useRows = (text: string): Rows | 'failed' | undefined => {
  const [rows, setRows] = useState<Rows | 'failed'>();
  useEffect(() => {
    let isShown = true;
    import('uqr').then(
      ({ encode }) => isShown && setRows(encode(text, { ecc: 'M', border: 3 }).data),
      () => isShown && setRows('failed'),
    );
    return () => {
      isShown = false;
    };
  }, [text]);
  return rows;
};

const pathOf = (rows: Rows): string =>
  rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
