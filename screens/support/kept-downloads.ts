import { vi } from 'vitest';

/** Keeps what the page would save on this computer, by its name: a test of a screen has nowhere to save it. */
export const keepDownloads = (): readonly string[] => {
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  return names;
};
