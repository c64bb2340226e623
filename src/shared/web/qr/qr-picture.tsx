import type { QrCode } from '#shared/kernel/qr-code.ts';

/** A QR code, dark on white whatever the theme and the colours of the studio, as cameras need it. */
export const QrPicture = ({ code: { size, path }, label }: { readonly code: QrCode; readonly label: string }) => (
  <svg
    role="img"
    aria-label={label}
    viewBox={`0 0 ${size} ${size}`}
    shapeRendering="crispEdges"
    className="size-52 rounded-field border border-line bg-white"
  >
    <path d={path} fill="#000" />
  </svg>
);
