/** The upper half of code page 437, in which programs for DOS wrote. */
const CODE_PAGE_437 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0';

const LATIN = new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 128 }, (_, at) => 128 + at));

/** A text of a program for DOS that was taken for one of Windows: "350øF" is "350°F". */
export const dosText = (text: string): string =>
  text.replace(/[^\0-\u007f]/g, (letter) => CODE_PAGE_437[LATIN.indexOf(letter)] ?? letter);
