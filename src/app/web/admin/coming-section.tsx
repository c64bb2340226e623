import { useLocation } from 'react-router';
import { EmptyState } from '#shared/web/admin/empty-state.tsx';
import { usePageTitle } from '#shared/web/admin/use-page-title.ts';
import { useTexts } from '#shared/web/texts.tsx';
import { HomeLink } from './home-link.tsx';
import { usePaletteEntries } from './palette/palette-entries.ts';
import { adminTexts } from './texts/handle.ts';

/** Says honestly that a screen is not there yet. Goes when the last screen has come. */
export const ComingSection = () => {
  const t = useTexts(adminTexts);
  const { pathname } = useLocation();
  const name = usePaletteEntries().find((entry) => entry.id === pathname)?.label ?? '';
  usePageTitle(name);
  return (
    <EmptyState level="h1" drawing="build" title={t('coming.heading', name)} text={t('coming.text')}>
      <HomeLink />
    </EmptyState>
  );
};
