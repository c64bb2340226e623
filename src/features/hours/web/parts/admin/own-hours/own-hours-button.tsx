import { Clock } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '#shared/web/admin/icon-button.tsx';
import { useToday } from '#shared/web/admin/use-now.ts';
import { useTexts } from '#shared/web/texts.tsx';
import { hoursTexts } from '../../../../texts/handle.ts';
import { OwnHoursDialog } from './own-hours-dialog.tsx';
import { useOwnDays } from './use-own-days.ts';

interface OwnHoursButtonProps {
  readonly resource: { readonly id: string; readonly name: string };
}

/** Opens the hours of a photographer or another resource, in a row of such buttons. */
export const OwnHoursButton = ({ resource }: OwnHoursButtonProps) => {
  const t = useTexts(hoursTexts);
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton label={t('own.open', resource.name)} icon={Clock} onClick={() => setOpen(true)} />
      {open && <OwnHoursDialog resource={resource} onClose={() => setOpen(false)} />}
    </>
  );
};

/** A line below the name of a resource that has hours of its own. */
export const OwnHoursLine = ({ resourceId }: { readonly resourceId: string }) => {
  const t = useTexts(hoursTexts);
  const today = useToday();
  const all = useOwnDays(today, today).data;
  if (!all?.some(({ resource_id }) => resource_id === resourceId)) return null;
  return (
    <span className="mt-1 flex items-start gap-1 text-sm text-muted">
      <Clock size={14} aria-hidden="true" className="mt-0.5 shrink-0" />
      {t('own.line')}
    </span>
  );
};
