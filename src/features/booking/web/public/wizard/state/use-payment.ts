import { useEffect, useEffectEvent, useState } from 'react';
import type { PublicPaymentConfig, ServicePaymentConfig } from '#features/payments/contract.ts';
import { call } from './booking-calls.ts';

export interface PaymentConfigs {
  readonly studio: PublicPaymentConfig | undefined;
  /** By service ID; undefined if it could not be loaded. */
  readonly services: Readonly<Record<string, ServicePaymentConfig | undefined>>;
}

export interface Payment extends PaymentConfigs {
  /** The payment settings of the chosen service are not known: nothing can be booked. */
  readonly unknown: boolean;
  readonly loading: boolean;
  readonly reload: () => void;
}

/**
 * The payment settings of each service. They come with the page and are loaded again for the chosen service, and once
 * more before the confirmation if that failed. After that the customer has to retry.
 */
export const usePayment = (
  rendered: PaymentConfigs,
  { service_id, confirming }: { readonly service_id: string | undefined; readonly confirming: boolean },
): Payment => {
  const [configs, setConfigs] = useState(rendered);
  const [reading, setReading] = useState(0);
  const read = useEffectEvent(async (id: string): Promise<void> => {
    setReading((count) => count + 1);
    const [service, studio] = await Promise.all([
      call('GET /api/payments/service-config/{id}', { params: { id } }).catch(() => undefined),
      call('GET /api/admin/payments/public-config').catch(() => undefined),
    ]);
    setReading((count) => count - 1);
    setConfigs((known) => ({
      studio: studio ?? known.studio,
      services: { ...known.services, [id]: service },
    }));
  });
  const [round, setRound] = useState(0);
  const unknown =
    service_id !== undefined && (configs.services[service_id] === undefined || configs.studio === undefined);
  useEffect(() => {
    if (service_id) void read(service_id);
  }, [service_id, round]);
  useEffect(() => {
    if (service_id && confirming && unknown) void read(service_id);
    // oxlint-disable-next-line react/exhaustive-deps -- only on the way into the confirmation: a config that fails again stays unknown
  }, [confirming]);
  return { ...configs, unknown, loading: reading > 0, reload: () => setRound((before) => before + 1) };
};
