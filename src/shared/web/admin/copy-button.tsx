import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../button.tsx';

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  readonly copied: string;
}

const shownFor = 2500;

/** Copies a text to the clipboard and confirms it for a moment. Without permission the text can still be selected. */
export const CopyButton = ({ text, label, copied }: CopyButtonProps) => {
  const [done, setDone] = useState(false);
  useEffect(() => {
    if (!done) return undefined;
    const timer = setTimeout(() => setDone(false), shownFor);
    return () => clearTimeout(timer);
  }, [done]);
  const copy = (): void => {
    navigator.clipboard?.writeText(text).then(
      () => setDone(true),
      () => undefined,
    );
  };
  const Icon = done ? Check : Copy;
  return (
    <Button look="secondary" onClick={copy}>
      <Icon size={16} aria-hidden="true" />
      <span aria-live="polite">{done ? copied : label}</span>
    </Button>
  );
};
