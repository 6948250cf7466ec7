import type { Page } from '@playwright/test';

const WATCHING = '**/v1/fortune-content/premium-*-analysis';

/** Says of every bought reading that it stands so, and lets the shop's own messages not through. */
export async function tellProgress(tab: Page, progress: Record<string, unknown>): Promise<void> {
  const data = {
    orderId: 'a'.repeat(22),
    serviceType: 'SAJU',
    fortuneContentId: 5,
    resultId: '01a20008-5f01-7220-9727-a9a1ae24bc75',
    chaptersDone: 0,
    chaptersTotal: 12,
    isLate: false,
    message: null,
    ...progress,
  };
  await tab.route('**/v1/orders/*/progress', (route) => route.abort());
  await tab.route(WATCHING, (route) => route.fulfill({ json: { statusCode: 200, data } }));
}

/** Loses every word on how far a bought reading is. */
export async function loseProgress(tab: Page): Promise<void> {
  await tab.route('**/v1/orders/*/progress', (route) => route.abort());
  await tab.route(WATCHING, (route) => route.abort());
}

/**
 * Answers a page's data with other values under one name, in turns to all that bear it: what a shop does not come to by
 * itself.
 */
export async function tellOtherwise(
  tab: Page,
  pages: string,
  name: string,
  values: readonly unknown[],
): Promise<void> {
  await tab.route(pages, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: withValues(await answer.text(), name, values) });
  });
}

/** The router writes a page's data as one flat list, an object in it as `{"_<place of a name>": <place of its value>}`. */
function withValues(text: string, name: string, values: readonly unknown[]): string {
  const [first = '[]', ...rest] = text.split('\n');
  const flat = JSON.parse(first) as unknown[];
  const field = `_${flat.indexOf(name)}`;
  const bearers = flat.filter(
    (one): one is Record<string, number> => typeof one === 'object' && one !== null && field in one,
  );
  for (const [index, one] of bearers.entries()) {
    one[field] = flat.push(values[index % values.length]) - 1;
  }
  return [JSON.stringify(flat), ...rest].join('\n');
}

/** Goes to a page as a browser does that runs no scripts; what it finds there then stands still. */
export async function withoutScripts(tab: Page, go: () => Promise<unknown>): Promise<void> {
  const session = await tab.context().newCDPSession(tab);
  await session.send('Emulation.setScriptExecutionDisabled', { value: true });
  await go();
  // Said, not left to the session's end: that comes at its own time, and the next page would open without scripts.
  await session.send('Emulation.setScriptExecutionDisabled', { value: false });
  await session.detach();
}
