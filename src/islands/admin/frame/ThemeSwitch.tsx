import { Moon, Sun } from 'lucide-react';
import { currentTheme, setTheme } from '#src/browser/theme.ts';
import { Button } from '../../ui/Button.tsx';

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

export function ThemeSwitch() {
  return (
    <Button
      look="quiet"
      className="button-icon"
      aria-label="Switch between light and dark"
      onClick={() => setTheme(currentTheme() === 'dark' ? 'light' : 'dark')}
    >
      <Sun {...icon} className="show-in-dark" />
      <Moon {...icon} className="show-in-light" />
    </Button>
  );
}
