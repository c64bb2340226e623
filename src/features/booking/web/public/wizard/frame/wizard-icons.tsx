import type { ReactNode } from 'react';

/** Line icons of 20 px in the text colour. They are decorative: the text has the same content. */
const icon = (children: ReactNode) => () => (
  <svg
    viewBox="0 0 20 20"
    className="size-5 shrink-0"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    {children}
  </svg>
);

export const CameraIcon = icon(
  <>
    <path d="M3 6.5h3l1.2-2h5.6l1.2 2h3a1 1 0 0 1 1 1v7.5a1 1 0 0 1-1 1H3a1 1 0 0 1-1-1V7.5a1 1 0 0 1 1-1Z" />
    <circle cx="10" cy="11" r="3" />
  </>,
);
export const PersonIcon = icon(
  <>
    <circle cx="10" cy="6.5" r="3.25" />
    <path d="M3.5 17c.6-3.4 3.2-5 6.5-5s5.9 1.6 6.5 5" />
  </>,
);
export const CalendarIcon = icon(
  <>
    <rect x="2.75" y="4" width="14.5" height="13" rx="2" />
    <path d="M2.75 8h14.5M6.5 2.25V5m7-2.75V5" />
  </>,
);
export const ClockIcon = icon(
  <>
    <circle cx="10" cy="10" r="7.25" />
    <path d="M10 5.75V10l2.75 1.75" />
  </>,
);
export const CardIcon = icon(
  <>
    <rect x="2" y="4.5" width="16" height="11" rx="1.75" />
    <path d="M2 8.25h16M5 12.5h3" />
  </>,
);
export const CheckIcon = icon(<path d="m4.5 10.5 3.5 3.5 7.5-8" strokeWidth="2" />);
export const BackIcon = icon(<path d="m12 4-6 6 6 6" strokeWidth="1.75" />);
