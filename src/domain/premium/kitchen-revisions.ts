/** The newest of what a member sees: another number than before is another list, or another plan. */
export interface KitchenRevisions {
  list: number;
  plan: number;
}
