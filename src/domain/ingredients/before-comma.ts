/** The parts between the commas of what somebody wrote; that of "1,5 kg" is none. */
export const betweenCommas = (text: string): string[] => text.split(/(?<!\d),|,(?!\d)/);

/** What an ingredient line says before its first comma. */
export const beforeComma = (line: string): string => betweenCommas(line)[0] ?? '';
