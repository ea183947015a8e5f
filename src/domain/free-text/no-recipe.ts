import { AppError } from '../errors.ts';

/** For a text that no recipe can be read from. */
export const noRecipe = (hint: string): AppError =>
  new AppError('validation', `No recipe could be found in this text. ${hint}`, {
    issues: [{ path: 'inputText', message: hint }],
  });
