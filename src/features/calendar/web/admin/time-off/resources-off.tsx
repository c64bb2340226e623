import { CalendarOff } from 'lucide-react';
import { Link } from 'react-router';
import { hoursTexts } from '#features/hours/texts/handle.ts';
import { rangeText, timesOf } from '#features/hours/web/parts/admin/time-off-range.ts';
import { useResourceTimeOff } from '#features/hours/web/parts/admin/use-resource-time-off.ts';
import { inLanguage } from '#shared/kernel/in-language.ts';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';

interface ResourcesOffProps {
  readonly date_from: string;
  readonly date_to: string;
}

/** Lists the rooms and equipment that are out of use in the shown period; renders nothing if there are none. */
export const ResourcesOff = (days: ResourcesOffProps) => {
  const t = useTexts(hoursTexts);
  const { language } = useLanguage();
  const all = useResourceTimeOff(days).data ?? [];
  if (all.length === 0) return null;
  const nameOf = ({ resource_name_de: name_de, resource_name_ru: name_ru }: (typeof all)[number]): string =>
    inLanguage({ name_de, name_ru }, 'name', language);
  return (
    <div className="mb-2 flex flex-wrap items-center gap-x-3 text-sm text-muted">
      <span className="inline-flex items-center gap-1.5">
        <CalendarOff size={15} aria-hidden="true" />
        {t('off.calendar')}
      </span>
      <ul className="flex min-w-0 flex-wrap gap-x-4">
        {all.map((off) => (
          <li key={off.id} className="tabular min-w-0 break-words">
            <Link to="/admin/resources" className="text-ink underline underline-offset-4">
              {nameOf(off)}
            </Link>
            , {rangeText(timesOf(off))}
            {off.reason && ` (${off.reason})`}
          </li>
        ))}
      </ul>
    </div>
  );
};
