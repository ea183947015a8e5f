/** Says what is not as one would want it. Throws what the site cannot start with. */
export async function refuseWhatIsWrong({ slowly }: { slowly: boolean }): Promise<void> {
  // Its settings are read only once they are loaded.
  const { examine } = await import('#src/server/host/doctor/doctor.ts');
  const found = await examine({ slowly, isStarting: true });
  const wrong = found.filter(({ state }) => state === 'wrong');
  if (wrong.length > 0) throw new Error(wrong.map(({ said }) => said).join('\n'));
  for (const { state, about, said } of found) if (state === 'warning') console.warn(`! ${about}: ${said}`);
}
