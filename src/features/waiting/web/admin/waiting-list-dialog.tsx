import { useState } from 'react';
import { Modal } from '#shared/web/admin/dialog/modal.tsx';
import { EmptyState } from '#shared/web/admin/empty-state.tsx';
import { LoadFailure } from '#shared/web/admin/load-failure.tsx';
import { Button } from '#shared/web/button.tsx';
import { Loading, SkeletonRows } from '#shared/web/skeleton.tsx';
import { useLanguage } from '#shared/web/texts.tsx';
import type { WaitingPerson } from '../../contract.ts';
import { listName } from '../../texts/list-name.ts';
import { LiftModal } from './lift-modal.tsx';
import { PersonRow } from './person-row.tsx';
import { useListTexts, useWaitingList } from './use-waiting-list.ts';

/** The open entries in the order of the list, and below them the outcomes of those that have ended. */
export const WaitingListDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const texts = useListTexts();
  const { language } = useLanguage();
  const list = useWaitingList();
  const [lifted, setLifted] = useState<WaitingPerson>();
  if (lifted) return <LiftModal person={lifted} onClose={() => setLifted(undefined)} />;
  return (
    <Modal title={listName[language]} wide onClose={onClose} footer={<Button onClick={onClose}>{texts.close}</Button>}>
      {list.data ? (
        <>
          <Persons persons={list.data.pages.flat()} hasMore={list.hasNextPage} onLift={setLifted} />
          {list.hasNextPage && (
            <Button
              look="secondary"
              className="mt-4"
              busy={list.isFetchingNextPage}
              onClick={() => void list.fetchNextPage()}
            >
              {texts.more}
            </Button>
          )}
        </>
      ) : list.error ? (
        <LoadFailure title={texts.loadError} error={list.error} onRetry={() => void list.refetch()} />
      ) : (
        <Loading className="grid gap-2">
          <SkeletonRows count={3} className="h-24" />
        </Loading>
      )}
    </Modal>
  );
};

interface PersonsProps {
  readonly persons: readonly WaitingPerson[];
  readonly hasMore: boolean;
  readonly onLift: (person: WaitingPerson) => void;
}

const Persons = ({ persons, hasMore, onLift }: PersonsProps) => {
  const texts = useListTexts();
  const waiting = persons.filter(({ state }) => state === 'waiting');
  const ended = persons.filter(({ state }) => state !== 'waiting');
  return (
    <div className="grid gap-4">
      {waiting.length === 0 ? (
        <EmptyState title={texts.empty} text={texts.emptyText} level="h3" />
      ) : (
        <>
          <p className="text-lg font-semibold">
            {hasMore ? texts.waitingMore(waiting.length) : texts.waiting(waiting.length)}
          </p>
          <ol className="grid gap-2">
            {waiting.map((person) => (
              <PersonRow key={person.id} person={person} onLift={() => onLift(person)} />
            ))}
          </ol>
        </>
      )}
      {ended.length > 0 && (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center font-medium">
            {texts.ended(ended.length)}
          </summary>
          <ul className="grid gap-2">
            {ended.map((person) => (
              <PersonRow key={person.id} person={person} />
            ))}
          </ul>
        </details>
      )}
    </div>
  );
};
