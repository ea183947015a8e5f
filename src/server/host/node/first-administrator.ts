import { env } from '../../base/env.ts';
import { ensureFirstAdministrator } from '../../members/members.ts';

/** Makes the first administrator at the first start, and says once how to sign in. */
export async function welcomeFirstAdministrator(): Promise<void> {
  const made = await ensureFirstAdministrator();
  if (!made) return;
  const password = env().ADMIN_PASSWORD ? 'the one in ADMIN_PASSWORD' : `${made.password} (shown only this once)`;
  console.log(`\nThe first administrator\n  address:  ${made.email}\n  password: ${password}`);
}
