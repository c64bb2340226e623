import type { Context } from '#shared/server/context.ts';
import { type Contact, contact } from '../contract.ts';
import { contactView } from './contact-view.ts';
import { contactOfRecord } from './store.ts';

/** Restores a contact from its row stored as JSON. */
export const contactAsRecorded = async ({ db }: Context, record: Readonly<Record<string, unknown>>): Promise<Contact> =>
  contact.omit({ version: true }).parse(contactView(await contactOfRecord(db, record)));
