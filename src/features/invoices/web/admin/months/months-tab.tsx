import { Loaded } from '#features/settings/web/parts/admin/loaded.tsx';
import { EmptyState } from '#shared/web/admin/empty-state.tsx';
import { Panel } from '#shared/web/admin/panel.tsx';
import { MonthRow } from './month-row.tsx';
import { ProceduresDownload } from './procedures-download.tsx';
import { useMonths, useMonthsTexts } from './use-months.ts';

/** The months of the accounts: download each, close those that are over. */
export const MonthsTab = () => {
  const texts = useMonthsTexts();
  const months = useMonths();
  return (
    <div className="grid gap-4">
      <div className="grid max-w-prose gap-1 text-muted">
        <p>{texts.intro}</p>
        <p>{texts.introClose}</p>
      </div>
      <Loaded query={months} failure={texts.loadError}>
        {({ months: listed }) =>
          listed.length === 0 ? (
            <div className="card">
              <EmptyState title={texts.empty} text={texts.emptyText} />
            </div>
          ) : (
            <ul aria-label={texts.list} className="grid gap-3">
              {listed.map((month) => (
                <MonthRow key={month.month} month={month} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <Panel title={texts.procedures}>
        <p className="mb-3 max-w-prose text-muted">{texts.proceduresText}</p>
        <ProceduresDownload />
      </Panel>
    </div>
  );
};
