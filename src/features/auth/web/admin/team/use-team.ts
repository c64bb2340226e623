import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSaveRecord } from '#shared/web/admin/form/use-save-record.ts';
import type { NewPerson, PersonChanges, PersonView, teamContract } from '../../../team-contract.ts';
import { adminCaller } from '../../parts/admin-call.ts';
import { withFactor } from '../../parts/with-factor.ts';

const call = adminCaller<typeof teamContract>();
const teamKey = ['team'] as const;

export const useTeam = () =>
  useQuery({
    queryKey: teamKey,
    queryFn: ({ signal }) => call('GET /api/admin/team', undefined, { signal }),
    staleTime: 0,
  });

/** A change of the team, which asks for a factor first. */
const useChange = <Values, Received>(change: (values: Values, current_password?: string) => Promise<Received>) => {
  const client = useQueryClient();
  return useMutation({
    gcTime: 0,
    mutationFn: (values: Values) => withFactor((current_password) => change(values, current_password)),
    onSettled: () => client.invalidateQueries({ queryKey: teamKey }),
  });
};

export const useInvite = () =>
  useChange((person: NewPerson, current_password) =>
    call('POST /api/admin/team', { body: { ...person, current_password } }),
  );

export const useSavePerson = (person: PersonView, onSaved: () => void) =>
  useSaveRecord<PersonView, PersonChanges>({
    stored: person,
    name: 'person',
    fields: ['full_name', 'role', 'photographer_id'],
    change: ({ id }, changes) =>
      withFactor((current_password) =>
        call('PUT /api/admin/team/{id}', { params: { id }, body: { ...changes, current_password } }),
      ),
    queryKey: teamKey,
    onSaved,
  });

type Action = 'invite-again' | 'remove-invitation' | 'deactivate' | 'reactivate';

export const useTeamAction = (action: Action) =>
  useChange((id: string, current_password) =>
    call(`POST /api/admin/team/{id}/${action}`, { params: { id }, body: { current_password } }),
  );
