import { Plus } from 'lucide-react';
import { Button } from '#shared/web/button.tsx';
import type { Board } from './board/use-board.ts';

export const AddContactButton = ({ board }: { readonly board: Board }) => (
  <Button onClick={board.adding.start}>
    <Plus className="size-4" aria-hidden="true" />
    Kontakt hinzufügen
  </Button>
);
