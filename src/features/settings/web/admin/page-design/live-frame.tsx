import { useLayoutEffect, useRef, useState } from 'react';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import type { PageDesign } from '../../../contract.ts';
import { themeOf } from '../../../domain/theme.ts';
import { settingsAdminTexts } from '../../../texts/admin-handle.ts';

interface LiveFrameProps {
  readonly values: PageDesign;
  readonly className: string;
}

/** The real page in these values; see design-preview.ts of the server. It follows them without being loaded again. */
export const LiveFrame = (props: LiveFrameProps) => {
  const { language } = useLanguage();
  // Another language is another page, and the files of a font come with the page.
  return <Frame key={`${language} ${props.values.font_family}`} {...props} />;
};

const Frame = ({ values, className }: LiveFrameProps) => {
  const t = useTexts(settingsAdminTexts);
  const frame = useRef<HTMLIFrameElement>(null);
  // As it was when the page was loaded; what has changed since is a matter of variables.
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
