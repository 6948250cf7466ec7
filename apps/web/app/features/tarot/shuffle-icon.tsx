/** Two paths that cross. */
export const shuffleIcon = (
  <path d="M3.5 7.5H7c4.6 0 5.4 9 10 9h3m0 0-2.8-2.8M20 16.5l-2.8 2.8M3.5 16.5H7c1.5 0 2.5-1 3.4-2.4m3.2-4.2C14.5 8.5 15.5 7.5 17 7.5h3m0 0-2.8-2.8M20 7.5l-2.8 2.8" />
);
