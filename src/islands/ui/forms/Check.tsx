import type { ComponentProps, ReactNode } from 'react';

interface Props extends Omit<ComponentProps<'input'>, 'onChange'> {
  /** The words beside it. */
  children: ReactNode;
  onTick?: (isTicked: boolean) => void;
}

/** A box to tick, or with `type="radio"` one of several to choose, and its words. */
export const Check = ({ children, className = 'flex items-center gap-3', onTick, ...input }: Props) => (
  <label className={className}>
    <input type="checkbox" {...input} className="check" onChange={onTick && (({ target }) => onTick(target.checked))} />
    {children}
  </label>
);
