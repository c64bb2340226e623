import { CalendarDays, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { PhotographerCalendar } from '#features/calendar/web/parts/admin/photographer-calendar.tsx';
import { OwnHoursButton, OwnHoursLine } from '#features/hours/web/parts/admin/own-hours/own-hours-button.tsx';
import { PicturesButton } from '#features/pictures/web/parts/admin/pictures-button.tsx';
import { formatEuro } from '#shared/kernel/time/format.ts';
import { ExampleBadge } from '#shared/web/admin/examples-note.tsx';
import { formTexts } from '#shared/web/admin/form-texts/handle.ts';
import { IconButton } from '#shared/web/admin/icon-button.tsx';
import { Switch } from '#shared/web/admin/switch.tsx';
import { useWide } from '#shared/web/admin/use-wide.ts';
import { PhoneLink } from '#shared/web/phone-link.tsx';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import type { AdminPhotographer } from '../../contract.ts';
import { bioIn } from '../../domain/photographer-bio.ts';
import { photographersAdminTexts } from '../../texts/admin-handle.ts';
import { useDeletePhotographer, useTogglePhotographer } from './use-photographer-changes.ts';

interface PhotographersListProps {
  readonly photographers: readonly AdminPhotographer[];
  readonly onEdit: (photographer: AdminPhotographer) => void;
}

/** The list of photographers: a table on wide screens, cards on narrow ones. */
export const PhotographersList = ({ photographers, onEdit }: PhotographersListProps) => {
  const t = useTexts(photographersAdminTexts);
  const wide = useWide(80);
  if (!wide) {
    return (
      <ul aria-label={t('photographers.title')} className="grid grid-cols-1 gap-3 md:grid-cols-2">
        {photographers.map((one) => (
          <PhotographerCard key={one.id} photographer={one} onEdit={onEdit} />
        ))}
      </ul>
    );
  }
  return (
    <div className="card overflow-clip">
      <table className="w-full text-left">
        <caption className="sr-only">{t('photographers.title')}</caption>
        <thead className="border-b border-line text-sm text-muted">
          <tr>
            <Head>{t('column.name')}</Head>
            <Head>{t('column.contacts')}</Head>
            <Head right>{t('column.experience')}</Head>
            <Head right>{t('column.rate')}</Head>
            <Head>{t('column.status')}</Head>
            <Head right>{t('column.actions')}</Head>
          </tr>
        </thead>
        <tbody>
          {photographers.map((one) => (
            <PhotographerRow key={one.id} photographer={one} onEdit={onEdit} />
          ))}
        </tbody>
      </table>
    </div>
  );
};

const Head = ({ right = false, children }: { readonly right?: boolean; readonly children: string }) => (
  <th scope="col" className={`px-3 py-2.5 font-medium first:pl-5 last:pr-5 ${right ? 'text-right' : ''}`}>
    {children}
  </th>
);

interface OnePhotographer {
  readonly photographer: AdminPhotographer;
  readonly onEdit: (photographer: AdminPhotographer) => void;
}

const PhotographerRow = ({ photographer, onEdit }: OnePhotographer) => (
  <tr className="border-b border-line align-top transition-colors duration-150 last:border-b-0 hover:bg-ground">
    <th scope="row" className="py-3 pr-3 pl-5 text-left font-normal wrap-anywhere">
      <NameAndBio photographer={photographer} />
    </th>
    <td className="px-3 py-3">
      <Contacts photographer={photographer} />
    </td>
    <td className="tabular px-3 py-3 text-right whitespace-nowrap">
      <Experience photographer={photographer} />
    </td>
    <td className="tabular px-3 py-3 text-right whitespace-nowrap">
      <Rate photographer={photographer} />
    </td>
    <td className="px-3 py-1.5">
      <ActiveSwitch photographer={photographer} />
    </td>
    <td className="py-1.5 pr-3 pl-3">
      <Actions photographer={photographer} onEdit={onEdit} />
    </td>
  </tr>
);

const PhotographerCard = ({ photographer, onEdit }: OnePhotographer) => (
  <li className="card flex flex-col p-4">
    <NameAndBio photographer={photographer} />
    <div className="mt-2">
      <Contacts photographer={photographer} />
    </div>
    <div className="tabular mt-auto flex justify-between gap-3 pt-3">
      <Experience photographer={photographer} />
      <Rate photographer={photographer} />
    </div>
    <div className="mt-2 -mb-2 flex flex-wrap items-center justify-between gap-x-3 border-t border-line pt-2">
      <ActiveSwitch photographer={photographer} />
      <span className="-mr-2">
        <Actions photographer={photographer} onEdit={onEdit} />
      </span>
    </div>
  </li>
);

type Of = Pick<OnePhotographer, 'photographer'>;

const NameAndBio = ({ photographer }: Of) => {
  const bio = bioIn(photographer, useLanguage().language);
  return (
    <>
      <span className="block font-semibold break-words">{photographer.name}</span>
      {photographer.is_example && <ExampleBadge />}
      <OwnHoursLine resourceId={photographer.id} />
      {bio && <span className="mt-0.5 line-clamp-3 max-w-[46ch] text-sm text-muted">{bio}</span>}
    </>
  );
};

const Contacts = ({ photographer: { email, phone } }: Of) => {
  const t = useTexts(photographersAdminTexts);
  if (!email && !phone) return <span className="text-muted">{t('row.noContacts')}</span>;
  const look = 'block min-h-6 w-fit leading-6 break-all text-accent-text underline-offset-4 hover:underline';
  return (
    <>
      {email && (
        <a href={`mailto:${email}`} className={look}>
          {email}
        </a>
      )}
      {phone && <PhoneLink phone={phone} className={`${look} tabular`} />}
    </>
  );
};

const Experience = ({ photographer }: Of) => {
  const t = useTexts(photographersAdminTexts);
  return <span>{t('row.years', photographer.experience_years)}</span>;
};

const Rate = ({ photographer }: Of) => {
  const t = useTexts(photographersAdminTexts);
  const { language } = useLanguage();
  return <span>{t('row.rate', formatEuro(Math.round(photographer.hourly_rate * 100), language))}</span>;
};

const ActiveSwitch = ({ photographer }: Of) => {
  const t = useTexts(photographersAdminTexts);
  const form = useTexts(formTexts);
  const toggle = useTogglePhotographer();
  return (
    <Switch
      on={photographer.is_active}
      onToggle={() => toggle.mutate(photographer)}
      label={t('row.toggle', photographer.name)}
    >
      {form(photographer.is_active ? 'form.active' : 'form.inactive')}
    </Switch>
  );
};

const Actions = ({ photographer, onEdit }: OnePhotographer) => {
  const t = useTexts(photographersAdminTexts);
  const remove = useDeletePhotographer();
  const [open, setOpen] = useState(false);
  const { name } = photographer;
  const [calendar, edit, del] = [t('row.calendar', name), t('row.edit', name), t('row.delete', name)];
  return (
    <span className="flex justify-end">
      <IconButton label={calendar} icon={CalendarDays} onClick={() => setOpen(true)} />
      <OwnHoursButton resource={photographer} />
      <PicturesButton owner={{ kind: 'photographer', id: photographer.id }} name={name} />
      <IconButton label={edit} icon={Pencil} onClick={() => onEdit(photographer)} />
      <IconButton label={del} icon={Trash2} onClick={() => void remove(photographer)} />
      {open && <PhotographerCalendar photographer={photographer} onClose={() => setOpen(false)} />}
    </span>
  );
};
