/** A field of a form that no person sees: what is in it, a program filled in. */
export const TRAP = 'website';
