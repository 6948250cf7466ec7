/**
 * The built-in writer. Raised whenever the same chart and content would read differently, so that a stored
 * reading says which texts it was made from.
 */
export const BUILTIN_WRITER = 'builtin-4';
