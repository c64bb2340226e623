import { accepted, type Result, refused } from '#shared/kernel/result.ts';
import { MINUTE } from '#shared/kernel/time/zone-time.ts';
import type { BookingStatus } from './booking-status.ts';

/** The editable part of a booking; instants are epoch ms. */
export interface Editable {
  readonly status: BookingStatus;
  readonly starts_at: number;
  readonly ends_at: number;
  readonly service_id: string;
  readonly photographer_id: string;
  readonly internal: boolean;
}

/** The requested changes; undefined fields stay as they are. */
export interface RequestedEdit {
  readonly status?: BookingStatus | undefined;
  readonly start?: number | undefined;
  readonly end?: number | undefined;
  readonly service_id?: string | undefined;
  readonly photographer_id?: string | undefined;
}

/** The session after an edit: the duration of its service with its items, and whether the items change. */
export interface EditedSession {
  readonly minutes: number;
  readonly changesItems: boolean;
  /** How many minutes longer the changed items take; negative: shorter. */
  readonly moreMinutes: number;
}

/** `status`: a change other than CANCELLED to PENDING was requested. `length`: not between 1 minute and 24 hours. */
export type EditRefusal = 'status' | 'length';

export interface EditPlan {
  readonly restores: boolean;
  readonly start: number;
  readonly end: number;
  readonly service_id: string;
  readonly photographer_id: string;
  readonly changesService: boolean;
  readonly changesPhotographer: boolean;
  readonly changesTime: boolean;
  readonly changesItems: boolean;
  /** Whether availability has to be checked again. */
  readonly rechecks: boolean;
  /**
   * The rules to check. An internal appointment stays internal. A session that has begun is checked only for overlaps.
   */
  readonly mode: 'staff' | 'internal';
}

/**
 * Returns the plan of an edit. With a new start or service and no end, the session lasts as long as its service after
 * the edit takes; otherwise the length stays, or changes by the minutes of other items.
 */
export const planEdit = (
  booking: Editable,
  edit: RequestedEdit,
  session: EditedSession,
  now: number,
): Result<EditPlan, EditRefusal> => {
  const restores = booking.status === 'CANCELLED' && edit.status === 'PENDING';
  if (edit.status !== undefined && edit.status !== booking.status && !restores) return refused('status');
  const { service_id = booking.service_id, photographer_id = booking.photographer_id } = edit;
  const changesService = service_id !== booking.service_id;
  const changesPhotographer = photographer_id !== booking.photographer_id;
  const { start, end } = timeOf(booking, edit, changesService, session);
  if (!isLength((end - start) / MINUTE)) return refused('length');
  const changesTime = start !== booking.starts_at || end !== booking.ends_at;
  return accepted({
    restores,
    start,
    end,
    service_id,
    photographer_id,
    changesService,
    changesPhotographer,
    changesTime,
    changesItems: session.changesItems,
    rechecks: restores || session.changesItems || changesTime || changesService || changesPhotographer,
    mode: booking.internal || (!restores && hasBegun(booking, start, now)) ? 'internal' : 'staff',
  });
};

const timeOf = (
  booking: Editable,
  edit: RequestedEdit,
  changesService: boolean,
  { minutes, moreMinutes }: EditedSession,
): Pick<EditPlan, 'start' | 'end'> => {
  const start = edit.start ?? booking.starts_at;
  const asTheService = changesService || start !== booking.starts_at;
  return {
    start,
    end: edit.end ?? (asTheService ? start + minutes * MINUTE : booking.ends_at + moreMinutes * MINUTE),
  };
};

const isLength = (minutes: number): boolean => Number.isInteger(minutes) && minutes >= 1 && minutes <= 24 * 60;

const hasBegun = (booking: Editable, start: number, now: number): boolean =>
  start === booking.starts_at && start <= now;
