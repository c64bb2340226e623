import { useSyncExternalStore } from 'react';

/** The theme of the back office. admin-pages.ts sets the class before the first paint. */
export type AdminTheme = 'light' | 'dark';

const key = 'admin_theme';
const listeners = new Set<() => void>();

const shown = (): AdminTheme => (document.documentElement.classList.contains('dark') ? 'dark' : 'light');

const show = (theme: AdminTheme): void => {
  document.documentElement.classList.toggle('dark', theme === 'dark');
  for (const listener of listeners) listener();
};

export const chooseTheme = (theme: AdminTheme): void => {
  try {
    localStorage.setItem(key, theme);
  } catch {
    // Storage may be disabled; the choice then lasts until the page is left.
  }
  show(theme);
};

export const toggleTheme = (): void => chooseTheme(shown() === 'dark' ? 'light' : 'dark');

export const useTheme = (): AdminTheme => useSyncExternalStore(subscribe, shown);

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  addEventListener('storage', followOtherTab);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', followOtherTab);
  };
};

const followOtherTab = (event: StorageEvent): void => {
  if (event.key === key) show(event.newValue === 'dark' ? 'dark' : 'light');
};
