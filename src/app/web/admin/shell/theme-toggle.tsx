import { Moon, Sun } from 'lucide-react';
import { useTexts } from '#shared/web/texts.tsx';
import { adminTexts } from '../texts/handle.ts';
import { toggleTheme, useTheme } from './use-theme.ts';

/** Light or dark, for this browser from now on (NAV-006). */
export const ThemeToggle = () => {
  const t = useTexts(adminTexts);
  const dark = useTheme() === 'dark';
  const label = t(dark ? 'theme.toLight' : 'theme.toDark');
  const Icon = dark ? Sun : Moon;
  return (
    <button type="button" aria-label={label} title={label} onClick={toggleTheme} className="icon-button">
      <Icon size={18} aria-hidden="true" />
    </button>
  );
};
