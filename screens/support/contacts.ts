import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import type { Contact, ContactNote } from '#features/contacts/contract.ts';
import { owner } from './first-studio.ts';
import type { Answers, Asked } from './stub-server.ts';

let count = 0;
/** A new contact, with whatever a test wants to be different. */
export const contactOf = (fields: Partial<Contact> = {}): Contact => {
  const number = ++count;
  return {
    id: crypto.randomUUID(),
    name: `Mia Kern ${number}`,
    email: `mia.${number}@example.de`,
    phone: null,
    company: null,
    source: 'Empfehlung',
    phase: 'new',
    notes: null,
    priority: 'medium',
    tags: [],
    preferred_dates: [],
    raw_data: null,
    created_at: '2027-05-11T10:15:00.000+02:00',
    phase_entered_at: '2027-05-11T10:15:00.000+02:00',
    converted_to_booking: false,
    converted_to_booking_id: null,
    converted_at: null,
    conversion_type: null,
    original_service_requested: null,
    version: '1',
    ...fields,
  };
};

/** What a contact that has booked differs in. */
export const asBooked: Partial<Contact> = {
  converted_to_booking: true,
  converted_to_booking_id: '00000000-0000-4000-8000-000000000801',
  converted_at: '2027-05-11T10:15:00.000+02:00',
  conversion_type: 'same_service',
};

const numbersOf = (contacts: readonly Contact[]) => {
  const share = contacts.filter((one) => one.converted_to_booking).length / Math.max(1, contacts.length);
  const having = (priority: Contact['priority']) => contacts.filter((one) => one.priority === priority).length;
  return {
    total_contacts: contacts.length,
    conversion_rate: Math.round(share * 1000) / 10,
    priority_breakdown: { low: having('low'), medium: having('medium'), high: having('high') },
    source_breakdown: Object.fromEntries(
      contacts.map(({ source }) => [source, contacts.filter((one) => one.source === source).length]),
    ),
  };
};

interface Board {
  readonly answers: Answers;
  /** The contact as the server has it now. */
  readonly stored: (contact: Contact) => Contact | undefined;
  /** Changes a contact as somebody else does. */
  readonly change: (contact: Contact, changes: Partial<Contact>) => Contact;
}

/** Answers about these contacts, which remember what is changed, added and deleted. */
export const boardOf = (...first: readonly Contact[]): Board => {
  const contacts = new Map(first.map((one) => [one.id, one]));
  const notes = new Map<string, ContactNote[]>();
  const found = (id: string | undefined): Contact => {
    const contact = contacts.get(id ?? '');
    if (!contact) throw new Error(`No contact ${id}`);
    return contact;
  };
  const change = ({ id }: { readonly id: string }, changes: Partial<Contact>): Contact => {
    const before = found(id);
    const entered = changes.phase === undefined ? {} : { phase_entered_at: '2027-05-11T10:30:00.000+02:00' };
    const after = { ...before, ...entered, ...changes, version: String(Number(before.version) + 1) };
    contacts.set(id, after);
    return after;
  };
  const addNote = ({ params, body }: Asked): ContactNote => {
    const note: ContactNote = {
      id: crypto.randomUUID(),
      note: body.note,
      note_type: body.note_type,
      created_by: owner.full_name,
      created_at: '2027-05-11T10:20:00.000+02:00',
    };
    const { id = '' } = params;
    notes.set(id, [note, ...(notes.get(id) ?? [])]);
    return note;
  };
  return {
    stored: ({ id }) => contacts.get(id),
    change,
    answers: {
      'GET /api/admin/contacts': () => [...contacts.values()],
      'GET /api/admin/contacts/stats': () => numbersOf([...contacts.values()]),
      'GET /api/admin/contacts/check-new': { has_new: false, count: 0, contacts: [] },
      'GET /api/admin/contacts/{id}': ({ params }: Asked) => found(params['id']),
      'PATCH /api/admin/contacts/{id}': ({ params, body }: Asked) => change(found(params['id']), body),
      'DELETE /api/admin/contacts/{id}': ({ params }: Asked) => {
        contacts.delete(found(params['id']).id);
        return { success: true };
      },
      'GET /api/admin/contacts/{id}/notes': ({ params }: Asked) => notes.get(params['id'] ?? '') ?? [],
      'POST /api/admin/contacts/{id}/notes': addNote,
    },
  };
};

export const columnOf = (phase: Contact['phase']): Locator => page.bySelector(`section[data-phase="${phase}"]`);
export const cardOf = ({ id }: { readonly id: string }): Locator => page.bySelector(`li[data-contact="${id}"]`);
export const nameOf = ({ name }: { readonly name: string }): Locator => page.getByRole('button', { name, exact: true });

/** Opens the panel of a contact by its card. */
export const openPanel = async (contact: Contact): Promise<Locator> => {
  await nameOf(contact).click();
  const panel = page.bySelector('aside[aria-label="Kontakt"], dialog[aria-label="Kontakt"]');
  await expect.element(panel.getByRole('heading', { name: contact.name })).toHaveFocus();
  return panel;
};

/** Moves a contact by the menu of its card. */
export const moveTo = async ({ name }: Contact, phase: string): Promise<void> => {
  await page.getByRole('button', { name: `${name} verschieben nach …` }).click();
  await page.getByRole('menu').getByRole('menuitem', { name: phase }).click();
};
