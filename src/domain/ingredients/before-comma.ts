/** What an ingredient line says before its first comma; that of "1,5 kg" is none. */
export const beforeComma = (line: string): string => line.split(/(?<!\d),|,(?!\d)/)[0] ?? '';
