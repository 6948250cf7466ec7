/**
 * What a reader may do to the history, and what must be seen after it: the page, and the overlays open on it. The model
 * keeps the entries a browser would and says which of them the reader can rest on.
 */

/** Indexes are modulo what there is; a step that makes no sense where the reader stands does nothing. */
export type Step =
  | { do: 'open page'; page: number }
  | { do: 'open page by a plain link'; page: number }
  | { do: 'open overlay'; overlay: number; isAsked: boolean }
  | { do: 'close overlay' | 'close and open another at once'; overlay: number }
  | { do: 'reload and open soon'; overlay: number; tasks: number }
  | {
      do:
        | 'back'
        | 'back twice at once'
        | 'back and forward at once'
        | 'forward'
        | 'reload'
        | 'go to the card window';
    };

export interface View {
  page: string;
  overlays: readonly string[];
}

interface Entry {
  page: string;
  /** Pages opened anew are other visits, though their address may be the same. */
  visit: number;
  depth: number;
}

interface Open {
  id: string;
  depth: number;
}

export const OVERLAYS = ['drawer', 'dialog', 'alert'] as const;
export const CARD_WINDOW = '/card-window';

export class HistoryModel {
  private entries: Entry[];
  private at = 0;
  private visits = 0;
  private open: Open[] = [];
  private readonly pages: readonly string[];

  constructor(first: string, pages: readonly string[]) {
    this.entries = [{ page: first, visit: 0, depth: 0 }];
    this.pages = pages;
  }

  get view(): View {
    return {
      page: this.entry.page,
      overlays: OVERLAYS.filter((id) => this.open.some((open) => open.id === id)),
    };
  }

  /** Which visit of a page is shown: the same address may be opened anew. */
  get visit(): number {
    return this.entry.visit;
  }

  /** How many entries the open overlays hold. */
  get depth(): number {
    return this.open.at(-1)?.depth ?? 0;
  }

  get canGoBack(): boolean {
    return this.at > 0;
  }

  get canGoForward(): boolean {
    return this.at < this.entries.length - 1;
  }

  /** Whether Forward leads onto an overlay that is gone. */
  get isForwardStale(): boolean {
    return (this.entries[this.at + 1]?.depth ?? 0) > 0;
  }

  /** Whether the entries before this one are not left behind by a plain link: a second Back would meet the first's. */
  get canHurry(): boolean {
    const [one, two] = [this.entries[this.at - 1], this.entries[this.at - 2]];
    const isRestful = (entry: Entry | undefined) =>
      entry !== undefined && (entry.depth === 0 || entry.visit === this.visit);
    return isRestful(one) && isRestful(two);
  }

  /** Another page than the one shown. */
  pageOf(index: number): string {
    const others = this.pages.filter((page) => page !== this.entry.page);
    return others[index % others.length] ?? this.entry.page;
  }

  overlayOf(index: number): string | undefined {
    const closed = OVERLAYS.filter((id) => !this.open.some((open) => open.id === id));
    return closed[index % closed.length];
  }

  openOf(index: number): string | undefined {
    return this.open[index % this.open.length]?.id;
  }

  /** A link of ours: out of an overlay its page takes the place of the lowest overlay's entry. */
  openPage(page: string): void {
    if (this.depth > 0) {
      this.at -= this.depth - 1;
      this.entries[this.at] = this.visitOf(page);
    } else this.add(this.visitOf(page));
    this.open = [];
  }

  /** A link that knows nothing of overlays: their entries stay behind. */
  openPagePlainly(page: string): void {
    this.add(this.visitOf(page));
    this.open = [];
  }

  openOverlay(id: string, isAsked: boolean): void {
    const depth = this.depth + (isAsked ? 1 : 0);
    if (isAsked) this.add({ ...this.entry, depth });
    this.open = [...this.open, { id, depth }];
  }

  closeOverlay(id: string): void {
    const keep = this.open.slice(
      0,
      this.open.findIndex((open) => open.id === id),
    );
    this.at -= this.depth - (keep.at(-1)?.depth ?? 0);
    this.open = keep;
  }

  back(): void {
    const left = this.entry;
    this.at -= 1;
    this.rest(left);
  }

  /** Onto an overlay that is gone: the reader stays where they were. */
  forward(): void {
    if (this.isForwardStale || !this.canGoForward) return;
    this.at += 1;
    this.open = [];
  }

  reload(): void {
    this.at -= this.entry.depth;
    this.open = [];
  }

  private get entry(): Entry {
    const entry = this.entries[this.at];
    if (!entry) throw new Error('The model has lost its place.');
    return entry;
  }

  private add(entry: Entry): void {
    this.entries = [...this.entries.slice(0, this.at + 1), entry];
    this.at += 1;
  }

  private visitOf(page: string): Entry {
    this.visits += 1;
    return { page, visit: this.visits, depth: 0 };
  }

  /** After a step back: on the page that was shown overlays deeper than the entry close; others are gone for good. */
  private rest(left: Entry): void {
    const { visit, depth } = this.entry;
    if (visit === left.visit) {
      this.open = this.open.filter((open) => open.depth <= depth);
      return;
    }
    this.at -= depth;
    this.open = [];
  }
}
