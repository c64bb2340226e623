import type { Contact } from '../../../contract.ts';
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
  const isEditing = board.isEditing && !fullscreen;
  return (
    <SidePanel
      of={`${contact.id} ${isEditing}`}
      label={isEditing ? 'Kontakt bearbeiten' : 'Kontakt'}
      title={isEditing ? 'Kontakt bearbeiten' : contact.name}
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
