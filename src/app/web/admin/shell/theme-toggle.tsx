import { Moon, Sun } from 'lucide-react';
import { IconButton } from '#shared/web/admin/icon-button.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { adminTexts } from '../texts/handle.ts';
import { toggleTheme, useTheme } from './use-theme.ts';

/** Switches between light and dark, stored in this browser. */
export const ThemeToggle = () => {
  const t = useTexts(adminTexts);
  const dark = useTheme() === 'dark';
  const label = t(dark ? 'theme.toLight' : 'theme.toDark');
  const Icon = dark ? Sun : Moon;
  return <IconButton label={label} icon={Icon} size={18} onClick={toggleTheme} />;
};
