import { useState } from 'react';
import { availabilityAdminTexts } from '#features/availability/texts/admin-handle.ts';
import { type NoticeDraft, noticeDraftOf, noticeOf } from '#features/availability/web/parts/admin/notice-draft.ts';
import { NoticeFields } from '#features/availability/web/parts/admin/notice-fields.tsx';
import { useCalendarSettings } from '#features/availability/web/parts/admin/use-calendar-settings.ts';
import { Checkbox } from '#shared/web/admin/checkbox.tsx';
import { isChecked, textIn } from '#shared/web/admin/use-form-check.ts';
import { useTexts } from '#shared/web/texts.tsx';
import type { AdminService, ServiceChanges } from '../../contract.ts';
import { noticeProblems } from '../../domain/notice.ts';

interface ServiceNoticeProps {
  readonly service: AdminService | undefined;
  readonly invalid: boolean;
}

/** The minimum notice of a service: the studio's unless it has its own. */
export const ServiceNotice = ({ service, invalid }: ServiceNoticeProps) => {
  const t = useTexts(availabilityAdminTexts);
  const [own, setOwn] = useState(Boolean(service?.minimum_notice));
  return (
    <div>
      <Checkbox
        name="notice_own"
        checked={own}
        onChange={(event) => setOwn(event.target.checked)}
        label={t('notice.own')}
      />
      {own && <OwnNotice service={service} invalid={invalid} />}
    </div>
  );
};

/** Starts with the notice of the studio, so that only the difference is typed. */
const OwnNotice = ({ service, invalid }: ServiceNoticeProps) => {
  const settings = useCalendarSettings().data;
  const stored = service?.minimum_notice ?? settings?.minimum_notice;
  const [typed, setTyped] = useState<NoticeDraft>();
  return (
    <NoticeFields notice={typed ?? noticeDraftOf(stored)} onChange={setTyped} invalid={invalid} settings={settings} />
  );
};

const ownIn = (form: HTMLFormElement) =>
  noticeOf({
    kind: textIn(form, 'notice_kind') === 'day_before' ? 'day_before' : 'hours',
    hours: textIn(form, 'notice_hours'),
    until: textIn(form, 'notice_until'),
    in_opening_hours: isChecked(form, 'notice_open'),
  });

/** Returns the change of the notice: none while the service has no notice of its own. */
export const noticeIn = (
  form: HTMLFormElement,
  before: AdminService | undefined,
): Pick<ServiceChanges, 'minimum_notice'> => {
  if (isChecked(form, 'notice_own')) return { minimum_notice: ownIn(form) };
  return before?.minimum_notice ? { minimum_notice: null } : {};
};

/** Returns the field that is invalid; its text is shown by the field. */
export const noticeFieldProblems = (form: HTMLFormElement): Record<string, string> => {
  if (!isChecked(form, 'notice_own')) return {};
  return Object.fromEntries(
    noticeProblems(ownIn(form), []).map(({ loc, msg }) => [`notice_${String(loc.at(-1))}`, msg]),
  );
};
