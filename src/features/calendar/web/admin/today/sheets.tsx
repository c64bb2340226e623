import { MapPin } from 'lucide-react';
import { EmptyState } from '#shared/web/admin/empty-state.tsx';
import { ButtonLink } from '#shared/web/button.tsx';
import { waitingFor, withQueue } from '../../../domain/day-queue.ts';
import type { Today } from '../../../today-contract.ts';
import { Conflicts } from './conflicts.tsx';
import { PrintedDay } from './printed-day.tsx';
import { SessionCard } from './session-card.tsx';
import { routeTo } from './session-words.ts';
import { type DayActions, useDayActions } from './use-day-actions.ts';
import { type ReadDay, useTodayTexts } from './use-today.ts';

/** The sheets of a day as they will be once everything that was tapped is sent, and what has to be decided before. */
export const Sheets = ({ read: { day, is_kept } }: { readonly read: ReadDay }) => {
  const words = useTodayTexts();
  const actions = useDayActions(day.date);
  const { queue } = actions;
  const photographers = day.photographers.map(({ sessions, ...sheet }) => ({
    ...sheet,
    sessions: sessions.map((session) => withQueue(session, queue)),
  }));
  return (
    <>
      <div className="grid grid-cols-1 gap-6 print:hidden">
        {is_kept && (
          <output className="rounded-field bg-warning-soft p-3 text-warning">{words.offline(queue.length)}</output>
        )}
        <Conflicts actions={actions} />
        {photographers.length === 0 && (
          <div className="card">
            <EmptyState title={words.empty} text={words.emptyText} />
          </div>
        )}
        {photographers.map((sheet) => (
          <SheetOf key={sheet.id} sheet={sheet} actions={actions} />
        ))}
        {day.address && (
          <ButtonLink
            look="secondary"
            href={routeTo(day.address)}
            target="_blank"
            rel="noreferrer"
            className="justify-self-start"
          >
            <MapPin size={16} aria-hidden="true" />
            {words.route}
          </ButtonLink>
        )}
      </div>
      <PrintedDay day={{ ...day, photographers }} />
    </>
  );
};

interface SheetOfProps {
  readonly sheet: Today['photographers'][number];
  readonly actions: DayActions;
}

const SheetOf = ({ sheet: { id, name, sessions }, actions: { queue, tap } }: SheetOfProps) => {
  const words = useTodayTexts();
  return (
    <section aria-labelledby={`sheet-${id}`}>
      <div className="mb-2 flex flex-wrap items-baseline gap-x-3">
        <h2 id={`sheet-${id}`} className="text-lg font-semibold break-words">
          {name}
        </h2>
        <p className="text-muted">{words.count(sessions.length)}</p>
      </div>
      <div className="card divide-y divide-line">
        {sessions.map((session) => (
          <SessionCard
            key={session.id}
            session={session}
            sheetOf={id}
            waits={waitingFor(queue, session.id) > 0}
            tap={tap}
          />
        ))}
      </div>
    </section>
  );
};
