import type { ReactNode } from 'react';
import { useId } from 'react';
import { formatDateTime } from '#shared/kernel/format.ts';
import { Later } from '#shared/web/admin/later.tsx';
import { Button } from '#shared/web/button.tsx';
import { classNames } from '#shared/web/class-names.ts';
import { askConfirmation } from '#shared/web/dialogs.tsx';
import { epochOf } from '#shared/web/when.tsx';
import type { Contact } from '../../../contract.ts';
import { phaseNames, priorityNames } from '../../../domain/phase-names.ts';
import { type Phase, phases } from '../../../domain/phases.ts';
import { telAddress } from '../../../domain/ways-to-reach.ts';
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
  const { actions } = board;
  const isBooked = contact.converted_to_booking;
  return (
    <div className="grid gap-5">
      <div className="grid gap-3">
        <p className="flex flex-wrap items-center gap-2">
          {isBooked ? <BookedBadge /> : <PhaseBadge phase={contact.phase} />}
          <span className="text-sm text-muted">
            Erstellt am <span className="tabular">{formatDateTime(epochOf(contact.created_at))}</span>
          </span>
        </p>
        <QuickLinks contact={contact} />
        {isBooked && <ConversionBanner contact={contact} onShowBooking={() => actions.showBooking(contact)} />}
        {!isBooked && <StatusSelect contact={contact} onChoose={(phase) => actions.move(contact, phase)} />}
        {contact.phase === 'termin_geplant' && !isBooked && (
          <Button onClick={() => board.flow.start(contact)}>Buchung erstellen</Button>
        )}
      </div>
      <Later>
        <Facts contact={contact} />
        <PreferredDates contact={contact} />
        <NotesSection contactId={contact.id} />
        <div className="flex gap-2 border-t border-line pt-4">
          {mayEdit && (
            <Button look="secondary" className="flex-1" onClick={() => actions.edit(contact)}>
              Bearbeiten
            </Button>
          )}
          <DeleteButton contact={contact} onDeleted={actions.closeDeleted} />
        </div>
      </Later>
    </div>
  );
};

const Facts = ({ contact }: { readonly contact: Contact }) => {
  const tel = telAddress(contact.phone);
  return (
    <dl className="grid grid-cols-2 gap-3">
      <Fact name="E-Mail">
        <a href={`mailto:${contact.email}`} className={link}>
          {contact.email}
        </a>
      </Fact>
      <Fact name="Telefon">
        {tel ? (
          <a href={tel} className={link}>
            {contact.phone}
          </a>
        ) : (
          (contact.phone ?? '–')
        )}
      </Fact>
      {contact.company && <Fact name="Firma">{contact.company}</Fact>}
      <Fact name="Quelle" half>
        {contact.source}
      </Fact>
      <Fact name="Priorität" half>
        {priorityNames[contact.priority]}
      </Fact>
      <Fact name={`Tags (${contact.tags.length})`}>
        {contact.tags.length === 0 ? (
          '–'
        ) : (
          <ul className="flex flex-wrap gap-1">
            {contact.tags.map((tag, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- two tags may be alike
              <li key={index} className="max-w-full rounded-md bg-sunken px-1.5 py-0.5 text-sm break-words">
                {tag}
              </li>
            ))}
          </ul>
        )}
      </Fact>
      {contact.notes && (
        <Fact name="Beschreibung">
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
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm text-muted">
        Status
      </label>
      <select
        id={id}
        value={contact.phase}
        onChange={(event) => onChoose(event.target.value as Phase)}
        className="block min-h-control w-full rounded-field border border-control bg-surface px-3 py-1.5 text-base text-ink"
      >
        {phases.map((phase) => (
          <option key={phase} value={phase}>
            {phaseNames[phase].name}
          </option>
        ))}
      </select>
    </div>
  );
};

const DeleteButton = ({ contact, onDeleted }: { readonly contact: Contact; readonly onDeleted: () => void }) => {
  const remove = useDelete(onDeleted);
  const ask = async (): Promise<void> => {
    const yes = await askConfirmation(
      `„${contact.name}“ und alle Notizen dazu werden endgültig gelöscht. Das lässt sich nicht rückgängig machen.`,
      { title: 'Kontakt löschen?', confirm: 'Löschen', cancel: 'Abbrechen', tone: 'danger' },
    );
    if (yes) remove.mutate(contact.id);
  };
  return (
    <Button look="secondary" className="flex-1 text-danger" busy={remove.isPending} onClick={() => void ask()}>
      Löschen
    </Button>
  );
};
