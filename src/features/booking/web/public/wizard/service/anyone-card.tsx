import { anyone } from '#features/photographers/domain/anyone.ts';
import { useTexts } from '#shared/web/texts.tsx';
import { wizardTexts } from '../../../../texts/wizard-handle.ts';
import { ChoiceMark } from '../../../parts/public/choice-card.tsx';

interface AnyoneCardProps {
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
}

/** Leaves it to the studio who takes the session. A button of its own: the radio buttons below are the photographers. */
export const AnyoneCard = ({ chosen, onChoose }: AnyoneCardProps) => {
  const t = useTexts(wizardTexts);
  const checked = chosen === anyone;
  return (
    <button
      type="button"
      aria-pressed={checked}
      data-checked={checked || undefined}
      onClick={() => onChoose(anyone)}
      className="card group relative flex w-full cursor-pointer gap-4 p-4 text-left sm:p-5"
    >
      <ChoiceMark checked={checked} />
      <span className="min-w-0">
        <span className="block font-semibold">{t('photographer.anyone.first')}</span>
        <span className="mt-1 block text-sm text-muted">{t('photographer.anyone.hint')}</span>
      </span>
    </button>
  );
};
