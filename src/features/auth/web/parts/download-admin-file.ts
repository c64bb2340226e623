import { saveFile } from '#shared/web/admin/save-file.ts';
import { NetworkError } from '#shared/web/call-error.ts';
import { adminHeaders, adminRefusal } from './admin-call.ts';
import { sessionToken } from './session-token.ts';

interface Downloaded {
  /** As the server named it. */
  readonly name: string;
  readonly headers: Headers;
}

/** Fetches a file of the admin API, since a link could not carry the token, and hands it to the browser to be saved. What is `asked` travels in the body of a POST. */
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
