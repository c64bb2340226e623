import { berlinClock, berlinDayNumberOf } from '#shared/kernel/time/berlin-time.ts';
import type { AvailabilityFacts, DailyLimit } from '../facts.ts';

/** A day on which a daily limit is reached, as the range of starts that it forbids (minutes since 1970). */
export interface FullDay {
  readonly reason: 'service_full' | 'resource_full';
  readonly from: number;
  readonly to: number;
}

/** Returns the days on which a photographer or a lane, and the service, may not begin another session. */
export const fullDays = ({ limit, serviceLimit }: Pick<AvailabilityFacts, 'limit' | 'serviceLimit'>): FullDay[] => [
  ...(serviceLimit ? daysOver(serviceLimit, 'service_full') : []),
  ...(limit ? daysOver(limit, 'resource_full') : []),
];

function daysOver({ most, starts }: DailyLimit, reason: FullDay['reason']): FullDay[] {
  const sessions = new Map<number, number>();
  for (const start of starts) {
    const dayNo = berlinDayNumberOf(start);
    sessions.set(dayNo, (sessions.get(dayNo) ?? 0) + 1);
  }
  return [...sessions]
    .filter(([, count]) => count >= most)
    .map(([dayNo]) => {
      const { start: from, end: to } = berlinClock(dayNo);
      return { reason, from, to };
    });
}
