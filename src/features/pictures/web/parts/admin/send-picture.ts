import { adminHeaders, adminRefusal } from '#features/auth/web/parts/admin-call.ts';
import { sessionToken } from '#features/auth/web/parts/session-token.ts';
import { NetworkError } from '#shared/web/call-error.ts';

/**
 * Sends a file and reports how much of it has been sent, 0 to 1, which `fetch` cannot. Throws ApiError for a refusal and
 * NetworkError if there is no response.
 */
export const sendPicture = (
  method: 'POST' | 'PUT',
  path: string,
  file: File,
  onProgress: (sent: number) => void,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const token = sessionToken();
    const request = new XMLHttpRequest();
    request.open(method, path);
    for (const [name, value] of Object.entries(adminHeaders())) {
      // The browser sets the type of a form itself, with its boundary.
      if (name !== 'content-type') request.setRequestHeader(name, value);
    }
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('error', () => reject(new NetworkError('The server could not be reached')));
    request.addEventListener('load', () => {
      if (request.status >= 200 && request.status < 300) resolve();
      else reject(adminRefusal(request.status, request.responseText, token));
    });
    const form = new FormData();
    form.set('file', file);
    request.send(form);
  });
