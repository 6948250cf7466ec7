import { createClient } from '@wolha/contract/client';

/** The API as the browser calls it; the token travels in a cookie that scripts cannot read. */
export const api = createClient((path, init) => fetch(path, { ...init, credentials: 'same-origin' }));
