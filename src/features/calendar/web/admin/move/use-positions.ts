import { useResources } from '#features/resources/web/parts/admin/use-resources.ts';
import type { TimeRange } from '#shared/kernel/time/time-range.ts';
import { requestedResources, type Target, timeAt } from '../../../domain/move.ts';
import type { TimedEvent } from '../use-calendar.ts';

/** A time, a photographer and resources, as the update endpoint takes them. */
export interface Position extends TimeRange {
  readonly photographer_id: string;
  /** The column in the day by resources. */
  readonly resource_id: string | undefined;
  /** The resources that the session has to use; undefined: the server decides. */
  readonly resource_ids: readonly string[] | undefined;
  /** The resources to show until the server responds. */
  readonly shown: readonly string[];
}

/** Where a session was picked up and where it was dropped. */
export interface Way {
  readonly from: Target;
  readonly target: Target;
}

interface Positions {
  readonly from: Position;
  readonly to: Position;
  /** Whether the customer gets a mail about it. */
  readonly isMailed: boolean;
}

/** Returns the position of a session and its new one; undefined when the clock change skips that start. */
export const usePositions = (): ((event: TimedEvent, way: Way) => Positions | undefined) => {
  const resources = useResources().data ?? [];
  const resourceOf = (id: string | undefined) => resources.find((one) => one.id === id);
  return (event, way) => {
    const { view, start, end } = event;
    const time = timeAt(event, way.target);
    if (!time) return undefined;
    const [left, entered] = [way.from.resource_id, way.target.resource_id];
    const used = view.resource_ids;
    const kind = resourceOf(entered)?.kind;
    const isAlike = (id: string): boolean => resourceOf(id)?.kind === kind;
    const from: Position = {
      start,
      end,
      photographer_id: view.photographer_id,
      resource_id: left,
      resource_ids: left !== undefined && used.length > 0 ? used : undefined,
      shown: used,
    };
    const to: Position = {
      ...time,
      photographer_id: way.target.photographer_id,
      resource_id: entered,
      resource_ids: requestedResources(used, { from: left, to: entered }, isAlike),
      shown: left === undefined || entered === undefined ? used : used.map((id) => (id === left ? entered : id)),
    };
    const changesMore = to.start !== start || to.photographer_id !== view.photographer_id;
    // No mail is sent for a change between rooms that are not shown to customers.
    const isRead = [left, entered].some((id) => resourceOf(id)?.shown_to_customers === true);
    return { from, to, isMailed: view.move?.mails_customer === true && (changesMore || isRead) };
  };
};
