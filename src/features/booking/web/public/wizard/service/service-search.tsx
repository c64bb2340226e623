import { Field } from '#shared/web/field.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { wizardTexts } from '../../../../texts/wizard-handle.ts';
import { EmptyNote } from './empty-note.tsx';

interface ServiceSearchProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The number of services found. */
  readonly found: number;
}

/** The search field of a long list of services. */
export const ServiceSearch = ({ value, onChange, found }: ServiceSearchProps) => {
  const t = useTexts(wizardTexts);
  return (
    <>
      <div className="card p-4 sm:p-5">
        <Field label={t('service.search')}>
          {(control) => (
            <input
              {...control}
              type="search"
              name="search"
              autoComplete="off"
              value={value}
              onChange={(event) => onChange(event.target.value)}
            />
          )}
        </Field>
        <output className="sr-only">{value.trim() && t('service.found', found)}</output>
      </div>
      {found === 0 && <EmptyNote title={t('service.search.none')} text={t('service.search.none.text')} />}
    </>
  );
};
