import { useSyncExternalStore } from 'react';
import type { Theme } from '../../domain/theme.ts';

const key = 'admin_theme';
const listeners = new Set<() => void>();
const darkDevice = matchMedia('(prefers-color-scheme: dark)');

const themeIn = (kept: unknown): Theme => (kept === 'dark' || kept === 'system' ? kept : 'light');

const storedTheme = (): Theme => {
  try {
    return themeIn(localStorage.getItem(key));
  } catch {
    return 'light';
  }
};

// admin-pages.ts shows it before the first paint.
let chosen = storedTheme();

const show = (theme: Theme): void => {
  chosen = theme;
  document.documentElement.classList.toggle('dark', theme === 'dark' || (theme === 'system' && darkDevice.matches));
  for (const listener of listeners) listener();
};

/** Shows a theme, and keeps it in this browser. */
export const storeTheme = (theme: Theme): void => {
  try {
    localStorage.setItem(key, theme);
  } catch {
    // Storage may be disabled; the choice then lasts until the page is left.
  }
  show(theme);
};

const shown = (): 'light' | 'dark' => (document.documentElement.classList.contains('dark') ? 'dark' : 'light');

/** What is shown: of the theme `system`, what the device says. */
export const useShownTheme = (): 'light' | 'dark' => useSyncExternalStore(subscribe, shown);

/** The opposite of what is shown. */
export const otherTheme = (): Theme => (shown() === 'dark' ? 'light' : 'dark');

export const useTheme = (): Theme => useSyncExternalStore(subscribe, () => chosen);

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

// For as long as the page is open, because the theme applies without anybody who reads it.
darkDevice.addEventListener('change', () => show(chosen));
addEventListener('storage', (event) => event.key === key && show(themeIn(event.newValue)));
