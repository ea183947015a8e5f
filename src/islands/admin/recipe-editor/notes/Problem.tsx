/** What is wrong with something that is no single field; a save that is refused moves the focus here. */
export function Problem({ children }: { children: string | undefined }) {
  if (!children) return null;
  return (
    <p className="field-error" role="alert" tabIndex={-1} data-problem>
      {children}
    </p>
  );
}
