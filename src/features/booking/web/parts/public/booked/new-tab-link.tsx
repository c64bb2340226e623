import { useTexts } from '#shared/web/texts.tsx';
import { wizardTexts } from '../../../../texts/wizard-handle.ts';

interface NewTabLinkProps {
  readonly href: string;
  readonly className?: string;
  readonly children: string;
}

/** A link that opens a new tab, so that the wizard stays, and states this. */
export const NewTabLink = ({ href, className = '', children }: NewTabLinkProps) => {
  const t = useTexts(wizardTexts);
  return (
    <a href={href} target="_blank" rel="noopener" className={`underline underline-offset-4 ${className}`}>
      {children}
      <span className="sr-only"> ({t('details.newTab')})</span>
      <svg
        viewBox="0 0 16 16"
        className="ml-1 inline-block size-[0.9em] align-[-0.1em]"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M6 3H3v10h10v-3M9 2.5h4.5V7M13 3 7.5 8.5" />
      </svg>
    </a>
  );
};
