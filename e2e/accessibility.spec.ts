import type { Page } from '@playwright/test';
import { faultsOf } from './axe.ts';
import { expect, people, test } from './fixtures.ts';
import { screens, type Screen } from './screen-list.ts';

const SHELVES = /^(?:home|content|member|cards)/;
const PAYING = /^(?:payment|tarot-payment|card-window|analysis)/;
/** What was bought, and the lists it is found in. */
const BOUGHT = /^(?:bought|result-(?:premium|free-saju)|credits|review|mypage-(?:결제|크레딧))/;
const GROUPS: { name: string; as: Screen['as']; holds: (screen: Screen) => boolean }[] = [
  { name: 'a visitor who looks for a reading', as: 'visitor', holds: ({ name }) => SHELVES.test(name) },
  { name: 'a visitor who looks around', as: 'visitor', holds: ({ name }) => !SHELVES.test(name) },
  { name: 'a reader with an empty account', as: 'newcomer', holds: () => true },
  { name: 'a reader who pays', as: 'reader', holds: ({ name }) => PAYING.test(name) },
  { name: 'a reader who bought', as: 'reader', holds: ({ name }) => BOUGHT.test(name) },
  {
    name: 'a reader',
    as: 'reader',
    holds: ({ name }) => !PAYING.test(name) && !BOUGHT.test(name) && !name.startsWith('chat'),
  },
  { name: 'a reader in the chat', as: 'reader', holds: ({ name }) => name.startsWith('chat') },
];

const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' };

/** An account nothing is known of yet, whoever signed in before. */
async function beginAnew(page: Page, signIn: (person: string) => Promise<void>, person: string) {
  await signIn(person);
  const left = await page.request.delete('/v1/profile', { headers: SAME_ORIGIN });
  expect(left.status()).toBe(200);
  await signIn(person);
}

async function store(page: Page, birthday: string): Promise<void> {
  const data = { sexType: 'FEMALE', calendarType: 'SOLAR', birthday, time: '0724' };
  const answer = await page.request.post('/v1/member', { data, headers: SAME_ORIGIN });
  expect(answer.status()).toBe(200);
}

test.describe.configure({ mode: 'parallel' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/**
 * Every route in every state of the list, at a phone's, a tablet's and a desk's width: no fault that a machine finds.
 * The states of one reader follow each other in one test, for one login and what was bought before serve them all.
 */
for (const { name, as, holds } of GROUPS) {
  test(`what ${name} sees has no fault that a machine finds, in any state`, async ({ page, signIn }) => {
    test.setTimeout(300_000);
    page.setDefaultTimeout(20_000);
    if (as !== 'visitor') await beginAnew(page, signIn, people.unverified);
    if (as === 'reader') for (const birthday of ['19940312', '19920820']) await store(page, birthday);
    const faults: Record<string, string[]> = {};
    for (const screen of screens.filter((one) => one.as === as && holds(one))) {
      await test.step(screen.name, async () => {
        await screen.open(page);
        const found = await faultsOf(page, { whole: screen.overlay !== true });
        if (found.length > 0) faults[screen.name] = found;
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        // A page may still lead on by itself; the next state is not to be opened in the midst of that.
        await expect(() => page.goto('about:blank')).toPass();
      });
    }
    expect(faults).toEqual({});
  });
}
