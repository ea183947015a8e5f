/** No recipe keeps all the limits: which of them matters least, only the reader knows. */
export const NothingFound = () => (
  <p className="text-lead text-muted">Nothing on this plate yet. Remove one of the above, or put it another way.</p>
);
