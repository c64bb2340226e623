import { EmptyState } from '#shared/web/admin/empty-state.tsx';
import { LoadFailure } from '#shared/web/admin/load-failure.tsx';
import { Loading, Skeleton } from '#shared/web/skeleton.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { phases } from '../../../domain/phases.ts';
import { boardTexts } from '../../../texts/board-handle.ts';
import { AddContactButton } from '../add-contact-button.tsx';
import { BoardView } from './board-view.tsx';
import { BookedSection } from './booked-section.tsx';
import type { Board } from './use-board.ts';

/** The board, or its loading or error state. */
export const BoardArea = ({ board }: { readonly board: Board }) => {
  const t = useTexts(boardTexts);
  const { data, error, refetch } = board.query;
  if (!data && error) {
    return <LoadFailure title={t('error.contacts')} error={error} onRetry={() => void refetch()} />;
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
        <EmptyState title={t('board.empty')} text={t('board.empty.text')}>
          <AddContactButton board={board} />
        </EmptyState>
      )}
      <BoardView board={board} />
      <BookedSection board={board} />
    </>
  );
};
