import { api } from './api.ts';
import { paths } from './paths.ts';

/** Ends the session and goes home by a whole new page, so that nothing of the reader stays behind. */
export async function logOut(): Promise<void> {
  await api('POST /v1/auth/logout');
  location.assign(paths.home());
}
