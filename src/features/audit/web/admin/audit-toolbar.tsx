import { DateField } from '#shared/web/admin/typed/when-field.tsx';
import { Field } from '#shared/web/field.tsx';
import { useLanguage } from '#shared/web/texts.tsx';
import type { Area, WantedAudit } from '../../contract.ts';
import { auditTexts } from '../../texts/texts.ts';
import { useActors } from './use-audit.ts';

interface AuditToolbarProps {
  readonly filter: WantedAudit;
  readonly onFilter: (filter: WantedAudit) => void;
}

/** Filters the log by person, area and days. */
export const AuditToolbar = ({ filter, onFilter }: AuditToolbarProps) => {
  const texts = auditTexts[useLanguage().language];
  const actors = useActors().data ?? [];
  const areas = Object.keys(texts.areas) as Area[];
  return (
    <fieldset aria-label={texts.filter} className="card mb-3 grid items-start gap-3 p-3 sm:grid-cols-2 lg:grid-cols-4">
      <Field label={texts.who}>
        {(control) => (
          <select
            {...control}
            value={filter.actor ?? ''}
            onChange={(event) => onFilter({ ...filter, actor: event.target.value || undefined })}
          >
            <option value="">{texts.all}</option>
            {actors.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            <option value="customer">{texts.customer}</option>
            <option value="system">{texts.system}</option>
          </select>
        )}
      </Field>
      <Field label={texts.area}>
        {(control) => (
          <select
            {...control}
            value={filter.area ?? ''}
            onChange={(event) => onFilter({ ...filter, area: areas.find((area) => area === event.target.value) })}
          >
            <option value="">{texts.all}</option>
            {areas.map((area) => (
              <option key={area} value={area}>
                {texts.areas[area]}
              </option>
            ))}
          </select>
        )}
      </Field>
      {(['from', 'to'] as const).map((side) => (
        <DateField
          key={side}
          label={texts[side]}
          value={filter[side] ?? ''}
          onChange={(day) => onFilter({ ...filter, [side]: day || undefined })}
        />
      ))}
    </fieldset>
  );
};
