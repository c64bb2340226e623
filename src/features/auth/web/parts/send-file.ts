import { uploadName } from '#shared/contract/endpoint.ts';
import { type Language, languages } from '#shared/kernel/language.ts';
import { newId } from '#shared/web/admin/new-id.ts';
import { fileRefusals } from '#shared/web/admin/texts/file-refusals.ts';
import type { FileRequest, SendFile } from '#shared/web/call/call.ts';
import { NetworkError } from '#shared/web/call/call-error.ts';

/**
 * How long nothing of a file may move, in ms: longer than the server waits, whose reason is better, and than a browser
 * needs to tell of the next piece on a slow line; at most a minute, because somebody watches.
 */
export const silenceMs = 50_000;

/**
 * Sends a file and reports how much of it has been sent, 0 to 1, which `fetch` cannot. It may take as long as it moves.
 * Each sending has a name, so that the server recognises one that the browser repeats by itself.
 */
export const sendFile: SendFile = ({ method, url, headers, file, options }) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (text: string): void => reject(new NetworkError(text));
    let watch: ReturnType<typeof setTimeout> | undefined;
    const moved = (): void => {
      clearTimeout(watch);
      watch = setTimeout(() => {
        fail('The upload has stopped');
        request.abort();
      }, silenceMs);
    };
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) {
      // The browser sets the type of a form itself, with its boundary.
      if (name !== 'content-type') request.setRequestHeader(name, value);
    }
    request.setRequestHeader(uploadName, newId());
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      moved();
      options.onProgress?.(total > 0 ? loaded / total : 0);
    });
    request.upload.addEventListener('load', moved);
    request.addEventListener('error', () => fail('The server could not be reached'));
    request.addEventListener('load', () => resolve({ status: request.status, text: textOf(request) }));
    request.addEventListener('loadend', () => clearTimeout(watch));
    moved();
    request.send(formOf(file));
  });

const formOf = (file: FileRequest['file']): FormData => {
  const form = new FormData();
  form.set('file', file);
  return form;
};

/** A server in front that does not take the file answers with a page of its own. */
const textOf = ({ status, responseText: text }: XMLHttpRequest): string =>
  status === 413 && !isJson(text)
    ? JSON.stringify({ detail: fileRefusals[pageLanguage()].tooLargeInFront, code: 'too_large_in_front' })
    : text;

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

const pageLanguage = (): Language => languages.find((one) => one === document.documentElement.lang) ?? 'de';
