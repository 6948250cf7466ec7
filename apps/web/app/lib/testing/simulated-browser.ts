/**
 * A browser's session history, as far as overlays can tell: entries that belong to documents, traversals that happen
 * later and one by one, documents that are kept whole (back/forward cache) or made anew, and two houses' habits.
 * Chromium's Back skips entries added without a gesture; WebKit drops a step asked for in the task that added an entry.
 */

interface Entry {
  url: string;
  state: unknown;
  document: number;
  isSkipped: boolean;
}

export type SimulatedWindow = EventTarget & {
  history: History;
  location: Location;
  navigator: { userActivation: { isActive: boolean } };
  document: { documentElement: { toggleAttribute: () => boolean } };
};

export interface Habits {
  /** Whether documents that are left stay whole for a return. */
  keepsDocuments: boolean;
  isWebKit: boolean;
}

class StateEvent extends Event {
  readonly state: unknown;
  constructor(state: unknown) {
    super('popstate');
    this.state = state;
  }
}

class ShowEvent extends Event {
  readonly persisted = true;
}

const ORIGIN = 'http://shop';

export class SimulatedBrowser {
  private readonly entries: Entry[];
  private at = 0;
  private documents = 1;
  private readonly kept = new Map<number, SimulatedWindow>();
  private readonly tasks: (() => void)[] = [];
  private hasAddedInTask = false;
  private window: SimulatedWindow | undefined;
  private readonly boot: (window: SimulatedWindow) => void;
  private readonly habits: Habits;
  /** Whether the reader has just touched the page. */
  isTouched = false;

  constructor(url: string, boot: (window: SimulatedWindow) => void, habits: Habits) {
    this.entries = [{ url, state: null, document: 1, isSkipped: false }];
    this.boot = boot;
    this.habits = habits;
  }

  /** Opens the first page. */
  start(): void {
    this.makeDocument();
  }

  /** What the reader looks at. */
  get shown(): SimulatedWindow | undefined {
    return this.window;
  }

  get url(): string {
    return this.entry.url;
  }

  get state(): unknown {
    return this.entry.state;
  }

  /** Runs in a task of its own, after those already waiting. */
  later(task: () => void): void {
    this.tasks.push(task);
  }

  /** Waits until nothing is under way any more. */
  async settle(): Promise<void> {
    for (let quiet = 0; quiet < 3; quiet += 1) {
      const task = this.tasks.shift();
      if (task) {
        quiet = -1;
        task();
      }
      // Whatever waited for the task (promises) goes on before the next.
      await new Promise((resolve) => setImmediate(resolve));
      this.hasAddedInTask = false;
    }
  }

  /** The browser's own buttons. */
  back(): void {
    this.later(() => {
      let target = this.at - 1;
      while (this.entries[target]?.isSkipped) target -= 1;
      this.traverse(target - this.at);
    });
  }

  forward(): void {
    this.later(() => this.traverse(1));
  }

  reload(): void {
    this.later(() => this.makeDocument());
  }

  /** Goes to another document by a link or a redirect. */
  leaveFor(url: string): void {
    this.later(() => {
      this.keepDocument();
      this.documents += 1;
      this.add({ url, state: null, document: this.documents, isSkipped: false });
      this.makeDocument();
    });
  }

  private get entry(): Entry {
    const entry = this.entries[this.at];
    if (!entry) throw new Error('The history has lost its place.');
    return entry;
  }

  private add(entry: Entry): void {
    this.entries.splice(this.at + 1, Infinity, entry);
    this.at += 1;
  }

  private keepDocument(): void {
    if (this.habits.keepsDocuments && this.window) this.kept.set(this.at, this.window);
  }

  private traverse(delta: number): void {
    const target = this.entries[this.at + delta];
    if (!target || delta === 0) return;
    const isSameDocument = target.document === this.entry.document;
    if (!isSameDocument) this.keepDocument();
    this.at += delta;
    if (isSameDocument) {
      this.window?.dispatchEvent(new StateEvent(target.state));
      return;
    }
    const window = this.kept.get(this.at);
    this.kept.delete(this.at);
    if (window) {
      this.window = window;
      window.dispatchEvent(new ShowEvent('pageshow'));
    } else this.makeDocument();
  }

  private makeDocument(): void {
    const window = this.newWindow();
    this.window = window;
    this.boot(window);
  }

  private newWindow(): SimulatedWindow {
    const window = new EventTarget() as SimulatedWindow;
    const mustBeShown = (): void => {
      if (this.window !== window) throw new Error('A page that is not shown touched the history.');
    };
    const history = {
      pushState: (state: unknown, _title: string, url = this.url) => {
        mustBeShown();
        if (!this.isTouched) this.entry.isSkipped = true;
        this.add({ ...this.entry, state: structuredClone(state), url: pathOf(url), isSkipped: false });
        this.hasAddedInTask = true;
      },
      replaceState: (state: unknown, _title: string, url = this.url) => {
        mustBeShown();
        this.entry.state = structuredClone(state);
        this.entry.url = pathOf(url);
        this.hasAddedInTask = true;
      },
      go: (delta: number) => {
        mustBeShown();
        if (this.habits.isWebKit && this.hasAddedInTask) return;
        this.later(() => this.traverse(delta));
      },
    };
    return Object.assign(window, {
      history: reading(history, 'state', () => structuredClone(this.entry.state)) as History,
      location: reading({ origin: ORIGIN, search: '', hash: '' }, 'pathname', () => this.url) as Location,
      navigator: { userActivation: reading({}, 'isActive', () => this.isTouched) },
      document: { documentElement: { toggleAttribute: () => true } },
    });
  }
}

/** The object with a property that is read anew each time. */
function reading<T extends object, K extends string, V>(target: T, name: K, read: () => V): T & Record<K, V> {
  return Object.defineProperty(target, name, { get: read }) as T & Record<K, V>;
}

const pathOf = (url: string): string => new URL(url, ORIGIN).pathname;
