import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { Panel } from '#shared/web/admin/panel.tsx';
import { Button } from '#shared/web/button.tsx';
import { showAlert } from '#shared/web/dialogs.tsx';
import { Field } from '#shared/web/field.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import type { AdminCalendarSettings } from '../../contract.ts';
import type { CalendarSettings } from '../../domain/calendar-settings.ts';
import { settingLimits } from '../../domain/calendar-settings-rules.ts';
import { availabilityAdminTexts } from '../../texts/admin-handle.ts';
import { availabilityCall, calendarSettingsKey } from '../parts/admin/use-calendar-settings.ts';
import { DayPreview } from './day-preview.tsx';
import type { SettingsDraft } from './settings-draft.ts';
import { draftOf, numberSettings, problemsOf, settingsOf } from './settings-draft.ts';
import { WeekFields } from './week-fields.tsx';

/** The weekly schedule and the rules, with what comes of them beside it. */
export const CalendarSettingsForm = ({ saved }: { readonly saved: AdminCalendarSettings }) => {
  const t = useTexts(availabilityAdminTexts);
  const { draft, setDraft, dirty, reset, submit, busy, problems } = useDraft(saved);
  return (
    <form noValidate onSubmit={submit}>
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
        <Panel title={t('rules.title')} className="h-fit">
          <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-1">
            {numberSettings.map((field) => (
              <Field
                key={field}
                label={t(`rules.${field}`)}
                hint={t(`rules.${field}.hint`)}
                error={
                  problems.some(({ loc }) => loc[0] === field) ? t('rules.problem', settingLimits[field]) : undefined
                }
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
                    onChange={(event) => setDraft({ ...draft, [field]: event.target.value })}
                  />
                )}
              </Field>
            ))}
          </div>
        </Panel>
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
    </form>
  );
};

/** What is being edited until it is saved or given up: reset goes back to what was last saved (AMB-061). */
const useDraft = (saved: CalendarSettings) => {
  const save = useSaveSettings();
  const [draft, setDraft] = useState<SettingsDraft>(() => draftOf(saved));
  const problems = problemsOf(draft);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (save.isPending) return;
    if (problems.length > 0) {
      event.currentTarget.querySelector<HTMLElement>('[aria-invalid]')?.focus();
      return;
    }
    save.mutate(settingsOf(draft), { onSuccess: (now) => setDraft(draftOf(now)) });
  };
  return {
    draft,
    setDraft,
    problems,
    dirty: JSON.stringify(draft) !== JSON.stringify(draftOf(saved)),
    reset: () => setDraft(draftOf(saved)),
    submit,
    busy: save.isPending,
  };
};

const useSaveSettings = () => {
  const t = useTexts(availabilityAdminTexts);
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CalendarSettings) => availabilityCall('PUT /api/admin/calendar/settings', { body }),
    onSuccess: (now) => {
      client.setQueryData(calendarSettingsKey, now);
      void showAlert(t('calendarSettings.messages.updateSuccess'));
    },
    onError: () => void showAlert(t('calendarSettings.messages.updateError')),
  });
};
