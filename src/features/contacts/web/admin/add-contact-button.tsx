import { Plus } from 'lucide-react';
import { Button } from '#shared/web/button.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { boardTexts } from '../../texts/board-handle.ts';
import type { Board } from './board/use-board.ts';

export const AddContactButton = ({ board }: { readonly board: Board }) => {
  const t = useTexts(boardTexts);
  return (
    <Button onClick={board.adding.start}>
      <Plus className="size-4" aria-hidden="true" />
      {t('add.open')}
    </Button>
  );
};
