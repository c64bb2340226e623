import type { FieldProblem } from '#shared/kernel/field-problem.ts';

/** Hours of a weekday, Berlin wall times 'HH:MM'. */
export interface KeptBlock {
  /** 1: Monday, 7: Sunday. */
  readonly weekday: number;
  readonly from: string;
  readonly until: string;
}

/**
 * Hours of each week that only services with a birth window may use, until some days before: `opens_days_before` 3 keeps
 * those of a Saturday until the end of Tuesday.
 */
export interface KeptHours {
  readonly opens_days_before: number;
  readonly weekly: readonly KeptBlock[];
}

export const opensDaysBefore = { min: 0, max: 60 } as const;
export const mostKeptBlocks = 14;

/** Two hours, of which the studio chooses the day, opened three days before. */
export const usualOpensDaysBefore = 3;
export const usualBlock: KeptBlock = { weekday: 2, from: '10:00', until: '12:00' };

/** The first block that ends before it begins, by its position; undefined: none does. */
export const reversedBlock = ({ weekly }: Pick<KeptHours, 'weekly'>): number | undefined => {
  const index = weekly.findIndex(({ from, until }) => until <= from);
  return index < 0 ? undefined : index;
};

/** Returns the problem of a block that ends before it begins, at the field of the request. */
export const keptHoursProblems = (kept: KeptHours, loc: readonly (string | number)[]): FieldProblem[] => {
  const index = reversedBlock(kept);
  return index === undefined
    ? []
    : [{ loc: [...loc, 'weekly', index, 'until'], msg: 'must be later than from', type: 'too_small' }];
};

/** What a service keeps for births: its hours, and the minutes that its sessions need around them. */
export interface KeptForBirths extends KeptHours {
  readonly minutes_before: number;
  readonly minutes_after: number;
}
