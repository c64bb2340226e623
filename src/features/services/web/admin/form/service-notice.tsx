import { FirstStart } from '#features/availability/web/parts/admin/first-start.tsx';
import { useCalendarSettings } from '#features/hours/web/parts/admin/use-calendar-settings.ts';
import { Checkbox } from '#shared/web/admin/checkbox.tsx';
import type { FieldsOf } from '#shared/web/admin/form/use-form.ts';
import { useTexts } from '#shared/web/texts.tsx';
import type { AdminService, ServiceChanges } from '../../../contract.ts';
import { noticeProblems } from '../../../domain/notice.ts';
import { serviceRulesTexts } from '../../../texts/rules-handle.ts';
import { type NoticeDraft, noticeDraftOf, noticeOf } from '../../parts/admin/rules/notice-draft.ts';
import { NoticeFields } from '../../parts/admin/rules/notice-fields.tsx';

export interface NoticeValues {
  readonly notice_own: boolean;
  /** Undefined: as the studio's, until it is edited. */
  readonly minimum_notice: NoticeDraft | undefined;
}

/** The minimum notice of a service: the studio's unless it has its own, which starts as the studio's. */
export const ServiceNotice = ({ values, field }: FieldsOf<NoticeValues>) => {
  const t = useTexts(serviceRulesTexts);
  const settings = useCalendarSettings().data;
  const [own, notice] = [field('notice_own'), field('minimum_notice')];
  const draft = notice.value ?? noticeDraftOf(settings?.minimum_notice);
  return (
    // A further checkbox in the group above.
    <div className="-mt-4">
      <Checkbox
        name="notice_own"
        checked={own.value}
        onChange={({ target: { checked } }) => {
          own.onChange(checked);
          if (!notice.value) notice.onChange(noticeDraftOf(settings?.minimum_notice));
        }}
        label={t('notice.own')}
      />
      {values.notice_own && (
        <div className="pb-4">
          <NoticeFields notice={draft} onChange={notice.onChange} invalid={notice.error !== undefined}>
            {settings && <FirstStart notice={noticeOf(draft)} settings={settings} />}
          </NoticeFields>
        </div>
      )}
    </div>
  );
};

export const noticeValuesOf = (service: AdminService | undefined): NoticeValues => ({
  notice_own: Boolean(service?.minimum_notice),
  minimum_notice: service?.minimum_notice ? noticeDraftOf(service.minimum_notice) : undefined,
});

/** Returns the change of the notice: none while the service has no notice of its own. */
export const noticeIn = (
  { notice_own, minimum_notice }: NoticeValues,
  before: AdminService | undefined,
): Pick<ServiceChanges, 'minimum_notice'> => {
  if (notice_own && minimum_notice) return { minimum_notice: noticeOf(minimum_notice) };
  return before?.minimum_notice ? { minimum_notice: null } : {};
};

/** Whether the notice is invalid; its text is shown by its field. */
export const noticeProblem = ({ notice_own, minimum_notice }: NoticeValues): string | undefined =>
  notice_own && minimum_notice ? noticeProblems(noticeOf(minimum_notice), [])[0]?.msg : undefined;
