import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { OffersOfPerson } from '#features/offers/web/parts/admin/offers-of-person.tsx';
import { telAddress } from '#shared/kernel/contact/dialled-number.ts';
import { formatDateTime } from '#shared/kernel/time/format.ts';
import { formTexts } from '#shared/web/admin/form-texts/handle.ts';
import { Later } from '#shared/web/admin/later.tsx';
import { Button } from '#shared/web/button.tsx';
import { classNames } from '#shared/web/class-names.ts';
import { askConfirmation } from '#shared/web/dialog/dialogs.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { epochOf } from '#shared/web/time/when.tsx';
import type { Contact } from '../../../contract.ts';
import { contactLanguage } from '../../../domain/contact-language.ts';
import { type Phase, phases } from '../../../domain/phases.ts';
import { boardTexts } from '../../../texts/board-handle.ts';
import { contactBookingTexts } from '../../../texts/contact-booking-handle.ts';
import type { Board } from '../board/use-board.ts';
import { BookedBadge, PhaseBadge } from '../phase-badge.tsx';
import { useDelete } from '../use-contact-changes.ts';
import { ConversionBanner } from './conversion-banner.tsx';
import { NotesSection } from './notes-section.tsx';
import { PreferredDates } from './preferred-dates.tsx';
import { QuickLinks } from './quick-links.tsx';

interface ContactDetailsProps {
  readonly contact: Contact;
  readonly board: Board;
  readonly mayEdit: boolean;
}

/** All details of one contact. */
export const ContactDetails = ({ contact, board, mayEdit }: ContactDetailsProps) => {
  const t = useTexts(boardTexts);
  const booking = useTexts(contactBookingTexts);
  const { actions } = board;
  const isBooked = contact.converted_to_booking;
  return (
    <div className="grid gap-5">
      <div className="grid gap-3">
        <p className="flex flex-wrap items-center gap-2">
          {isBooked ? <BookedBadge /> : <PhaseBadge phase={contact.phase} />}
          <span className="text-sm text-muted">
            {t('panel.created')} <span className="tabular">{formatDateTime(epochOf(contact.created_at))}</span>
          </span>
        </p>
        <QuickLinks contact={contact} />
        {isBooked && <ConversionBanner contact={contact} onShowBooking={() => actions.showBooking(contact)} />}
        {!isBooked && <StatusSelect contact={contact} onChoose={(phase) => actions.move(contact, phase)} />}
        {!isBooked && <OffersOfPerson person={offeredTo(contact)} />}
        {contact.phase === 'termin_geplant' && !isBooked && (
          <Button onClick={() => board.flow.start(contact)}>{booking('create.title')}</Button>
        )}
      </div>
      <Later>
        <Facts contact={contact} />
        <PreferredDates contact={contact} />
        <ImportedRow contact={contact} />
        <NotesSection contactId={contact.id} />
        <div className="flex gap-2 border-t border-line pt-4">
          {mayEdit && (
            <Button look="secondary" className="flex-1" onClick={() => actions.edit(contact)}>
              {t('panel.editButton')}
            </Button>
          )}
          <DeleteButton contact={contact} onDeleted={actions.closeDeleted} />
        </div>
      </Later>
    </div>
  );
};

const offeredTo = (contact: Contact) => {
  const { id, name, email, phone } = contact;
  return { contact_id: id, name, email, phone: phone ?? '', language: contactLanguage(contact) };
};

const Facts = ({ contact }: { readonly contact: Contact }) => {
  const t = useTexts(boardTexts);
  const fields = useTexts(formTexts);
  const tel = telAddress(contact.phone);
  return (
    <dl className="grid grid-cols-2 gap-3">
      <Fact name={t('field.email')}>
        <a href={`mailto:${contact.email}`} className={link}>
          {contact.email}
        </a>
      </Fact>
      <Fact name={fields('form.phone')}>
        {tel ? (
          <a href={tel} className={link}>
            {contact.phone}
          </a>
        ) : (
          (contact.phone ?? '–')
        )}
      </Fact>
      {contact.company && <Fact name={t('field.company')}>{contact.company}</Fact>}
      <Fact name={t('field.source')} half>
        {contact.source}
      </Fact>
      <Fact name={t('field.priority')} half>
        {t(`priority.${contact.priority}`)}
      </Fact>
      <Fact name={t('panel.tags', contact.tags.length)}>
        {contact.tags.length === 0 ? (
          '–'
        ) : (
          <ul className="flex flex-wrap gap-1">
            {contact.tags.map((tag, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- two tags may be equal
              <li key={index} className="max-w-full rounded-md bg-sunken px-1.5 py-0.5 text-sm break-words">
                {tag}
              </li>
            ))}
          </ul>
        )}
      </Fact>
      {contact.notes && (
        <Fact name={t('field.description')}>
          <span className="whitespace-pre-line">{contact.notes}</span>
        </Fact>
      )}
    </dl>
  );
};

const link = 'break-all text-accent-text underline-offset-4 hover:underline';

interface FactProps {
  readonly name: string;
  readonly half?: boolean;
  readonly children: ReactNode;
}

const Fact = ({ name, half = false, children }: FactProps) => (
  <div className={classNames('min-w-0', !half && 'col-span-2')}>
    <dt className="text-sm text-muted">{name}</dt>
    <dd className="break-words">{children}</dd>
  </div>
);

interface StatusSelectProps {
  readonly contact: Contact;
  readonly onChoose: (phase: Phase) => void;
}

const StatusSelect = ({ contact, onChoose }: StatusSelectProps) => {
  const id = useId();
  const t = useTexts(boardTexts);
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm text-muted">
        {t('field.status')}
      </label>
      <select
        id={id}
        value={contact.phase}
        onChange={(event) => onChoose(event.target.value as Phase)}
        className="block min-h-control w-full rounded-field border border-control bg-surface px-3 py-1.5 text-base text-ink"
      >
        {phases.map((phase) => (
          <option key={phase} value={phase}>
            {t(`phase.${phase}`)}
          </option>
        ))}
      </select>
    </div>
  );
};

const DeleteButton = ({ contact, onDeleted }: { readonly contact: Contact; readonly onDeleted: () => void }) => {
  const t = useTexts(boardTexts);
  const fields = useTexts(formTexts);
  const remove = useDelete(onDeleted);
  const ask = async (): Promise<void> => {
    const yes = await askConfirmation(t('delete.question', contact.name), {
      title: t('delete.title'),
      confirm: t('panel.delete'),
      cancel: fields('form.cancel'),
      tone: 'danger',
    });
    if (yes) remove.mutate(contact.id);
  };
  return (
    <Button look="secondary" className="flex-1 text-danger" busy={remove.isPending} onClick={() => void ask()}>
      {t('panel.delete')}
    </Button>
  );
};

/** The filled cells of the row a contact was imported from: answers, further numbers and all that has no field. */
const ImportedRow = ({ contact }: { readonly contact: Contact }) => {
  const t = useTexts(boardTexts);
  const cells = Object.entries(contact.raw_data ?? {})
    .map(([column, cell]) => [column, typeof cell === 'string' ? cell.trim() : JSON.stringify(cell)] as const)
    .filter(([, cell]) => cell !== '');
  if (cells.length === 0) return null;
  return (
    <details className="group">
      <summary className="inline-flex min-h-control w-fit cursor-pointer items-center gap-1 font-semibold hover:underline">
        <ChevronRight size={16} aria-hidden="true" className="shrink-0 transition duration-150 group-open:rotate-90" />
        {t('panel.row')}
      </summary>
      <dl className="divide-y divide-line rounded-field border border-line text-sm">
        {cells.map(([column, cell]) => (
          <div key={column} className="px-3 py-1.5">
            <dt className="break-words text-muted">{column}</dt>
            <dd className="break-words whitespace-pre-line">{cell}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
};
