import { createContext } from 'react';

/** The whole style sheet, while a document is rendered on the server; null in the browser, where it stands already. */
export const InlineStyles = createContext<string | null>(null);
