import type { Dispatch } from 'react';
import { useEffect } from 'react';
import type { PublicService } from '#features/services/contract.ts';
import { byPlace } from '#features/services/domain/service-order.ts';
import type { Loading } from '#shared/web/use-loading.ts';
import { useLoading } from '#shared/web/use-loading.ts';
import { call } from './booking-calls.ts';
import type { WizardAction } from './wizard-state.ts';

export interface Services extends Omit<Loading<unknown>, 'value'> {
  /** undefined: not known yet. */
  readonly list: readonly PublicService[] | undefined;
}

/** The services as they came with the page, asked for once more in the background (PUB-029, PUB-030). */
export const useServices = (rendered: readonly PublicService[] | undefined): Services => {
  const { value, ...fresh } = useLoading('services', (signal) => call('GET /api/services', {}, { signal }));
  const services = value ?? rendered;
  return { ...fresh, list: services && [...services].sort(byPlace) };
};

/** Gives up a chosen service that is not on offer any more. */
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
