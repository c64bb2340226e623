import { draggable } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { ArrowRightLeft, Flag } from 'lucide-react';
import { memo, useEffect, useRef, useState } from 'react';
import { formatDateTime } from '#shared/kernel/format.ts';
import { classNames } from '#shared/web/class-names.ts';
import { epochOf } from '#shared/web/when.tsx';
import type { Contact } from '../../../contract.ts';
import { daysInPhase, urgencyOf } from '../../../domain/urgency.ts';
import { CardTags } from './card-tags.tsx';
import { UrgencyBadge } from './urgency-badge.tsx';
import type { BoardActions } from './use-board.ts';

interface ContactCardProps {
  readonly contact: Contact;
  readonly selected: boolean;
  /** One of very many: drawn only when it comes into sight. */
  readonly lazily: boolean;
  /** Epoch ms. */
  readonly now: number;
  readonly actions: BoardActions;
  readonly onMoveMenu: (contact: Contact, button: HTMLElement) => void;
}

/** Somebody on the board: a press opens the panel, the mouse drags, the menu moves without one. */
export const ContactCard = memo(({ contact, selected, lazily, now, actions, onMoveMenu }: ContactCardProps) => {
  const { card, isDragged } = useDragging(contact.id);
  const days = daysInPhase(epochOf(contact.phase_entered_at), now);
  const urgency = urgencyOf(contact, days);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the name inside is the button; this only makes it larger for the mouse
    <li
      ref={card}
      data-contact={contact.id}
      onClick={() => actions.open(contact)}
      className={classNames(
        'card relative grid shrink-0 cursor-pointer grid-cols-[minmax(0,1fr)] gap-1.5 p-3 transition-shadow duration-150 hover:border-control',
        selected && 'border-accent ring-1 ring-accent',
        isDragged && 'opacity-40',
        lazily && '[contain-intrinsic-size:auto_8rem] [content-visibility:auto]',
      )}
    >
      <div className="flex items-start gap-1">
        <button
          type="button"
          data-opens={contact.id}
          onClick={(event) => {
            event.stopPropagation();
            actions.open(contact);
          }}
          className="min-w-0 flex-1 cursor-pointer rounded-sm text-left leading-snug font-semibold break-words"
        >
          {contact.name}
        </button>
        {contact.priority === 'high' && (
          <span className="mt-0.5 text-danger" title="Hohe Priorität">
            <Flag className="size-4" aria-hidden="true" />
            <span className="sr-only">Hohe Priorität</span>
          </span>
        )}
        <button
          type="button"
          aria-haspopup="menu"
          aria-label={`${contact.name} verschieben nach …`}
          title="Verschieben nach …"
          onClick={(event) => {
            event.stopPropagation();
            onMoveMenu(contact, event.currentTarget);
          }}
          className="icon-button -my-2 -mr-2 pointer-coarse:-my-2.5"
        >
          <ArrowRightLeft className="size-4" aria-hidden="true" />
        </button>
      </div>
      {contact.company && <p className="-mt-1.5 truncate text-sm text-muted">{contact.company}</p>}
      {urgency && (
        <p>
          <UrgencyBadge urgency={urgency} />
        </p>
      )}
      <CardTags tags={contact.tags} />
      <p className="flex justify-between gap-2 text-sm text-muted">
        <span className="truncate">{contact.source}</span>
        <span
          className="tabular shrink-0"
          title={`In dieser Phase seit ${formatDateTime(epochOf(contact.phase_entered_at))}`}
        >
          {days === 0 ? 'heute' : days === 1 ? '1 Tag' : `${days} Tage`}
        </span>
      </p>
    </li>
  );
});

const useDragging = (contactId: string) => {
  const card = useRef<HTMLLIElement>(null);
  const [isDragged, setDragged] = useState(false);
  useEffect(() => {
    if (!card.current) return undefined;
    return draggable({
      element: card.current,
      getInitialData: () => ({ contactId }),
      onDragStart: () => setDragged(true),
      onDrop: () => setDragged(false),
    });
  }, [contactId]);
  return { card, isDragged };
};
