import { useTexts } from '#shared/web/texts.tsx';
import type { Contact } from '../../../contract.ts';
import { boardTexts } from '../../../texts/board-handle.ts';
import type { Board } from '../board/use-board.ts';
import { ContactDetails } from './contact-details.tsx';
import { EditForm } from './edit-form.tsx';
import { SidePanel } from './side-panel.tsx';

interface ContactPanelProps {
  readonly board: Board;
  readonly contact: Contact;
  /** In fullscreen there is no edit form. */
  readonly fullscreen: boolean;
}

export const ContactPanel = ({ board, contact, fullscreen }: ContactPanelProps) => {
  const t = useTexts(boardTexts);
  const isEditing = board.isEditing && !fullscreen;
  return (
    <SidePanel
      of={`${contact.id} ${isEditing}`}
      label={t(isEditing ? 'panel.edit' : 'panel.label')}
      title={isEditing ? t('panel.edit') : contact.name}
      top={fullscreen ? 'window' : 'below-header'}
      onClose={board.actions.close}
    >
      {isEditing ? (
        <EditForm key={contact.id} contact={contact} onDone={() => board.actions.open(contact)} />
      ) : (
        <ContactDetails key={contact.id} contact={contact} board={board} mayEdit={!fullscreen} />
      )}
    </SidePanel>
  );
};
