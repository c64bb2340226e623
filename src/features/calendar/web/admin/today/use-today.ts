import { useQuery } from '@tanstack/react-query';
import { adminCaller } from '#features/auth/web/parts/admin-call.ts';
import { seal, unseal } from '#features/auth/web/parts/sealed-store.ts';
import { NetworkError } from '#shared/web/call/call-error.ts';
import { useLanguage } from '#shared/web/texts.tsx';
import { type TodayTexts, todayTexts } from '../../../texts/today-texts.ts';
import type { Today, todayContract } from '../../../today-contract.ts';

export const todayCall = adminCaller<typeof todayContract>();

export const useTodayTexts = (): TodayTexts => todayTexts[useLanguage().language];

/** The sheets of a day, and when they were read from the server (epoch ms). */
export interface ReadDay {
  readonly day: Today;
  readonly read_at: number;
  /** The server could not be reached: this is what was read last. */
  readonly is_kept?: true;
}

/** Reads the sheets of a day; without a network, those that this session has read last on this device. `place`: where they are kept. */
export const useDay = (date: string, place: 'today' | 'tomorrow') =>
  useQuery({
    queryKey: ['today', date],
    queryFn: async ({ signal }): Promise<ReadDay> => {
      try {
        const day = await todayCall('GET /api/admin/today', { query: { date } }, { signal });
        const read = { day, read_at: Date.now() };
        await seal(`day-${place}`, read);
        return read;
      } catch (error) {
        const kept = error instanceof NetworkError ? await storedDay(date) : undefined;
        if (!kept) throw error;
        return { ...kept, is_kept: true };
      }
    },
    // Without a network every question is a new try; the page asks again when it is back.
    retry: false,
    refetchOnReconnect: 'always',
    refetchInterval: ({ state }) => (state.data?.is_kept || state.error ? 15_000 : false),
  });

/** What was tomorrow when it was read is today after midnight. */
const storedDay = async (date: string): Promise<ReadDay | undefined> => {
  const kept = (await Promise.all([unseal('day-today'), unseal('day-tomorrow')])) as (ReadDay | undefined)[];
  return kept.filter((one) => one?.day.date === date).sort((a, b) => (b?.read_at ?? 0) - (a?.read_at ?? 0))[0];
};
