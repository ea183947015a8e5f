import { connect } from '#src/db/connection.ts';
import { env } from '../base/env.ts';

/**
 * Addresses of the administrators, the oldest account first. For scripts and the start of a site, which ask once: by SQL, because
 * loading what members are to the whole site takes as long as all the rest of a start.
 */
export async function administrators(): Promise<string[]> {
  const { DATABASE_URL: url, DATABASE_AUTH_TOKEN: authToken } = env();
  const client = connect({ url, authToken });
  try {
    const { rows } = await client.execute("select email from users where role = 'admin' order by created_at, email");
    return rows.map(({ email }) => String(email));
  } finally {
    client.close();
  }
}
