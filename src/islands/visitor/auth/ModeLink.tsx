interface Props {
  onClick(): void;
  children: string;
}

/** Leads from one mode of the sign-in page to another. */
export const ModeLink = ({ onClick, children }: Props) => (
  <button type="button" className="link account-link" onClick={onClick}>
    {children}
  </button>
);
