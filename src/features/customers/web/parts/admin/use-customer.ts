import type { UseQueryResult } from '@tanstack/react-query';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { adminCaller } from '#features/auth/web/parts/admin-call.ts';
import { isPlaceholder } from '#shared/kernel/contact/placeholder-contact.ts';
import type { CustomerNote, CustomerProfile, customersContract, FoundCustomer, noteType } from '../../../contract.ts';

const call = adminCaller<typeof customersContract>();
export const customersKey = ['customers'] as const;

/** Identifies a customer: by e-mail address. A placeholder address is shared, so the name is needed as well. */
export interface Customer {
  readonly email: string;
  readonly name: string;
  /** Optional; the customer is not identified by it. */
  readonly phone?: string;
}
const sharedBy = ({ email, name }: Customer): { customer_name?: string } =>
  isPlaceholder(email) ? { customer_name: name } : {};

export type NoteType = z.infer<typeof noteType>;
export interface NoteText {
  readonly note: string;
  readonly note_type: NoteType;
  /** Of the note that is changed. */
  readonly version?: string;
}

/** Searches customers by name, e-mail or phone. */
export const useFoundCustomers = (
  query: { readonly search: string; readonly limit: number },
  enabled: boolean,
): UseQueryResult<FoundCustomer[]> =>
  useQuery({
    queryKey: [...customersKey, 'found', query],
    queryFn: ({ signal }) => call('GET /api/admin/customers', { query }, { signal }),
    placeholderData: keepPreviousData,
    enabled,
  });

/** The three newest notes; a booking shows two of them. */
export const useNotes = (customer: Customer): UseQueryResult<CustomerNote[]> =>
  useQuery({
    queryKey: [...customersKey, 'notes', customer],
    queryFn: ({ signal }) =>
      call(
        'GET /api/admin/customers/{email}/notes',
        { params: { email: customer.email }, query: { limit: 3, ...sharedBy(customer) } },
        { signal },
      ),
  });

export const useProfile = (customer: Customer): UseQueryResult<CustomerProfile> =>
  useQuery({
    queryKey: [...customersKey, 'profile', customer],
    queryFn: ({ signal }) =>
      call(
        'GET /api/admin/customers/{email}/profile',
        { params: { email: customer.email }, query: sharedBy(customer) },
        { signal },
      ),
    staleTime: 0,
  });

export const addNote = (customer: Customer, text: NoteText): Promise<CustomerNote> =>
  call('POST /api/admin/customers/{email}/notes', {
    params: { email: customer.email },
    query: {},
    body: { ...text, ...sharedBy(customer) },
  });

export const changeNote = (id: string, body: NoteText): Promise<CustomerNote> =>
  call('PUT /api/admin/customers/notes/{id}', { params: { id }, body });

/** Deletes notes; invalidates all queries about customers afterwards. */
export const useRemoveNote = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call('DELETE /api/admin/customers/notes/{id}', { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: customersKey }),
  });
};
