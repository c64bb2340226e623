import { useEffect, useEffectEvent, useState } from 'react';
import type { PublicPaymentConfig, ServicePaymentConfig } from '#features/payments/contract.ts';
import { call } from './booking-calls.ts';

export interface PaymentConfigs {
  readonly studio: PublicPaymentConfig | undefined;
  /** By service id; undefined: it could not be read. */
  readonly services: Readonly<Record<string, ServicePaymentConfig | undefined>>;
}

/**
 * How each service is paid: as it came with the page, read anew for the chosen service (PUB-027), and once more before
 * the confirmation when that failed.
 */
export const usePayment = (
  rendered: PaymentConfigs,
  { service_id, confirming }: { readonly service_id: string | undefined; readonly confirming: boolean },
): PaymentConfigs => {
  const [configs, setConfigs] = useState(rendered);
  const read = useEffectEvent(async (id: string): Promise<void> => {
    const [service, studio] = await Promise.all([
      call('GET /api/payments/service-config/{id}', { params: { id } }).catch(() => undefined),
      call('GET /api/admin/payments/public-config').catch(() => undefined),
    ]);
    setConfigs((known) => ({
      studio: studio ?? known.studio,
      services: { ...known.services, [id]: service },
    }));
  });
  const unknown = service_id !== undefined && configs.services[service_id] === undefined;
  useEffect(() => {
    if (service_id) void read(service_id);
  }, [service_id]);
  useEffect(() => {
    if (service_id && confirming && unknown) void read(service_id);
    // oxlint-disable-next-line react/exhaustive-deps -- only on the way into the confirmation: a config that fails again stays unknown
  }, [confirming]);
  return configs;
};
