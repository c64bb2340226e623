import { useState } from 'react';
import { daysOf } from '#features/hours/domain/exception-span.ts';
import type { CalendarSettings } from '#features/hours/domain/settings/calendar-settings.ts';
import { useExceptions } from '#features/hours/web/parts/admin/use-exceptions.ts';
import type { MinimumNotice } from '#features/services/domain/notice.ts';
import { berlinDateOf } from '#shared/kernel/time/berlin-time.ts';
import { addDays } from '#shared/kernel/time/calendar-date.ts';
import { formatShort, formatTime } from '#shared/kernel/time/format.ts';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import { firstOpenStart } from '../../../domain/barriers/minimum-notice.ts';
import { availabilityTexts } from '../../../texts/handle.ts';

interface FirstStartProps {
  readonly notice: MinimumNotice;
  readonly settings: CalendarSettings;
}

/** The first time that customers could book now, computed by the rule that decides about bookings. */
export const FirstStart = ({ notice, settings }: FirstStartProps) => {
  const t = useTexts(availabilityTexts);
  const { language } = useLanguage();
  const [now] = useState(() => Date.now());
  const today = berlinDateOf(now);
  const exceptions = useExceptions(today).data;
  if (!exceptions) return null;
  const first = firstOpenStart(settings, daysOf(exceptions), notice, now);
  if (first === null) return <output className="text-sm font-medium text-danger">{t('notice.never')}</output>;
  const date = berlinDateOf(first);
  const isTomorrow = date === addDays(today, 1);
  const when =
    date === today || isTomorrow
      ? `${t(isTomorrow ? 'notice.tomorrow' : 'notice.today')}, ${formatTime(first)}`
      : formatShort(first, language);
  return <output className="text-sm text-muted">{t('notice.first', when)}</output>;
};
