import { CalendarOff, Eye, Pencil, Rss, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ResourceFeed } from '#features/calendar/web/parts/admin/resource-feed.tsx';
import { OwnHoursButton, OwnHoursLine } from '#features/hours/web/parts/admin/own-hours/own-hours-button.tsx';
import { ResourceOffLine, ResourceTimeOffDialog } from '#features/hours/web/parts/admin/resource-time-off.tsx';
import { PicturesButton } from '#features/pictures/web/parts/admin/pictures-button.tsx';
import { SmallPicture } from '#features/pictures/web/parts/admin/small-picture.tsx';
import { ServiceNames } from '#features/services/web/parts/admin/service-names.tsx';
import { inLanguage } from '#shared/kernel/in-language.ts';
import { withSoftHyphens } from '#shared/kernel/text/hyphenation.ts';
import { StepButtons } from '#shared/web/admin/drag/step-buttons.tsx';
import { formTexts } from '#shared/web/admin/form-texts/handle.ts';
import { IconButton } from '#shared/web/admin/icon-button.tsx';
import { Switch } from '#shared/web/admin/switch.tsx';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import type { AdminResource } from '../../contract.ts';
import { resourcesAdminTexts } from '../../texts/admin-handle.ts';
import type { ResourceRowProps } from './resource-row-props.ts';

/** The parts of a resource that its table row and its card share. */

interface OfResource {
  readonly resource: AdminResource;
}

export const ResourceHead = ({ resource }: OfResource) => {
  const t = useTexts(resourcesAdminTexts);
  const { language } = useLanguage();
  const { kind, units, shown_to_customers, picture } = resource;
  return (
    <>
      {picture && <SmallPicture picture={picture} />}
      <span className="block min-w-32 font-semibold hyphens-auto">
        {withSoftHyphens(inLanguage(resource, 'name', language))}
      </span>
      <span className="tabular block text-sm text-muted">
        {t(`kind.${kind}`)}
        {units > 1 && ` · ${t('row.units', units)}`}
      </span>
      <OwnHoursLine resourceId={resource.id} />
      <ResourceOffLine resourceId={resource.id} />
      {shown_to_customers && (
        <span className="mt-1 flex items-center gap-1 text-sm text-muted">
          <Eye size={14} aria-hidden="true" />
          {t('row.shown')}
        </span>
      )}
    </>
  );
};

/** The services that need the resource, or a note that it has no effect without any. */
export const NeededBy = ({ resource: { needed_by, needed_by_ids } }: OfResource) => {
  const t = useTexts(resourcesAdminTexts);
  return needed_by.length === 0 ? (
    <span className="text-muted">{t('row.unneeded')}</span>
  ) : (
    <span className="hyphens-auto">
      <ServiceNames ids={needed_by_ids} names={needed_by} />
    </span>
  );
};

export const ResourceSwitch = ({ resource, onToggle }: ResourceRowProps) => {
  const t = useTexts(resourcesAdminTexts);
  const form = useTexts(formTexts);
  const { language } = useLanguage();
  return (
    <Switch on={resource.active} onToggle={onToggle} label={t('row.toggle', inLanguage(resource, 'name', language))}>
      {form(resource.active ? 'form.active' : 'form.inactive')}
    </Switch>
  );
};

export const ResourceActions = ({ resource, onEdit, onDelete, onPictures }: ResourceRowProps) => {
  const t = useTexts(resourcesAdminTexts);
  const { language } = useLanguage();
  const name = inLanguage(resource, 'name', language);
  const [open, setOpen] = useState<'time off' | 'feed'>();
  const close = () => setOpen(undefined);
  return (
    <span className="flex justify-end">
      <OwnHoursButton resource={{ id: resource.id, name }} />
      <IconButton label={t('row.timeOff', name)} icon={CalendarOff} onClick={() => setOpen('time off')} />
      <IconButton label={t('row.feed', name)} icon={Rss} onClick={() => setOpen('feed')} />
      <PicturesButton owner={{ kind: 'resource', id: resource.id }} name={name} onClose={onPictures} />
      <IconButton label={t('row.edit', name)} icon={Pencil} onClick={onEdit} />
      <IconButton label={t('row.delete', name)} icon={Trash2} onClick={onDelete} />
      {open === 'time off' && <ResourceTimeOffDialog resource={{ id: resource.id, name }} onClose={close} />}
      {open === 'feed' && <ResourceFeed resource={{ ...resource, name }} onClose={close} />}
    </span>
  );
};

/** Buttons that move a resource one position up or down, for keyboard and touch. */
export const ResourceSteps = ({ resource, index, last, onStep }: ResourceRowProps) => {
  const t = useTexts(resourcesAdminTexts);
  const { language } = useLanguage();
  const name = inLanguage(resource, 'name', language);
  const { id } = resource;
  return (
    <StepButtons id={id} index={index} last={last} up={t('row.up', name)} down={t('row.down', name)} onStep={onStep} />
  );
};
