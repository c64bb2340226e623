import { useState } from 'react';
import { formatDateTime } from '#shared/kernel/time/format.ts';
import { Modal } from '#shared/web/admin/dialog/modal.tsx';
import { LoadFailure } from '#shared/web/admin/load-failure.tsx';
import { Panel } from '#shared/web/admin/panel.tsx';
import { Loading, Skeleton } from '#shared/web/skeleton.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import type { LegalKind } from '../../../domain/legal/legal-kinds.ts';
import type { AdminLegalPage } from '../../../legal-contract.ts';
import { settingsAdminTexts } from '../../../texts/admin-handle.ts';
import { useWording } from './use-legal-pages.ts';

/** Every wording that was in force, in full. */
export const LegalHistory = ({ page }: { readonly page: AdminLegalPage }) => {
  const t = useTexts(settingsAdminTexts);
  const [opened, open] = useState<string>();
  return (
    <Panel title={t('legal.history')}>
      <p className="mb-2 text-muted">{t('legal.historyHint')}</p>
      {page.history.length === 0 ? (
        <p className="text-muted">{t('legal.historyNone')}</p>
      ) : (
        <ul className="-mx-2 grid grid-cols-1">
          {page.history.map(({ version, first_used_at }) => (
            <li key={version}>
              <button
                type="button"
                onClick={() => open(version)}
                className="flex min-h-11 w-full cursor-pointer flex-wrap items-center gap-x-3 rounded-field px-2 text-left transition duration-150 hover:bg-ground"
              >
                <span className="tabular font-medium">{formatDateTime(Date.parse(first_used_at))}</span>
                <code className="font-mono text-sm text-muted">{version}</code>
                {version === page.version && (
                  <span className="rounded-full bg-success-soft px-2.5 py-0.5 text-sm font-medium text-success">
                    {t('legal.inForce')}
                  </span>
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
      {opened !== undefined && <Wording kind={page.kind} version={opened} onClose={() => open(undefined)} />}
    </Panel>
  );
};

interface WordingProps {
  readonly kind: LegalKind;
  readonly version: string;
  readonly onClose: () => void;
}

const Wording = ({ kind, version, onClose }: WordingProps) => {
  const t = useTexts(settingsAdminTexts);
  const wording = useWording(kind, version);
  return (
    <Modal title={`${t(`legal.${kind}`)} · ${version}`} wide light onClose={onClose}>
      {wording.isError ? (
        <LoadFailure title={t('legal.loadError')} error={wording.error} onRetry={() => void wording.refetch()} />
      ) : wording.data ? (
        <div className="grid gap-6 md:grid-cols-2">
          {(['de', 'ru'] as const).map((language) => (
            <section key={language} lang={language} className="min-w-0">
              <h3 className="mb-2 font-semibold">{t(`legal.language.${language}`)}</h3>
              <p className="break-words whitespace-pre-line">{wording.data[language]}</p>
            </section>
          ))}
        </div>
      ) : (
        <Loading>
          <Skeleton className="h-96" />
        </Loading>
      )}
    </Modal>
  );
};
