import type { Dispatch } from 'react';
import { useEffect } from 'react';
import type { PublicService } from '#features/services/contract.ts';
import { byPlace } from '#features/services/domain/service-order.ts';
import type { Loading } from '#shared/web/call/use-loading.ts';
import { useLoading } from '#shared/web/call/use-loading.ts';
import { call } from '../state/booking-calls.ts';
import type { WizardAction } from '../state/wizard-state.ts';

export interface Services extends Omit<Loading<unknown>, 'value'> {
  /** undefined while loading. */
  readonly list: readonly PublicService[] | undefined;
}

/** The services rendered with the page, loaded again in the background. */
export const useServices = (rendered: readonly PublicService[] | undefined): Services => {
  const { value, ...fresh } = useLoading('services', (signal) => call('GET /api/services', {}, { signal }));
  const services = value ?? rendered;
  return { ...fresh, list: services && [...services].sort(byPlace) };
};

/** Clears a chosen service that is no longer on offer. */
export const useGoneService = (
  { list, loading }: Services,
  chosen: string | undefined,
  dispatch: Dispatch<WizardAction>,
): void => {
  const isGone = chosen !== undefined && !loading && list?.every(({ id }) => id !== chosen) === true;
  useEffect(() => {
    if (isGone) dispatch({ type: 'gone', notice: 'service_gone' });
  }, [isGone, dispatch]);
};
