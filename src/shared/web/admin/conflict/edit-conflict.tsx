import { useEffect, useRef } from 'react';
import { Button } from '../../button.tsx';
import { ErrorBox } from '../../call/error-box.tsx';
import { useTexts } from '../../texts.tsx';
import { formTexts } from '../form-texts/handle.ts';

/** A field that somebody else has changed, as text. */
export interface TheirChange {
  readonly label: string;
  readonly before: string;
  readonly now: string;
}

interface EditConflictProps {
  readonly title?: string;
  readonly changes?: readonly TheirChange[];
  /** Discards the user's input. */
  readonly onTheirs: () => void;
  /** Applies the user's input over the others' changes; it is saved when the user submits again. */
  readonly onMine: () => void;
}

/** Shows an edit conflict: what others changed, and whose changes to keep. Scrolls into view when it appears. */
export const EditConflict = ({ title, changes, onTheirs, onMine }: EditConflictProps) => {
  const t = useTexts(formTexts);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={box}>
      <ErrorBox title={title ?? t('form.conflict')}>
        {changes && changes.length > 0 && (
          <ul className="w-full">
            {changes.map(({ label, before, now }) => (
              <li key={label} className="break-words">
                <span className="font-medium">{label}:</span> {t('form.conflict.change', { before, now })}
              </li>
            ))}
          </ul>
        )}
        <Button look="secondary" onClick={onTheirs}>
          {t('form.conflict.theirs')}
        </Button>
        <Button look="secondary" onClick={onMine}>
          {t('form.conflict.mine')}
        </Button>
      </ErrorBox>
    </div>
  );
};
