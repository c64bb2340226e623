import { type MinimumNotice, noNotice } from '../../../../domain/notice.ts';

/**
 * A minimum notice as typed: the number may be incomplete. The values of the other kind are kept while it is not
 * selected.
 */
export interface NoticeDraft {
  readonly kind: MinimumNotice['kind'];
  readonly hours: string;
  readonly until: string;
  readonly in_opening_hours: boolean;
}

export const noticeDraftOf = (notice: MinimumNotice = noNotice): NoticeDraft => ({
  kind: notice.kind,
  hours: notice.kind === 'hours' ? String(notice.hours) : '24',
  until: notice.kind === 'day_before' ? notice.until : '18:00',
  in_opening_hours: notice.in_opening_hours,
});

export const noticeOf = ({ kind, hours, until, in_opening_hours }: NoticeDraft): MinimumNotice =>
  kind === 'hours'
    ? { kind, hours: hours.trim() === '' ? Number.NaN : Number(hours), in_opening_hours }
    : { kind, until, in_opening_hours };
