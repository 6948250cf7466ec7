import fc from 'fast-check';
import { createBrowserRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import { CARD_WINDOW, HistoryModel, OVERLAYS, type Step, type View } from './testing/history-model.ts';
import { createOverlayHistory, type OverlayHistory } from './overlay-history.ts';
import { SimulatedBrowser, type Habits, type SimulatedWindow } from './testing/simulated-browser.ts';

const SEED = Number(process.env['MODEL_SEED'] ?? 20_261_121);
const RUNS = 400;
const HOME = '/';
const PAGES = [HOME, '/partner', '/free-fortune-content/35'];

const index = fc.nat(5);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('open page' as const), page: index }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('open page by a plain link' as const), page: index }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('open overlay' as const), overlay: index, isAsked: fc.constantFrom(true, true, true, false) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('close overlay' as const), overlay: index }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('close and open another at once' as const), overlay: index }) },
  { weight: 5, arbitrary: fc.constant({ do: 'back' as const }) },
  { weight: 2, arbitrary: fc.constant({ do: 'back twice at once' as const }) },
  { weight: 1, arbitrary: fc.constant({ do: 'back and forward at once' as const }) },
  { weight: 3, arbitrary: fc.constant({ do: 'forward' as const }) },
  { weight: 1, arbitrary: fc.constant({ do: 'reload' as const }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reload and open soon' as const), overlay: index, tasks: fc.integer({ min: 1, max: 8 }) }) },
  { weight: 1, arbitrary: fc.constant({ do: 'go to the card window' as const }) },
); // prettier-ignore

/** One page as it lives in the browser: the real overlays beside the real router, as the root puts them together. */
class Page {
  readonly overlays: OverlayHistory;
  readonly router: ReturnType<typeof createBrowserRouter>;
  loads = 0;

  constructor(window: SimulatedWindow, later: (task: () => void) => void) {
    this.overlays = createOverlayHistory(window);
    this.overlays.listen();
    const loader = async () => {
      this.loads += 1;
      // The server takes its time.
      await new Promise<void>((resolve) => later(() => later(resolve)));
      return null;
    };
    this.router = createBrowserRouter([{ id: 'page', path: '*', loader, element: null }], {
      window: window as unknown as Window,
      hydrationData: { loaderData: { page: null } },
    });
    const tell = (): void => {
      const { location, navigation } = this.router.state;
      this.overlays.arriveAt(location.key, navigation.state !== 'idle');
    };
    // React says what it has drawn a little later.
    this.router.subscribe(() => later(tell));
    tell();
    later(() => this.overlays.recover());
  }

  openPage(path: string): void {
    void this.overlays.leave((replace) => this.router.navigate(path, { replace }));
  }
}

class Reader {
  readonly browser: SimulatedBrowser;
  private readonly pages = new Map<SimulatedWindow, Page>();

  constructor(habits: Habits) {
    this.browser = new SimulatedBrowser(
      HOME,
      (window) => {
        if (this.browser.url === CARD_WINDOW) return;
        this.pages.set(window, new Page(window, (task) => this.browser.later(task)));
      },
      habits,
    );
    this.browser.start();
  }

  /** None while the card window is shown. */
  get page(): Page | undefined {
    return this.browser.shown && this.pages.get(this.browser.shown);
  }

  get view(): View {
    const { page, browser } = this;
    return {
      page: page?.router.state.location.pathname ?? browser.url,
      overlays: OVERLAYS.filter((id) => page?.overlays.isOpen(id)),
    };
  }

  /** How deep the entry shown says that it lies over its page. */
  get markedDepth(): number {
    return (this.browser.state as { overlay?: { depth: number } } | null)?.overlay?.depth ?? 0;
  }
}

/** Takes a step with the model and with the browser; false when it makes no sense here. */
function take(step: Step, model: HistoryModel, reader: Reader): boolean {
  const { browser, page } = reader;
  browser.isTouched = !(step.do === 'open overlay' && !step.isAsked);
  if (step.do === 'back') {
    if (!model.canGoBack) return false;
    model.back();
    browser.back();
  } else if (step.do === 'back twice at once') {
    if (!model.canHurry) return false;
    model.back();
    model.back();
    browser.back();
    browser.back();
  } else if (step.do === 'back and forward at once') {
    if (!model.canHurry) return false;
    model.back();
    model.forward();
    browser.back();
    browser.forward();
  } else if (step.do === 'forward') {
    if (!model.canGoForward) return false;
    model.forward();
    browser.forward();
  } else if (step.do === 'reload') {
    model.reload();
    browser.reload();
  } else if (step.do === 'open page') {
    const path = model.pageOf(step.page);
    model.openPage(path);
    if (page) page.openPage(path);
    else browser.leaveFor(path);
  } else if (!page) return false;
  else if (step.do === 'reload and open soon') {
    model.reload();
    const id = model.overlayOf(step.overlay);
    if (id === undefined) return false;
    model.openOverlay(id, true);
    browser.reload();
    // The page is made anew and steps off what is stale; the reader is there already.
    const open = () => reader.page?.overlays.open(id);
    let after: () => void = open;
    for (let tasks = 0; tasks <= step.tasks; tasks += 1) {
      const next = after;
      after = () => browser.later(next);
    }
    after();
  } else if (step.do === 'open page by a plain link') {
    const path = model.pageOf(step.page);
    model.openPagePlainly(path);
    void page.router.navigate(path);
  } else if (step.do === 'open overlay') {
    const id = model.overlayOf(step.overlay);
    if (id === undefined) return false;
    model.openOverlay(id, step.isAsked);
    page.overlays.open(id);
  } else if (step.do === 'close overlay') {
    const id = model.openOf(step.overlay);
    if (id === undefined) return false;
    model.closeOverlay(id);
    void page.overlays.close(id);
  } else if (step.do === 'close and open another at once') {
    const id = model.openOf(step.overlay);
    const other = model.overlayOf(step.overlay);
    if (id === undefined || other === undefined) return false;
    model.closeOverlay(id);
    model.openOverlay(other, true);
    void page.overlays.close(id);
    page.overlays.open(other);
  } else {
    model.openPagePlainly(CARD_WINDOW);
    browser.leaveFor(CARD_WINDOW);
  }
  return true;
}

async function live(steps: readonly Step[], habits: Habits): Promise<void> {
  const model = new HistoryModel(HOME, PAGES);
  const reader = new Reader(habits);
  await reader.browser.settle();
  for (const [at, step] of steps.entries()) {
    const before = { visit: model.visit, page: reader.page, loads: reader.page?.loads };
    if (!take(step, model, reader)) continue;
    await reader.browser.settle();
    const where = `after step ${at}, ${JSON.stringify(step)}`;
    expect(reader.view, where).toEqual(model.view);
    expect(reader.browser.url, `the address ${where}`).toBe(model.view.page);
    if (!reader.page) continue;
    expect(reader.page.overlays.depth(), `entries ${where}`).toBe(model.depth);
    expect(reader.markedDepth, `the mark of the entry ${where}`).toBe(model.depth);
    const isFresh = step.do.startsWith('reload') || step.do === 'back and forward at once';
    if (model.visit === before.visit && reader.page === before.page && !isFresh) {
      expect(reader.page.loads, `loads ${where}`).toBe(before.loads);
    }
  }
}

describe.each([
  { name: 'Chromium', isWebKit: false },
  { name: 'WebKit', isWebKit: true },
])('the history in $name', ({ isWebKit }) => {
  test.each([
    { name: 'keeps pages that are left', keepsDocuments: true },
    { name: 'makes pages anew', keepsDocuments: false },
  ])(
    `holds through whatever a reader does, where the browser $name (seed ${SEED}, ${RUNS} runs)`,
    async ({ keepsDocuments }) => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 24, size: 'max' }), (steps) =>
          live(steps, { isWebKit, keepsDocuments }),
        ),
        { seed: SEED, numRuns: RUNS },
      );
    },
  );
});
