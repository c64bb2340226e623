import type { ReactNode } from 'react';
import { SelectField } from '#shared/web/admin/form/select-field.tsx';
import type { FieldsOf } from '#shared/web/admin/form/use-form.ts';
import { Panel } from '#shared/web/admin/panel.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import type { PageDesign } from '../../../contract.ts';
import { buttonStyles, fontFamilies } from '../../../domain/design/design-choices.ts';
import { settingsAdminTexts } from '../../../texts/admin-handle.ts';
import { ColourField } from '../../parts/admin/colour-field.tsx';
import { ContrastHint } from './contrast-hint.tsx';

interface DesignFieldsProps {
  readonly form: FieldsOf<PageDesign>;
}

/** The nine values of the page design as separate fields. */
export const DesignFields = ({ form }: DesignFieldsProps) => {
  const t = useTexts(settingsAdminTexts);
  const { values, field } = form;
  return (
    <div className="grid gap-4">
      <Panel title={t('design.background')}>
        <div className="grid gap-4 sm:grid-cols-3">
          <SelectField {...field('background_type')} label={t('design.backgroundType')}>
            {optionsOf([
              ['gradient', t('design.gradient')],
              ['solid', t('design.solid')],
            ])}
          </SelectField>
          {values.background_type === 'solid' ? (
            <ColourField {...field('background_color')} label={t('design.backgroundColor')} />
          ) : (
            <>
              <ColourField {...field('background_gradient_start')} label={t('design.gradientStart')} />
              <ColourField {...field('background_gradient_end')} label={t('design.gradientEnd')} />
            </>
          )}
        </div>
      </Panel>
      <Panel title={t('design.colours')}>
        <div className="grid gap-4 sm:grid-cols-3">
          <ColourField {...field('primary_color')} label={t('design.primary')} />
          <ColourField {...field('secondary_color')} label={t('design.secondary')} />
        </div>
        <p className="mt-3 text-sm text-muted">{t('design.coloursHint')}</p>
        <ContrastHint design={values} />
      </Panel>
      <Shapes form={form} />
    </div>
  );
};

const Shapes = ({ form: { values, field } }: DesignFieldsProps) => {
  const t = useTexts(settingsAdminTexts);
  return (
    <Panel title={t('design.shapes')}>
      <div className="grid gap-4 sm:grid-cols-3">
        <SelectField {...field('font_family')} label={t('design.font')}>
          {optionsOf(fontFamilies.map((font) => [font, font]))}
        </SelectField>
        <SelectField {...field('button_style')} label={t('design.buttons')}>
          {optionsOf(buttonStyles.map((style) => [style, t(`button.${style}`)]))}
        </SelectField>
        <SelectField
          {...field('card_style')}
          label={t('design.cards')}
          // Two names of the same look.
          value={values.card_style === 'bordered' ? 'outlined' : values.card_style}
        >
          {optionsOf((['elevated', 'flat', 'outlined'] as const).map((style) => [style, t(`card.${style}`)]))}
        </SelectField>
      </div>
    </Panel>
  );
};

const optionsOf = (options: readonly (readonly [value: string, label: string])[]): ReactNode =>
  options.map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
