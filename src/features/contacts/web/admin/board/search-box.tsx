import { Search } from 'lucide-react';
import { startTransition, useState } from 'react';
import { useTexts } from '#shared/web/texts.tsx';
import { boardTexts } from '../../../texts/board-handle.ts';
import type { Board } from './use-board.ts';

/** Searches the board. */
export const SearchBox = ({ board }: { readonly board: Board }) => {
  const t = useTexts(boardTexts);
  // The input updates immediately; the board follows with lower priority.
  const [text, setText] = useState('');
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center gap-y-1 max-sm:basis-full">
      <label className="relative min-w-0 max-w-lg flex-1 basis-64">
        <span className="sr-only">{t('search.label')}</span>
        <Search
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted"
          aria-hidden="true"
        />
        <input
          type="search"
          value={text}
          onChange={({ target: { value } }) => {
            setText(value);
            startTransition(() => board.setSearch(value));
          }}
          placeholder={t('search.placeholder')}
          className="block min-h-control w-full rounded-field border border-control bg-surface py-1.5 pr-3 pl-9 text-base text-ellipsis text-ink placeholder:text-muted"
        />
      </label>
      <output className="text-sm text-muted not-empty:ml-3">
        {board.isSearching && t('search.found', board.found.length)}
      </output>
    </div>
  );
};
