import { useLayoutEffect, useRef, useState } from 'react';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import type { PageDesign } from '../../../contract.ts';
import { themeOf } from '../../../domain/design/theme.ts';
import { settingsAdminTexts } from '../../../texts/admin-handle.ts';

interface LiveFrameProps {
  readonly values: PageDesign;
  readonly className: string;
}

/** The real page with these values; see design-preview.ts of the server. It updates without reloading. */
export const LiveFrame = (props: LiveFrameProps) => {
  const { language } = useLanguage();
  // Another language is another page, and font files are loaded with the page.
  return <Frame key={`${language} ${props.values.font_family}`} {...props} />;
};

const Frame = ({ values, className }: LiveFrameProps) => {
  const t = useTexts(settingsAdminTexts);
  const frame = useRef<HTMLIFrameElement>(null);
  // The address stays that of the first load; later changes only set CSS variables.
  const [address] = useState(() => `/admin/page-design/preview?${new URLSearchParams({ ...values }).toString()}`);
  const dress = (): void => {
    const root = frame.current?.contentDocument?.documentElement;
    for (const [name, value] of Object.entries(themeOf(values))) root?.style.setProperty(name, value);
  };
  useLayoutEffect(dress, [values]);
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- our own page, which needs its own scripts and fonts; the server makes it inert
    <iframe ref={frame} title={t('preview.frame')} src={address} onLoad={dress} className={className} />
  );
};
