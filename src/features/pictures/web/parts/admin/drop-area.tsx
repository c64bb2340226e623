import type { DragEvent, ReactNode } from 'react';
import { useState } from 'react';
import { classNames } from '#shared/web/class-names.ts';

interface DropAreaProps {
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: ReactNode;
}

const hasFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files');

/** An area that files can be dropped on. The button inside does the same for everybody else. */
export const DropArea = ({ onFiles, children }: DropAreaProps) => {
  const [isOver, setOver] = useState(false);
  return (
    <div
      data-drop=""
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
      className={classNames(
        'grid justify-items-center gap-2 rounded-field border border-dashed p-5 text-center text-sm transition-colors duration-150',
        isOver ? 'border-accent bg-accent-soft' : 'border-control',
      )}
    >
      {children}
    </div>
  );
};
