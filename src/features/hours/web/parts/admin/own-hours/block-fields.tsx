import { Plus, X } from 'lucide-react';
import { IconButton } from '#shared/web/admin/icon-button.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import type { Block } from '../../../../domain/own-hours.ts';
import { nextBlock } from '../../../../domain/own-week.ts';
import { hoursTexts } from '../../../../texts/handle.ts';
import { WallTimeInput } from '../wall-time-input.tsx';

interface BlockFieldsProps {
  /** What the labels of the fields begin with: the weekday. */
  readonly of: string;
  readonly blocks: readonly Block[];
  /** The position of the block with an error, and the id of the text that describes it. */
  readonly wrong: number | undefined;
  readonly describedBy: string | undefined;
  readonly onChange: (blocks: readonly Block[]) => void;
}

/** The blocks of a day: when each begins and ends, with buttons to add one and to remove one of several. */
export const BlockFields = ({ of, blocks, wrong, describedBy, onChange }: BlockFieldsProps) => {
  const t = useTexts(hoursTexts);
  const next = nextBlock(blocks);
  return (
    <div className="grid gap-1">
      {blocks.map((block, index) => {
        const number = blocks.length > 1 ? ` ${index + 1}` : '';
        const time = (field: keyof Block, label: string) => (
          <WallTimeInput
            label={t('week.fieldOf', { day: of, field: `${label}${number}` })}
            value={block[field]}
            invalid={index === wrong}
            describedBy={describedBy}
            onChange={(value) => onChange(blocks.with(index, { ...block, [field]: value }))}
          />
        );
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a block is identified by its position only
          <span key={`${index} of ${blocks.length}`} className="flex items-center gap-2">
            {time('start_time', t('week.from'))}–{time('end_time', t('week.to'))}
            <span className="flex w-[4.5rem] shrink-0">
              {blocks.length > 1 && (
                <IconButton
                  label={t('own.removeBlock', { day: of, number: index + 1 })}
                  icon={X}
                  onClick={() => onChange(blocks.toSpliced(index, 1))}
                />
              )}
              {index === blocks.length - 1 && next && (
                <IconButton label={t('own.addBlock', of)} icon={Plus} onClick={() => onChange([...blocks, next])} />
              )}
            </span>
          </span>
        );
      })}
    </div>
  );
};
