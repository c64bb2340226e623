import { Moon, Sun } from 'lucide-react';
import { toggleTheme } from '#features/auth/web/parts/preferences.ts';
import { useShownTheme } from '#features/auth/web/parts/theme.ts';
import { IconButton } from '#shared/web/admin/icon-button.tsx';
import { useTexts } from '#shared/web/texts.tsx';
import { adminTexts } from '../texts/handle.ts';

/** Switches between light and dark, for the person on every device. */
export const ThemeToggle = () => {
  const t = useTexts(adminTexts);
  const dark = useShownTheme() === 'dark';
  const label = t(dark ? 'theme.toLight' : 'theme.toDark');
  const Icon = dark ? Sun : Moon;
  return <IconButton label={label} icon={Icon} size={18} onClick={toggleTheme} />;
};
