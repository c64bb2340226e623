import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { AreaTexts } from '#shared/web/admin/area-texts.tsx';
import { usePageTitle } from '#shared/web/admin/use-page-title.ts';
import { useTexts } from '#shared/web/texts.tsx';
import { boardTexts } from '../../texts/board-handle.ts';
import { loadContactsTexts } from '../../texts/load-area-texts.ts';
import { BoardArea } from './board/board-area.tsx';
import { SearchBox } from './board/search-box.tsx';
import { type Board, useBoard } from './board/use-board.ts';
import { ContactDialogs } from './contact-dialogs.tsx';
import { useContactStats } from './contacts-data.ts';
import { useEscape } from './use-escape.ts';

const boardPath = '/admin/kontakten';

/** The same board in the whole window. */
export const FullscreenScreen = () => (
  <AreaTexts load={loadContactsTexts}>
    <Fullscreen />
  </AreaTexts>
);

const Fullscreen = () => {
  const t = useTexts(boardTexts);
  const board = useBoard();
  const navigate = useNavigate();
  usePageTitle(t('fullscreen.title'));
  useLockedScrolling();
  // Escape closes the panel first, then leaves.
  useEscape(() => (board.selected ? board.actions.close() : void navigate(boardPath)));
  return (
    <main className="fixed inset-0 flex flex-col bg-ground text-ground-ink [--board-height:calc(100dvh-9.5rem)]">
      <Header board={board} />
      <div className="min-h-0 flex-1 overflow-y-auto p-4">
        <BoardArea board={board} />
      </div>
      <ContactDialogs board={board} fullscreen />
    </main>
  );
};

const Header = ({ board }: { readonly board: Board }) => {
  const t = useTexts(boardTexts);
  const { data } = useContactStats();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-surface px-4 py-2.5 text-ink">
      <Link
        to={boardPath}
        aria-label={t('fullscreen.close')}
        title={t('fullscreen.close.title')}
        className="icon-button"
      >
        <ArrowLeft className="size-5" aria-hidden="true" />
      </Link>
      <div className="min-w-0 flex-1 basis-48 sm:flex-none">
        <h1 tabIndex={-1} className="text-lg leading-tight font-semibold outline-none">
          {t('title')}
        </h1>
        <p className="text-sm text-muted">
          {data && <span className="tabular">{t('fullscreen.count', data.total_contacts)} </span>}
          {t('fullscreen.hint')}
        </p>
      </div>
      <SearchBox board={board} />
    </div>
  );
};

/** Prevents the page behind from scrolling while this is open. */
const useLockedScrolling = (): void => {
  useEffect(() => {
    const { overflow } = document.body.style;
    document.body.style.overflow = 'hidden';
    return () => {
      document.body.style.overflow = overflow;
    };
  }, []);
};
