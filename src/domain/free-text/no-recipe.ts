import { AppError } from '../errors.ts';

/** For a text that no recipe can be read from. */
export function noRecipe(hint: string, { isPage = false }: { isPage?: boolean | undefined } = {}): AppError {
  const found = isPage ? 'We couldn’t find a recipe on that page' : 'No recipe could be found in this text';
  const issues = [{ path: isPage ? 'url' : 'inputText', message: hint || found }];
  return new AppError('validation', hint ? `${found}. ${hint}` : found, { issues });
}

/** A text in another language is said to be one, and not half read. */
export function inAnotherLanguage(language: string, source: { isPage?: boolean | undefined }): AppError {
  const which = language === 'another script' ? 'not in English' : `in ${language}`;
  return noRecipe(`It seems to be ${which}; without a language model we can only read English.`, source);
}
