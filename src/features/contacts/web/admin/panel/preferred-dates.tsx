import { useState } from 'react';
import { showAlert } from '#shared/web/dialog/dialogs.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import type { Contact } from '../../../contract.ts';
import { isUsualTime, timesToChoose, usualTimes } from '../../../domain/ways-to-reach.ts';
import { boardTexts } from '../../../texts/board-handle.ts';
import { useEdit } from '../use-contact-changes.ts';

/** 'Wann sind Sie erreichbar?', as the contact or the studio has answered. */
export const PreferredDates = ({ contact }: { readonly contact: Contact }) => {
  const t = useTexts(boardTexts);
  const edit = useEdit(() => void showAlert(t('error.update')));
  const { preferred_dates } = contact;
  // A checkbox changes immediately; the stored or rejected value follows.
  const [own] = useState(preferred_dates);
  const [chosen, setChosen] = useState(preferred_dates);
  const [stored, setStored] = useState(preferred_dates);
  if (stored !== preferred_dates) {
    setStored(preferred_dates);
    setChosen(preferred_dates);
  }
  const toggle = (time: string): void => {
    const next = chosen.includes(time) ? chosen.filter((other) => other !== time) : [...chosen, time];
    setChosen(next);
    edit.mutate({ contact, changes: { preferred_dates: next } });
  };
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm text-muted">{t('panel.reachable', chosen.length)}</legend>
      <div className="flex flex-wrap gap-1.5">
        {timesToChoose([...own, ...chosen]).map((time) => (
          <label
            key={time}
            className="inline-flex min-h-8 cursor-pointer items-center gap-1.5 rounded-full border border-control px-3 text-sm has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent-text has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent pointer-coarse:min-h-11"
          >
            <input
              type="checkbox"
              checked={chosen.includes(time)}
              onChange={() => toggle(time)}
              className="size-3.5 accent-[var(--accent)]"
            />
            {isUsualTime(time) ? t(`time.${usualTimes[time]}`) : time}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
