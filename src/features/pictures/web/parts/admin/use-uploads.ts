import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { CallError } from '#shared/web/call/call-error.ts';
import type { PictureOwner } from '../../../domain/picture-owner.ts';
import { usePictureTexts } from './use-picture-texts.ts';
import { picturesKey, sendPicture } from './use-pictures.ts';

/** A file that is on its way, or that was refused. */
export interface Upload {
  readonly key: number;
  readonly name: string;
  /** How much of it has been sent, in per cent. */
  readonly percent: number;
  readonly refusal?: string;
}

let lastKey = 0;

/** Sends files one after the other, in their order, so that the first one chosen is the first one shown. */
export const useUploads = (owner: PictureOwner) => {
  const words = usePictureTexts();
  const client = useQueryClient();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const queue = useRef(Promise.resolve());
  const change = (key: number, fields: Partial<Upload>): void =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...fields } : one)));
  const dismiss = (key: number): void => setUploads((all) => all.filter((one) => one.key !== key));

  const send = async (key: number, file: File, replaced: string | undefined): Promise<void> => {
    const onProgress = (sent: number): void => change(key, { percent: Math.round(sent * 100) });
    try {
      await sendPicture(file, { owner, replaced, onProgress });
      await client.invalidateQueries({ queryKey: picturesKey(owner) });
      dismiss(key);
    } catch (error) {
      // A file whose response was lost may have arrived.
      void client.invalidateQueries({ queryKey: picturesKey(owner) });
      const refusal = error instanceof CallError ? (error.detail ?? words.failed) : words.offline;
      change(key, { refusal });
    }
  };
  const add = (files: readonly File[], replaced?: string): void => {
    for (const file of files) {
      lastKey += 1;
      const key = lastKey;
      setUploads((all) => [...all, { key, name: file.name, percent: 0 }]);
      queue.current = queue.current.then(() => send(key, file, replaced));
    }
  };
  return { uploads, add, dismiss };
};
