import type { Context } from '#shared/server/context.ts';
import { type Contact, contact } from '../contract.ts';
import { contactView } from './contact-view.ts';
import { contactOfRecord } from './store.ts';

/** A contact as it was when its row was kept as JSON. */
export const contactAsRecorded = async ({ db }: Context, record: Readonly<Record<string, unknown>>): Promise<Contact> =>
  contact.parse(contactView(await contactOfRecord(db, record)));
