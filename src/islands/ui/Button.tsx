import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

const LOOKS = {
  primary: 'button button-primary',
  outline: 'button button-outline',
  quiet: 'button button-quiet',
  danger: 'button button-danger',
} as const;

interface Props extends ComponentProps<'button'> {
  /** The one thing to do on a screen is `primary`, what cannot be undone `danger`. */
  look?: keyof typeof LOOKS;
  /** Before the words. */
  Icon?: LucideIcon;
  /** Pixels. */
  iconSize?: number;
}

/** A button; it sends no form unless its `type` says so. */
export function Button({ look = 'outline', Icon, iconSize = 20, className = '', children, ...button }: Props) {
  return (
    <button type="button" {...button} className={`${LOOKS[look]} ${className}`}>
      {Icon && <Icon size={iconSize} strokeWidth={1.75} aria-hidden="true" />}
      {children}
    </button>
  );
}

interface IconProps extends Omit<Props, 'Icon' | 'children'> {
  Icon: LucideIcon;
  /** What it does, for those who cannot see it. */
  label: string;
}

/** A button that is nothing but its icon. */
export const IconButton = ({ label, look = 'quiet', className = '', ...button }: IconProps) => (
  <Button {...button} look={look} className={`button-icon ${className}`} aria-label={label} />
);
