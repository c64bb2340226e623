import type { KeyboardEvent } from 'react';
import { useId } from 'react';
import type { PublicPicture } from '../../../contract.ts';
import { sourceSet } from '../../../domain/picture-address.ts';
import { usePictureTexts } from './use-picture-texts.ts';

export interface Focus {
  readonly focus_x: number;
  readonly focus_y: number;
}

interface FocusFieldProps extends Focus {
  readonly picture: PublicPicture;
  readonly onChange: (focus: Focus) => void;
}

/** Per cent that an arrow key moves the focus. */
const step = 5;
const moves: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};
const within = (value: number): number => Math.min(100, Math.max(0, Math.round(value)));

/** Chooses what stays visible when a page cuts the picture: by a press on it, or by arrow keys. */
export const FocusField = ({ picture, focus_x, focus_y, onChange }: FocusFieldProps) => {
  const words = usePictureTexts();
  const id = useId();
  const onKeyDown = (event: KeyboardEvent): void => {
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    onChange({ focus_x: within(focus_x + move[0]), focus_y: within(focus_y + move[1]) });
  };
  return (
    <div>
      <p id={`${id}-label`} className="mb-1.5 font-medium">
        {words.focus}
      </p>
      <button
        type="button"
        aria-labelledby={`${id}-label ${id}-value`}
        aria-describedby={`${id}-hint`}
        onKeyDown={onKeyDown}
        onClick={(event) => {
          // Enter and Space press it without a place.
          if (event.detail === 0) return;
          const box = event.currentTarget.getBoundingClientRect();
          onChange({
            focus_x: within(((event.clientX - box.left) / box.width) * 100),
            focus_y: within(((event.clientY - box.top) / box.height) * 100),
          });
        }}
        className="relative block w-fit cursor-crosshair overflow-clip rounded-field"
      >
        <img
          srcSet={sourceSet(picture, 'webp', 960)}
          sizes="30rem"
          width={picture.width}
          height={picture.height}
          alt=""
          draggable={false}
          className="block h-auto max-h-72 w-auto max-w-full"
        />
        <span
          aria-hidden="true"
          className="absolute size-7 -translate-1/2 rounded-full border-2 border-white bg-black/30 shadow-raised"
          style={{ left: `${focus_x}%`, top: `${focus_y}%` }}
        />
      </button>
      <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
        {words.focusHint}
      </p>
      <output id={`${id}-value`} className="sr-only">
        {words.focusValue({ x: focus_x, y: focus_y })}
      </output>
    </div>
  );
};
