import { type DayClock, MINUTE } from '#shared/kernel/time/zone-time.ts';
import { dayBarriers, type Plan } from '../barriers/barriers.ts';
import { firstFrom, gridOf, type IsTaken, isClear, lackingAt, startsAfter, takenAt } from './free-starts.ts';

/**
 * Returns the starts of ascending days at which at least one of several photographers is free, one array per day: the
 * union of their own lists, ascending and distinct. Plans that share their hours and lanes (`plansOf`) are processed in
 * one pass.
 */
export function freeStartsOfAnyone(plans: readonly Plan[], clocks: readonly DayClock[]): number[][] {
  const [first, ...others] = groupsOf(plans).map((group) => freeStartsOfGroup(group, clocks));
  if (!first) return clocks.map(() => []);
  return others.reduce((all, more) => all.map((starts, day) => union(starts, more[day] as number[])), first);
}

type PlanGroup = readonly [Plan, ...Plan[]];

function groupsOf(plans: readonly Plan[]): PlanGroup[] {
  const groups: [Plan, ...Plan[]][] = [];
  for (const plan of plans) {
    const group = groups.find(([one]) => one.hoursOf === plan.hoursOf && one.lanes === plan.lanes);
    if (group) group.push(plan);
    else groups.push([plan]);
  }
  return groups;
}

/**
 * A start of the grid is checked for one photographer after the other until one is free. A start right after a session
 * is checked only for the photographer of that session.
 */
function freeStartsOfGroup(group: PlanGroup, clocks: readonly DayClock[]): number[][] {
  const [{ hoursOf, step }] = group;
  const isLacking = lackingAt(group[0]);
  const isTaken = group.map(takenAt);
  const isFree = (start: number, whose: number): boolean => {
    if (whose !== anyone) return !(isTaken[whose] as IsTaken)(start);
    for (const taken of isTaken) if (!taken(start)) return true;
    return false;
  };
  const extrasOf = extrasByDay(group);
  return clocks.map((clock) => {
    const barriers = dayBarriers(group[0], clock);
    const grid = gridOf(clock, hoursOf(clock.dayNo).blocks, step);
    const starts: number[] = [];
    for (const { start, whose } of withExtras(grid, extrasOf(clock))) {
      if (starts[starts.length - 1] === start * MINUTE || !isClear(start, barriers)) continue;
      if (isFree(start, whose) && !isLacking?.(start)) starts.push(start * MINUTE);
    }
    return starts;
  });
}

/** A start. `whose`: index of the photographer after whose session it is, or `anyone`. */
interface Candidate {
  readonly start: number;
  readonly whose: number;
}

/** Marks a start of the grid, which belongs to no photographer. */
const anyone = -1;

/** Merges the grid of a day with the extra starts, ascending; those end with one after the day, which is left out. */
function withExtras(grid: readonly number[], extras: readonly Candidate[]): Candidate[] {
  const all: Candidate[] = [];
  let next = 0;
  for (const start of [...grid, Number.POSITIVE_INFINITY]) {
    while ((extras[next] as Candidate).start < start) all.push(extras[next++] as Candidate);
    all.push({ start, whose: anyone });
  }
  all.pop();
  return all;
}

/**
 * Returns a function that lists the starts right after the sessions of a day, ascending, with Infinity at the end; call
 * it with ascending days.
 */
function extrasByDay(group: PlanGroup): (clock: DayClock) => readonly Candidate[] {
  const lists = group.map((plan) => ({ starts: startsAfter(plan), next: 0 }));
  return (clock) => {
    const extras: Candidate[] = [{ start: Number.POSITIVE_INFINITY, whose: anyone }];
    for (const [whose, list] of lists.entries()) {
      let i = firstFrom(list.starts, clock.start, list.next);
      for (; (list.starts[i] as number) < clock.end; i++) extras.push({ start: list.starts[i] as number, whose });
      list.next = i;
    }
    return extras.sort((a, b) => a.start - b.start);
  };
}

const union = (a: readonly number[], b: readonly number[]): number[] =>
  [...new Set([...a, ...b])].sort((one, other) => one - other);
