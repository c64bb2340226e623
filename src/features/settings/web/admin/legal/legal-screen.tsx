import { Tabs, useTab } from '#shared/web/admin/tabs.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { legalKinds } from '../../../domain/legal/legal-kinds.ts';
import { settingsAdminTexts } from '../../../texts/admin-handle.ts';
import { Loaded } from '../../parts/admin/loaded.tsx';
import { SettingsPage } from '../../parts/admin/settings-page.tsx';
import { LegalForm } from './legal-form.tsx';
import { useLegalPages } from './use-legal-pages.ts';

/** Imprint, privacy, terms and accessibility statement: the template, or the studio's own text. */
export const LegalScreen = () => {
  const t = useTexts(settingsAdminTexts);
  const pages = useLegalPages();
  const [kind, show] = useTab(legalKinds);
  return (
    <SettingsPage title={t('legal.title')} subtitle={t('legal.subtitle')}>
      <Loaded query={pages} failure={t('legal.loadError')}>
        {(loaded) => {
          const page = loaded.find((one) => one.kind === kind);
          return (
            <Tabs
              label={t('legal.title')}
              tabs={legalKinds.map((name) => ({ name, label: t(`legal.${name}`) }))}
              shown={kind}
              onShow={show}
            >
              {page && <LegalForm key={kind} page={page} />}
            </Tabs>
          );
        }}
      </Loaded>
    </SettingsPage>
  );
};
