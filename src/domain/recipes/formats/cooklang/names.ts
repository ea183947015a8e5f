/** The words before ingredients of which no step says what becomes of them. */
export const ALSO = 'Also have ready:';
