/** A note that a killed process had said it has, with so many photographs. */
export interface TakenNote {
  id: string;
  text: string;
  photos: number;
}
