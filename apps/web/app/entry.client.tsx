import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { isLeavingEarly } from '#lib/before-script.ts';
import { keepOfflinePage } from '#lib/keep-offline-page.ts';

if (!isLeavingEarly()) {
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter />);
  });
}
if (import.meta.env.PROD) keepOfflinePage();
