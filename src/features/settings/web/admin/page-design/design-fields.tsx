import { Panel } from '#shared/web/admin/panel.tsx';
import { Field } from '#shared/web/field.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import type { PageDesign } from '../../../contract.ts';
import { buttonStyles, fontFamilies } from '../../../domain/design-choices.ts';
import { settingsAdminTexts } from '../../../texts/admin-handle.ts';
import { ColourField } from '../../parts/admin/colour-field.tsx';
import { ContrastHint } from './contrast-hint.tsx';

interface DesignFieldsProps {
  readonly values: PageDesign;
  readonly onChange: (fields: Partial<PageDesign>) => void;
}

/** The nine values of the page design as separate fields. */
export const DesignFields = ({ values, onChange }: DesignFieldsProps) => {
  const t = useTexts(settingsAdminTexts);
  const colour = (name: keyof PageDesign) => ({
    name,
    value: values[name],
    onChange: (value: string) => onChange({ [name]: value }),
  });
  return (
    <div className="grid gap-4">
      <Panel title={t('design.background')}>
        <div className="grid gap-4 sm:grid-cols-3">
          <Choice
            label={t('design.backgroundType')}
            name="background_type"
            value={values.background_type}
            options={[
              ['gradient', t('design.gradient')],
              ['solid', t('design.solid')],
            ]}
            onChange={onChange}
          />
          {values.background_type === 'solid' ? (
            <ColourField label={t('design.backgroundColor')} {...colour('background_color')} />
          ) : (
            <>
              <ColourField label={t('design.gradientStart')} {...colour('background_gradient_start')} />
              <ColourField label={t('design.gradientEnd')} {...colour('background_gradient_end')} />
            </>
          )}
        </div>
      </Panel>
      <Panel title={t('design.colours')}>
        <div className="grid gap-4 sm:grid-cols-3">
          <ColourField label={t('design.primary')} {...colour('primary_color')} />
          <ColourField label={t('design.secondary')} {...colour('secondary_color')} />
        </div>
        <p className="mt-3 text-sm text-muted">{t('design.coloursHint')}</p>
        <ContrastHint design={values} />
      </Panel>
      <Shapes values={values} onChange={onChange} />
    </div>
  );
};

const Shapes = ({ values, onChange }: DesignFieldsProps) => {
  const t = useTexts(settingsAdminTexts);
  return (
    <Panel title={t('design.shapes')}>
      <div className="grid gap-4 sm:grid-cols-3">
        <Choice
          label={t('design.font')}
          name="font_family"
          value={values.font_family}
          options={fontFamilies.map((font) => [font, font])}
          onChange={onChange}
        />
        <Choice
          label={t('design.buttons')}
          name="button_style"
          value={values.button_style}
          options={buttonStyles.map((style) => [style, t(`button.${style}`)])}
          onChange={onChange}
        />
        <Choice
          label={t('design.cards')}
          name="card_style"
          // Two names of the same look.
          value={values.card_style === 'bordered' ? 'outlined' : values.card_style}
          options={(['elevated', 'flat', 'outlined'] as const).map((style) => [style, t(`card.${style}`)])}
          onChange={onChange}
        />
      </div>
    </Panel>
  );
};

interface ChoiceProps {
  readonly label: string;
  readonly name: keyof PageDesign;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onChange: DesignFieldsProps['onChange'];
}

const Choice = ({ label, name, value, options, onChange }: ChoiceProps) => (
  <Field label={label}>
    {(control) => (
      <select {...control} name={name} value={value} onChange={(event) => onChange({ [name]: event.target.value })}>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    )}
  </Field>
);
