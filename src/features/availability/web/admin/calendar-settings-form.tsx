import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useState } from 'react';
import type { Weekday } from '#shared/kernel/calendar-date.ts';
import { weekdayName } from '#shared/kernel/format.ts';
import { EditConflict } from '#shared/web/admin/edit-conflict.tsx';
import { presentIn } from '#shared/web/admin/edited-twice.ts';
import { Panel } from '#shared/web/admin/panel.tsx';
import { PageForm } from '#shared/web/admin/unsaved/page-form.tsx';
import { Button } from '#shared/web/button.tsx';
import { showAlert } from '#shared/web/dialogs.tsx';
import { Field } from '#shared/web/field.tsx';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import type { AdminCalendarSettings } from '../../contract.ts';
import { type CalendarSettings, type WeekdayKey, weekdayKeys } from '../../domain/calendar-settings.ts';
import { settingLimits } from '../../domain/calendar-settings-rules.ts';
import { availabilityAdminTexts } from '../../texts/admin-handle.ts';
import { NoticeFields } from '../parts/admin/notice-fields.tsx';
import { availabilityCall, calendarSettingsKey } from '../parts/admin/use-calendar-settings.ts';
import { DayPreview } from './day-preview.tsx';
import type { DraftField, NumberSetting, SettingsDraft } from './settings-draft.ts';
import { differingFields, draftOf, mergedDraft, numberSettings, problemsOf, settingsOf } from './settings-draft.ts';
import { WeekFields } from './week-fields.tsx';

/** The form for the weekly schedule and the booking rules, with a preview of their effect. */
export const CalendarSettingsForm = ({ saved }: { readonly saved: AdminCalendarSettings }) => {
  const t = useTexts(availabilityAdminTexts);
  const { draft, setDraft, dirty, reset, submit, busy, problems, conflict } = useDraft(saved);
  const labelOf = useFieldLabel();
  return (
    <PageForm unsaved={dirty} onSubmit={submit}>
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
            <WeekFields
              week={draft.weekly_schedule}
              problems={problems}
              onChange={(weekly_schedule) => setDraft({ ...draft, weekly_schedule })}
            />
          </Panel>
          <DayPreview settings={problems.length === 0 ? settingsOf(draft) : undefined} />
        </div>
        <RulesPanel draft={draft} problems={problems} onChange={(changes) => setDraft({ ...draft, ...changes })} />
      </div>
      <div className="sticky bottom-0 z-10 -mx-4 mt-4 flex flex-wrap items-center justify-end gap-2 border-t border-line bg-ground px-4 py-3 [@media(max-height:26rem)]:static">
        <output className="mr-auto text-sm text-muted">{dirty && t('calendarSettings.dirty')}</output>
        <Button look="secondary" onClick={reset}>
          {t('calendarSettings.reset')}
        </Button>
        <Button type="submit" busy={busy}>
          {t('calendarSettings.save')}
        </Button>
      </div>
    </PageForm>
  );
};

interface RulesPanelProps extends Pick<ReturnType<typeof useDraft>, 'draft' | 'problems'> {
  readonly onChange: (changes: Partial<SettingsDraft>) => void;
}

/** How long, how early and how far apart customers may book. */
const RulesPanel = ({ draft, problems, onChange }: RulesPanelProps) => {
  const t = useTexts(availabilityAdminTexts);
  return (
    <Panel title={t('rules.title')} className="h-fit">
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-1">
        {numberSettings.map((field) => (
          <Field
            key={field}
            label={t(`rules.${field}`)}
            hint={t(`rules.${field}.hint`)}
            error={problems.some(({ loc }) => loc[0] === field) ? t('rules.problem', settingLimits[field]) : undefined}
          >
            {(control) => (
              <input
                {...control}
                {...settingLimits[field]}
                type="number"
                inputMode="numeric"
                name={field}
                required
                value={draft[field]}
                onChange={(event) => onChange({ [field]: event.target.value })}
              />
            )}
          </Field>
        ))}
        <NoticeFields
          notice={draft.minimum_notice}
          onChange={(minimum_notice) => onChange({ minimum_notice })}
          invalid={problems.some(({ loc }) => loc[0] === 'minimum_notice')}
          settings={problems.length === 0 ? settingsOf(draft) : undefined}
        />
      </div>
    </Panel>
  );
};

/** The unsaved edits. Reset returns to what was last saved. */
const useDraft = (saved: AdminCalendarSettings) => {
  const save = useSaveSettings();
  const [base, setBase] = useState(saved);
  const [draft, setDraft] = useState<SettingsDraft>(() => draftOf(saved));
  const dirty = JSON.stringify(draft) !== JSON.stringify(draftOf(base));
  const start = (from: AdminCalendarSettings, typed = draftOf(from)): void => {
    setBase(from);
    setDraft(typed);
    save.reset();
  };
  // Newly loaded settings replace an unchanged draft. A changed draft stays; saving detects a conflict.
  if (!dirty && saved.version > base.version) {
    setBase(saved);
    setDraft(draftOf(saved));
  }
  const present = presentIn(save.error, 'settings') as AdminCalendarSettings | undefined;
  const problems = problemsOf(draft);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (save.isPending) return;
    if (problems.length > 0) {
      event.currentTarget.querySelector<HTMLElement>('[aria-invalid]')?.focus();
      return;
    }
    save.mutate({ ...settingsOf(draft), version: base.version }, { onSuccess: (now) => start(now) });
  };
  return {
    draft,
    setDraft,
    problems,
    dirty,
    reset: () => start(base),
    conflict: present && {
      fields: differingFields(draftOf(base), draftOf(present)),
      takeTheirs: () => start(present),
      keepMine: () => start(present, mergedDraft(draftOf(base), draft, draftOf(present))),
    },
    submit,
    busy: save.isPending,
  };
};

/** Returns the label of a field; for a day, its name. */
const useFieldLabel = (): ((field: DraftField) => string) => {
  const t = useTexts(availabilityAdminTexts);
  const { language } = useLanguage();
  return (field) => {
    if (field === 'minimum_notice') return t('notice.title');
    const day = weekdayKeys.indexOf(field as WeekdayKey);
    return day < 0 ? t(`rules.${field as NumberSetting}`) : weekdayName((day + 1) as Weekday, language);
  };
};

const useSaveSettings = () => {
  const t = useTexts(availabilityAdminTexts);
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CalendarSettings & { readonly version: number }) =>
      availabilityCall('PUT /api/admin/calendar/settings', { body }),
    onSuccess: (now) => {
      client.setQueryData(calendarSettingsKey, now);
      void showAlert(t('calendarSettings.messages.updateSuccess'));
    },
    onError: (error) => {
      if (!presentIn(error, 'settings')) void showAlert(t('calendarSettings.messages.updateError'));
    },
  });
};
