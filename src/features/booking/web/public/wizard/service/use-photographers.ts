import type { Dispatch } from 'react';
import { useEffect } from 'react';
import type { PublicPhotographer } from '#features/photographers/contract.ts';
import { anyone } from '#features/photographers/domain/anyone.ts';
import type { Loading } from '#shared/web/call/use-loading.ts';
import { useLoading } from '#shared/web/call/use-loading.ts';
import { call } from '../state/booking-calls.ts';
import type { WizardAction, WizardState } from '../state/wizard-state.ts';

/** The photographers who offer the chosen service; a single one is chosen automatically. */
export const usePhotographers = (
  { service_id, photographer_id, photographer_name, notice }: WizardState,
  dispatch: Dispatch<WizardAction>,
  offersAnyone: boolean,
): Loading<readonly PublicPhotographer[]> => {
  const photographers = useLoading<readonly PublicPhotographer[]>(service_id, (signal) =>
    call('GET /api/photographers', { query: { service_id } }, { signal }),
  );
  const { value, loading } = photographers;
  const only = value?.length === 1 ? value[0]?.id : undefined;
  const chosen = value?.find(({ id }) => id === photographer_id);
  const isAnyone = photographer_id === anyone && offersAnyone;
  const isGone = photographer_id !== undefined && !isAnyone && !loading && value !== undefined && !chosen;
  // While the notice about the removed photographer is shown, that name stays.
  const known = notice === 'photographer_gone' ? undefined : chosen?.name;
  useEffect(() => {
    if (known !== undefined && known !== photographer_name) dispatch({ type: 'photographer_known', name: known });
  }, [known, photographer_name, dispatch]);
  useEffect(() => {
    if (isGone) dispatch({ type: 'gone', notice: 'photographer_gone' });
  }, [isGone, dispatch]);
  useEffect(() => {
    if (only !== undefined && (photographer_id === undefined || photographer_id === anyone))
      dispatch({ type: 'photographer', id: only, automatic: true });
  }, [only, photographer_id, dispatch]);
  return photographers;
};
