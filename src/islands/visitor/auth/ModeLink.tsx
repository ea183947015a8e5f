import type { Mode } from './mode.ts';

interface Props {
  to: Mode;
  children: string;
}

/** Leads from one mode of the sign-in page to another. A link: followed before the script is there, it still counts. */
export const ModeLink = ({ to, children }: Props) => (
  <a className="link account-link" href={`#${to}`}>
    {children}
  </a>
);
