import { Maximize2 } from 'lucide-react';
import { Link } from 'react-router';
import { AreaTexts } from '#shared/web/admin/area-texts.tsx';
import { PageHeader } from '#shared/web/admin/page-header.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { boardTexts } from '../../texts/board-handle.ts';
import { loadContactsTexts } from '../../texts/load-area-texts.ts';
import { AddContactButton } from './add-contact-button.tsx';
import { BoardArea } from './board/board-area.tsx';
import { SearchBox } from './board/search-box.tsx';
import { StatCards } from './board/stat-cards.tsx';
import { useBoard } from './board/use-board.ts';
import { ContactDialogs } from './contact-dialogs.tsx';
import { ImportButton } from './import/import-button.tsx';
import { useEscape } from './use-escape.ts';

/** The contacts board at /admin/kontakten. */
export const ContactsScreen = () => (
  <AreaTexts load={loadContactsTexts}>
    <Contacts />
  </AreaTexts>
);

const Contacts = () => {
  const t = useTexts(boardTexts);
  const board = useBoard();
  useEscape(() => board.selected && board.actions.close());
  return (
    <>
      <div className="[--board-height:max(26rem,calc(100dvh-8rem))] sm:[--board-height:max(28rem,calc(100dvh-8rem))]">
        <PageHeader title={t('title')} subtitle={t('subtitle')}>
          <ImportButton />
          <Link to="/admin/kontakten/fullscreen" className={secondary}>
            <Maximize2 className="size-4" aria-hidden="true" />
            <span className="max-sm:sr-only">{t('fullscreen.open')}</span>
          </Link>
          <AddContactButton board={board} />
        </PageHeader>
        <StatCards />
        <div className="mb-3 flex">
          <SearchBox board={board} />
        </div>
        <BoardArea board={board} />
      </div>
      <ContactDialogs board={board} fullscreen={false} />
    </>
  );
};

const secondary =
  'inline-flex min-h-control items-center justify-center gap-2 rounded-button border border-control bg-surface px-button leading-tight font-semibold text-ink hover:bg-accent-soft';
