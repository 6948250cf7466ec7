import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import {
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router';
import { InlineStyles } from '#lib/inline-styles.ts';
import { lateScripts } from '#lib/late-scripts.server.ts';
import { visitContext } from '#lib/visit.ts';
import styles from '#styles/app.css?inline';

export { createPageContext } from '#lib/visit.ts';

const GIVE_UP_MS = 8_000;

/** Renders a document. Browsers get it as it is written; readers of links get it whole. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce } = context.get(visitContext);
  return new Promise((resolve, reject) => {
    const answer = (): void => {
      const body = lateScripts();
      headers.set('content-type', 'text/html; charset=utf-8');
      resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
      pipe(body);
    };
    const whenToAnswer = isbot(request.headers.get('user-agent') ?? '') ? 'onAllReady' : 'onShellReady';
    const { pipe, abort } = renderToPipeableStream(
      <InlineStyles value={styles}>
        <ServerRouter context={entryContext} url={request.url} nonce={nonce} />
      </InlineStyles>,
      {
        nonce,
        [whenToAnswer]: answer,
        onAllReady: () => {
          clearTimeout(giveUp);
          if (whenToAnswer === 'onAllReady') answer();
        },
        onShellError: reject,
        onError: (error) => {
          if (!request.signal.aborted) console.error(error);
        },
      },
    );
    const giveUp = setTimeout(() => abort(), GIVE_UP_MS);
  });
}

/** Failures that the pages word themselves, and addresses that lead nowhere, are no news. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  const expected =
    typeof error === 'object' && error !== null && ('statusCode' in error || 'status' in error);
  if (!request.signal.aborted && !expected) console.error(error);
};
