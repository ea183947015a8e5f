/** The variables every program needs to find others, its files and its language. */
const LEFT = ['PATH', 'HOME', 'LANG'] as const;

/**
 * Starts a command that the settings name: by the shell, with what every program needs and what it is given. The site's keys
 * and passwords stand in its own environment, and are nothing to a command that looks at a note.
 */
export function operatorsCommand(
  given: Readonly<Record<string, string>> = {},
  source: Readonly<Record<string, string | undefined>> = process.env,
): { shell: true; env: Record<string, string> } {
  const env: Record<string, string> = {};
  for (const name of LEFT) if (source[name] !== undefined) env[name] = source[name];
  return { shell: true, env: { ...env, ...given } };
}
