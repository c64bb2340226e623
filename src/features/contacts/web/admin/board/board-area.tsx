import { EmptyState } from '#shared/web/admin/empty-state.tsx';
import { LoadFailure } from '#shared/web/admin/load-failure.tsx';
import { Loading, Skeleton } from '#shared/web/skeleton.tsx';
import { phases } from '../../../domain/phases.ts';
import { AddContactButton } from '../add-contact-button.tsx';
import { BoardView } from './board-view.tsx';
import { BookedSection } from './booked-section.tsx';
import type { Board } from './use-board.ts';

/** The board, or its loading or error state. */
export const BoardArea = ({ board }: { readonly board: Board }) => {
  const { data, error, refetch } = board.query;
  if (!data && error) {
    return <LoadFailure title="Failed to fetch contacts" error={error} onRetry={() => void refetch()} />;
  }
  if (!data) {
    return (
      <Loading className="flex gap-3 overflow-hidden">
        {phases.map((phase) => (
          <Skeleton key={phase} className="h-80 min-w-52 flex-1" />
        ))}
      </Loading>
    );
  }
  return (
    <>
      {data.length === 0 && (
        <EmptyState
          title="Noch keine Kontakte"
          text="Hier sammeln Sie alle, die angefragt haben, und begleiten sie von Spalte zu Spalte bis zur Buchung. Den Anfang macht jemand, den Sie eintragen, oder eine CSV-Datei aus Ihrer Werbung."
        >
          <AddContactButton board={board} />
        </EmptyState>
      )}
      <BoardView board={board} />
      <BookedSection board={board} />
    </>
  );
};
