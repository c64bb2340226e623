import type { AdminService, ServiceChanges } from '../../../contract.ts';
import { type KeptBlock, type KeptHours, reversedBlock, usualOpensDaysBefore } from '../../../domain/kept-hours.ts';

/** The kept hours in the form of a service. */
export interface KeptHoursValues {
  readonly kept_hours: readonly KeptBlock[];
  readonly opens_days_before: string;
}

export const keptHoursValuesOf = (service: AdminService | undefined): KeptHoursValues => ({
  kept_hours: service?.kept_hours?.weekly ?? [],
  opens_days_before: String(service?.kept_hours?.opens_days_before ?? usualOpensDaysBefore),
});

/** Returns the change of the kept hours; nothing where they stay as they are. */
export const keptHoursIn = (
  { kept_hours: weekly, opens_days_before }: KeptHoursValues,
  before: AdminService | undefined,
): Pick<ServiceChanges, 'kept_hours'> => {
  const stored = before?.kept_hours ?? null;
  if (weekly.length === 0) return stored ? { kept_hours: null } : {};
  const wanted: KeptHours = { opens_days_before: Number(opens_days_before), weekly };
  const isSame = stored?.opens_days_before === wanted.opens_days_before && sameBlocks(stored.weekly, weekly);
  return isSame ? {} : { kept_hours: { ...wanted, weekly: [...weekly] } };
};

const sameBlocks = (one: readonly KeptBlock[], other: readonly KeptBlock[]): boolean =>
  one.length === other.length &&
  one.every(({ weekday, from, until }, i) => {
    const same = other[i];
    return same?.weekday === weekday && same.from === from && same.until === until;
  });

/** Whether a time is missing, or a block ends before it begins. */
export const areKeptHoursWrong = ({ kept_hours: weekly }: KeptHoursValues): boolean =>
  reversedBlock({ weekly }) !== undefined || weekly.some(({ from, until }) => from === '' || until === '');
