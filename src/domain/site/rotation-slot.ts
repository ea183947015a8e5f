/** Every visitor of the same ten minutes sees the same banner. */
export const ROTATION_SLOT_MS = 10 * 60 * 1000;
