import { ArrowRightLeft, Clock, Flag } from 'lucide-react';
import { memo } from 'react';
import { OfferBadge } from '#features/offers/web/parts/admin/offer-badge.tsx';
import { formatDateTime } from '#shared/kernel/time/format.ts';
import { IconButton } from '#shared/web/admin/icon-button.tsx';
import { classNames } from '#shared/web/class-names.ts';
import { useTexts } from '#shared/web/texts.tsx';
import { epochOf } from '#shared/web/time/when.tsx';
import type { Contact } from '../../../contract.ts';
import { daysInPhase, type Urgency, type UrgencyTone, urgencyOf } from '../../../domain/urgency.ts';
import { boardTexts } from '../../../texts/board-handle.ts';
import { urgencyText } from './urgency-text.ts';
import type { BoardActions } from './use-board.ts';
import type { CardPlace } from './use-visible-cards.ts';

interface ContactCardProps {
  readonly contact: Contact;
  readonly selected: boolean;
  /** Picked up, and not yet dropped. */
  readonly carried: boolean;
  /** Its position in a long column; undefined when it follows the card before it. */
  readonly index?: number | undefined;
  readonly of?: number | undefined;
  readonly top?: number | undefined;
  readonly measure?: CardPlace['measure'] | undefined;
  /** Epoch ms. */
  readonly now: number;
  readonly actions: BoardActions;
  readonly onMoveMenu: (contact: Contact, button: HTMLElement) => void;
}

/** A contact on the board: a press opens the panel; mouse, finger and keyboard carry it; the menu moves it. */
export const ContactCard = memo((props: ContactCardProps) => {
  const { contact, selected, carried, index, of, top, measure, now, actions, onMoveMenu } = props;
  const days = daysInPhase(epochOf(contact.phase_entered_at), now);
  const urgency = urgencyOf(contact, days);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the name inside is the button; this only makes it larger for the mouse
    <li
      ref={measure}
      data-contact={contact.id}
      data-index={index}
      aria-posinset={index === undefined ? undefined : index + 1}
      aria-setsize={of}
      onClick={() => actions.open(contact)}
      style={{ top }}
      className={classNames(
        'card grid cursor-pointer grid-cols-[minmax(0,1fr)] gap-1.5 p-3 select-none [-webkit-touch-callout:none] hover:border-control',
        top === undefined ? 'relative' : 'absolute inset-x-0',
        selected && 'border-accent ring-1 ring-accent',
        carried && 'border-accent ring-2 ring-accent',
      )}
    >
      <CardHead contact={contact} actions={actions} onMoveMenu={onMoveMenu} />
      {contact.company && <p className="-mt-1.5 truncate text-sm text-muted">{contact.company}</p>}
      {urgency && (
        <p>
          <UrgencyBadge urgency={urgency} />
        </p>
      )}
      {!contact.converted_to_booking && <OfferBadge contactId={contact.id} />}
      <CardTags tags={contact.tags} />
      <CardFoot contact={contact} days={days} />
    </li>
  );
});

/** The name, which opens the panel, and the button of the menu. */
const CardHead = ({ contact, actions, onMoveMenu }: Pick<ContactCardProps, 'contact' | 'actions' | 'onMoveMenu'>) => {
  const t = useTexts(boardTexts);
  return (
    <div className="flex items-start gap-1">
      <button
        type="button"
        data-opens={contact.id}
        aria-describedby="carry-hint"
        onClick={(event) => {
          event.stopPropagation();
          actions.open(contact);
        }}
        className="min-w-0 flex-1 cursor-pointer rounded-sm text-left leading-snug font-semibold break-words"
      >
        {contact.name}
      </button>
      <IconButton
        aria-haspopup="menu"
        label={t('card.moveOf', contact.name)}
        icon={ArrowRightLeft}
        size={16}
        title={t('card.move')}
        onClick={(event) => {
          event.stopPropagation();
          onMoveMenu(contact, event.currentTarget);
        }}
        className="-my-2 -mr-2 pointer-coarse:-my-2.5"
      />
    </div>
  );
};

/** Priority, source and the time in the phase. */
const CardFoot = ({ contact, days }: { readonly contact: Contact; readonly days: number }) => {
  const t = useTexts(boardTexts);
  return (
    <p className="flex items-center gap-2 text-sm text-muted">
      {contact.priority === 'high' && (
        <span className="shrink-0 text-danger" title={t('stats.high')}>
          <Flag className="size-4" aria-hidden="true" />
          <span className="sr-only">{t('stats.high')}</span>
        </span>
      )}
      <span className="min-w-0 flex-1 truncate">{contact.source}</span>
      <span className="tabular shrink-0" title={t('card.since', formatDateTime(epochOf(contact.phase_entered_at)))}>
        {days === 0 ? t('card.today') : t('card.days', days)}
      </span>
    </p>
  );
};

/** The first two tags, and the number of further ones. */
const CardTags = ({ tags }: { readonly tags: readonly string[] }) => {
  const t = useTexts(boardTexts);
  if (tags.length === 0) return null;
  const [shown, more] = [tags.slice(0, 2), tags.length - 2];
  return (
    <ul aria-label={t('field.tags')} className="flex flex-wrap gap-1">
      {shown.map((tag, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two tags may be equal
        <li key={index} className={chip}>
          {tag}
        </li>
      ))}
      {more > 0 && (
        <li className={chip} title={tags.slice(2).join(', ')}>
          +{more}
        </li>
      )}
    </ul>
  );
};

const chip = 'max-w-full truncate rounded-md bg-sunken px-1.5 py-0.5 text-sm leading-tight text-muted';

const tones: Record<UrgencyTone, string> = {
  yellow: 'bg-yellow-100 text-yellow-900 dark:bg-yellow-300/15 dark:text-yellow-200',
  orange: 'bg-orange-100 text-orange-900 dark:bg-orange-400/20 dark:text-orange-200',
  red: 'bg-red-100 text-red-900 dark:bg-red-400/20 dark:text-red-200',
  purple: 'bg-purple-100 text-purple-900 dark:bg-purple-400/20 dark:text-purple-200',
};

/** States in words and colour that a contact is overdue. */
const UrgencyBadge = ({ urgency }: { readonly urgency: Urgency }) => {
  const t = useTexts(boardTexts);
  return (
    <span
      data-urgency={urgency.tone}
      className={classNames(
        'inline-flex items-center gap-1 rounded-md px-1.5 py-0.5 text-sm leading-tight font-medium',
        tones[urgency.tone],
      )}
    >
      <Clock className="size-3.5 shrink-0" aria-hidden="true" />
      {urgencyText(urgency, t)}
    </span>
  );
};
