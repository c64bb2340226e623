import { sessionToken } from '#features/auth/web/parts/session-token.ts';
import { saveFile } from '#shared/web/admin/table/save-file.ts';
import { showAlert } from '#shared/web/dialog/dialogs.tsx';
import { exportName } from '../../domain/export-name.ts';

interface Shown {
  readonly date_from: string;
  readonly date_to: string;
  readonly photographer_id?: string;
}

/** Downloads the current selection as an iCalendar file; `failed` formats the error message. */
export const exportCalendar = async (
  shown: Shown,
  photographerName: string | undefined,
  failed: (text: string) => string,
): Promise<void> => {
  try {
    const response = await fetch(`/api/admin/calendar/export/ics?${new URLSearchParams({ ...shown }).toString()}`, {
      headers: { authorization: `Bearer ${sessionToken()}`, 'accept-language': document.documentElement.lang },
    });
    if (!response.ok) throw new Error(await response.text());
    saveFile(await response.blob(), exportName(Date.now(), photographerName));
  } catch (error) {
    await showAlert(failed(error instanceof Error ? error.message : String(error)));
  }
};
