import { useState } from 'react';

/** The studio's logo, or an icon of an aperture if there is none. A logo that fails to load is hidden. */
export const StudioMark = ({ logo }: { readonly logo: string | null }) => {
  const [broken, setBroken] = useState(false);
  if (broken) return null;
  if (logo) {
    return (
      <img
        src={logo}
        alt=""
        height={40}
        className="h-10 w-auto max-w-40 rounded-field object-contain"
        // An image may have failed before hydration.
        ref={(image) => {
          if (image?.complete && image.naturalWidth === 0) setBroken(true);
        }}
        onError={() => setBroken(true)}
      />
    );
  }
  return (
    <svg
      viewBox="0 0 40 40"
      className="size-10 shrink-0"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.25"
    >
      <circle cx="20" cy="20" r="16" />
      <path
        d="M26.2 23.6 10.4 32.8M20 27.2 4.1 18M13.8 23.6V5.3M13.8 16.4 29.6 7.2M20 12.8 35.9 22M26.2 16.4v18.3"
        strokeLinecap="round"
      />
    </svg>
  );
};
