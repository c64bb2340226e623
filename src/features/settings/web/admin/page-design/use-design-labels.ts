import { useTexts } from '#shared/web/texts.tsx';
import type { PageDesign } from '../../../contract.ts';
import { settingsAdminTexts } from '../../../texts/admin-handle.ts';

export const useDesignLabels = (): Record<keyof PageDesign, string> => {
  const t = useTexts(settingsAdminTexts);
  return {
    background_type: t('design.backgroundType'),
    background_color: t('design.backgroundColor'),
    background_gradient_start: t('design.gradientStart'),
    background_gradient_end: t('design.gradientEnd'),
    primary_color: t('design.primary'),
    secondary_color: t('design.secondary'),
    font_family: t('design.font'),
    button_style: t('design.buttons'),
    card_style: t('design.cards'),
  };
};

/** Returns the names of the choices; undefined for fields whose values are shown as they are. */
export const useDesignChoices = () => {
  const t = useTexts(settingsAdminTexts);
  return ({ background_type, button_style, card_style }: PageDesign, field: keyof PageDesign): string | undefined => {
    if (field === 'background_type') return t(`design.${background_type}`);
    if (field === 'button_style') return t(`button.${button_style}`);
    if (field === 'card_style') return t(`card.${card_style === 'bordered' ? 'outlined' : card_style}`);
    return undefined;
  };
};
