import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DayPreview } from '#features/availability/web/parts/admin/day-preview.tsx';
import { FirstStart } from '#features/availability/web/parts/admin/first-start.tsx';
import { serviceRulesTexts } from '#features/services/texts/rules-handle.ts';
import { MovesFields } from '#features/services/web/parts/admin/rules/moves-fields.tsx';
import { noticeOf } from '#features/services/web/parts/admin/rules/notice-draft.ts';
import { NoticeFields } from '#features/services/web/parts/admin/rules/notice-fields.tsx';
import { SaveBar } from '#features/settings/web/parts/admin/save-bar.tsx';
import type { Weekday } from '#shared/kernel/time/calendar-date.ts';
import { weekdayName } from '#shared/kernel/time/format.ts';
import { Checkbox } from '#shared/web/admin/checkbox.tsx';
import { EditConflict } from '#shared/web/admin/conflict/edit-conflict.tsx';
import { differing, presentIn } from '#shared/web/admin/conflict/edited-twice.ts';
import { TextField } from '#shared/web/admin/form/text-field.tsx';
import { type FieldsOf, useForm } from '#shared/web/admin/form/use-form.ts';
import { Panel } from '#shared/web/admin/panel.tsx';
import { PageForm } from '#shared/web/admin/unsaved/page-form.tsx';
import { showAlert } from '#shared/web/dialog/dialogs.tsx';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import type { AdminCalendarSettings } from '../../contract.ts';
import { weekdayKeys } from '../../domain/settings/calendar-settings.ts';
import { settingLimits, waitingListHours } from '../../domain/settings/calendar-settings-rules.ts';
import { hoursTexts } from '../../texts/handle.ts';
import { calendarSettingsCall, calendarSettingsKey } from '../parts/admin/use-calendar-settings.ts';
import type { DraftField, DraftProblem, SettingsDraft } from './settings-draft.ts';
import {
  draftFields,
  draftOf,
  isDay,
  isNumber,
  numberSettings,
  problemsOf,
  sentSettings,
  settingsOf,
} from './settings-draft.ts';
import { WaitingFields } from './waiting-fields.tsx';
import { WeekFields } from './week-fields.tsx';

/** The form for the weekly schedule and the booking rules, with a preview of their effect. */
export const CalendarSettingsForm = ({ saved }: { readonly saved: AdminCalendarSettings }) => {
  const t = useTexts(hoursTexts);
  const { form, conflict, reset } = useSettingsForm(saved);
  const { values } = form;
  const labelOf = useFieldLabel();
  const problems = problemsOf(values);
  return (
    <PageForm form={form}>
      {conflict && (
        <div className="mb-4">
          <EditConflict
            title={t('calendarSettings.conflict', conflict.fields.map(labelOf).join(', '))}
            onTheirs={conflict.takeTheirs}
            onMine={conflict.keepMine}
          />
        </div>
      )}
      <div className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid content-start gap-4">
          <Panel title={t('week.title')}>
            <WeekFields form={form} problems={problems} />
          </Panel>
          <DayPreview settings={problems.length === 0 ? settingsOf(values) : undefined} />
        </div>
        <RulesPanel {...form} />
      </div>
      <div className="h-4" />
      <SaveBar
        form={{ ...form, discard: reset }}
        labels={{ unsaved: t('calendarSettings.dirty'), discard: t('calendarSettings.reset') }}
      />
    </PageForm>
  );
};

/** How long, how early and how far apart customers may book. */
const RulesPanel = ({ values, field }: FieldsOf<SettingsDraft>) => {
  const t = useTexts(hoursTexts);
  const notice = field('minimum_notice');
  const moves = field('move_rules');
  const anyone = field('any_photographer');
  return (
    <Panel title={t('rules.title')} className="h-fit">
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-1">
        {numberSettings.map((name) => (
          <TextField
            key={name}
            {...field(name)}
            {...settingLimits[name]}
            label={t(`rules.${name}`)}
            hint={t(`rules.${name}.hint`)}
            type="number"
            inputMode="numeric"
            required
          />
        ))}
        <NoticeFields notice={notice.value} onChange={notice.onChange} invalid={notice.error !== undefined}>
          {problemsOf(values).length === 0 && (
            <FirstStart notice={noticeOf(notice.value)} settings={settingsOf(values)} />
          )}
        </NoticeFields>
        <MovesFields moves={moves.value} onChange={moves.onChange} invalid={moves.error !== undefined} />
        <Checkbox
          name={anyone.name}
          checked={anyone.value}
          onChange={(event) => anyone.onChange(event.target.checked)}
          label={t('rules.any_photographer')}
          hint={t('rules.any_photographer.hint')}
        />
        <WaitingFields {...field('waiting_list_hours')} />
      </div>
    </Panel>
  );
};

/** The edits over what was last saved; a concurrent change is detected when they are saved. */
const useSettingsForm = (saved: AdminCalendarSettings) => {
  const t = useTexts(hoursTexts);
  const save = useSaveSettings();
  const problemText = useProblemText();
  const [base, setBase] = useState(saved);
  const form = useForm<SettingsDraft>({
    initial: draftOf(base),
    live: true,
    check: (draft) => Object.fromEntries(problemsOf(draft).map((problem) => [problem.field, problemText(problem)])),
    words: (field, type) => problemText({ field: field as DraftField, type }),
    save: async (draft) => setBase(await save.mutateAsync({ ...sentSettings(draft), version: base.version })),
    failed: (error) => {
      if (!presentIn(error, 'settings')) void showAlert(t('calendarSettings.messages.updateError'));
      return undefined;
    },
  });
  // Newly loaded settings replace an unchanged draft. A changed draft stays; saving detects a conflict.
  if (!form.dirty && saved.version > base.version) setBase(saved);
  const present = presentIn(save.error, 'settings') as AdminCalendarSettings | undefined;
  const settle = (edits: () => void, from: AdminCalendarSettings) => () => {
    edits();
    setBase(from);
    save.reset();
  };
  return {
    form,
    reset: settle(form.discard, base),
    conflict: present && {
      fields: differing(draftOf(base), draftOf(present), draftFields),
      takeTheirs: settle(form.discard, present),
      keepMine: settle(form.keepChanges, present),
    },
  };
};

/** Returns the message for a problem of a field; for a day, of its times. */
const useProblemText = () => {
  const t = useTexts(hoursTexts);
  return ({ field, type }: Pick<DraftProblem, 'field' | 'type'>): string => {
    if (isNumber(field)) return t('rules.problem', settingLimits[field]);
    if (field === 'waiting_list_hours') return t('rules.problem', { ...waitingListHours, step: 1 });
    return t(type === 'time' ? 'week.problem.time' : 'week.problem.order');
  };
};

/** Returns the label of a field; for a day, its name. */
const useFieldLabel = (): ((field: DraftField) => string) => {
  const t = useTexts(hoursTexts);
  const rules = useTexts(serviceRulesTexts);
  const { language } = useLanguage();
  return (field) => {
    if (field === 'minimum_notice') return rules('notice.title');
    if (field === 'move_rules') return rules('moves.title');
    return isDay(field) ? weekdayName((weekdayKeys.indexOf(field) + 1) as Weekday, language) : t(`rules.${field}`);
  };
};

const useSaveSettings = () => {
  const t = useTexts(hoursTexts);
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ReturnType<typeof sentSettings> & { readonly version: number }) =>
      calendarSettingsCall('PUT /api/admin/calendar/settings', { body }),
    onSuccess: (now) => {
      client.setQueryData(calendarSettingsKey, now);
      void showAlert(t('calendarSettings.messages.updateSuccess'));
    },
  });
};
