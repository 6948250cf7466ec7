import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { keepOfflinePage } from '#lib/keep-offline-page.ts';

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
if (import.meta.env.PROD) keepOfflinePage();
