import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ReadBankStatement } from '../../../bank-contract.ts';
import { bankCall } from '../../parts/admin/use-bank-lines.ts';
import { bookingsToRefresh } from '../../parts/admin/use-bookings.ts';

/** A file that was chosen: what became of it; neither result nor error while it is read. */
export interface SentFile {
  readonly id: number;
  readonly name: string;
  readonly result?: ReadBankStatement;
  readonly error?: unknown;
}

/** Sends statements to the server, one after the other; newest first. */
export const useStatementFiles = () => {
  const client = useQueryClient();
  const last = useRef(0);
  const [files, setFiles] = useState<readonly SentFile[]>([]);
  const send = async (chosen: readonly File[]): Promise<void> => {
    const added = chosen.map((file) => ({ id: ++last.current, name: file.name, file }));
    setFiles((known) => [...added.map(({ id, name }) => ({ id, name })), ...known]);
    for (const { id, file } of added) {
      const outcome = await bankCall('POST /api/admin/bank-statements', { file }).then(
        (result) => ({ result }),
        // A file that has been moved or deleted meanwhile fails here, too.
        (error: unknown) => ({ error }),
      );
      setFiles((known) => known.map((one) => (one.id === id ? { ...one, ...outcome } : one)));
    }
    for (const queryKey of bookingsToRefresh) void client.invalidateQueries({ queryKey });
  };
  return { files, send };
};
