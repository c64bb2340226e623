import { saveFile } from '#shared/web/admin/table/save-file.ts';
import { NetworkError } from '#shared/web/call/call-error.ts';
import { adminHeaders, adminRefusal } from './admin-call.ts';
import { sessionToken } from './session-token.ts';

interface Downloaded {
  /** The file name set by the server. */
  readonly name: string;
  readonly headers: Headers;
}

/**
 * Downloads a file of the administration API and saves it, because a link cannot send the token. `asked` is sent as the
 * body of a POST.
 */
export const downloadAdminFile = async (address: string, asked?: unknown): Promise<Downloaded> => {
  const token = sessionToken();
  const request = asked === undefined ? {} : { method: 'POST', body: JSON.stringify(asked) };
  const response = await fetch(address, { ...request, headers: adminHeaders() }).catch((error: unknown) => {
    throw new NetworkError('The server could not be reached', { cause: error });
  });
  if (!response.ok) throw adminRefusal(response.status, await response.text(), token);
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'download';
  saveFile(await response.blob(), name);
  return { name, headers: response.headers };
};
