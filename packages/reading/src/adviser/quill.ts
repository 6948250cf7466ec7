import { hash, shuffled, turned } from '#choice.ts';
import type { Dimension, Dimensions } from '#corpus/dimensions.ts';
import type { Fragment, Guard, Topic } from '#corpus/format.ts';
import { sentencesOf } from '#compose/sentences.ts';
import { fill, slotsUsed } from '#compose/template.ts';
import type { Fact } from '#reading.ts';
import type { Slot } from '#saju/slots.ts';
import { unled } from './leads.ts';

export type Library = ReadonlyMap<string, Topic>;
type SlotMap = ReadonlyMap<string, Slot>;

export interface Scene {
  traits: Partial<Dimensions>;
  slots: SlotMap;
}

/** The slot whose fact a guard rests on: a text for `nowGod` speaks of the month whether or not it shows it. */
const GUARD_SLOT: Partial<Record<Dimension, string>> = {
  stem: 'stem',
  branch: 'branch',
  ilju: 'ilju',
  seatGod: 'seatGod',
  stage: 'stage',
  monthGod: 'monthBranchGod',
  monthStemGod: 'monthStemGod',
  leadGod: 'leadGod',
  thin: 'thin',
  strength: 'strength',
  useful: 'useful',
  spouse: 'spouse',
  spouseElement: 'spouse',
  spouseSeat: 'spouse',
  seatTie: 'tie',
  peach: 'peach',
  red: 'red',
  todayGod: 'todayGod',
  todayBranchGod: 'todayBranchGod',
  todayTie: 'todayBranch',
  todayStage: 'todayStage',
  nowGod: 'nowGod',
  nowBranchGod: 'nowBranchGod',
  nowTie: 'nowBranch',
  nowStage: 'nowStage',
  yearGod: 'seunGod',
  yearTie: 'seunBranch',
  decadeGod: 'decadeGod',
  mGod: 'mGod',
  mBranchGod: 'mBranchGod',
  mTie: 'mBranch',
  yGod: 'yGod',
  yTie: 'yBranch',
};

const holds = (guard: Guard, traits: Partial<Dimensions>): boolean =>
  (Object.entries(guard) as [Dimension, unknown][]).every(([dimension, wanted]) => {
    const value = traits[dimension];
    return Array.isArray(wanted) ? wanted.includes(value) : wanted === value;
  });

/** Days and months move; a sentence stays the same whichever it names. */
const TIMES =
  /(?:내년|지난해|\d{4}년)? ?\d+월(?: \d+일)?(?:~(?:\d+월 )?\d+일)?(?: [일월화수목금토]요일)?|그날|오늘|이번 달/gu;

const TIMED = /\d|그날|오늘|이번 달/u;

/** A sentence as it is recognised again whatever day it names and whatever ending a voice gives it. */
export function sentenceKey(sentence: string): string {
  const timeless = TIMED.test(sentence) ? sentence.replace(TIMES, '') : sentence;
  const words = timeless
    .replace(/[^가-힣0-9\s]/gu, '')
    .trim()
    .split(/\s+/u);
  return words.length > 1 ? words.slice(0, -1).join('') : words.join('').slice(0, -2);
}

/** Answers after which a sentence may be heard again. */
const LONG_AGO = 10;

/** Shorter keys are shared by sentences that have nothing to do with each other. */
const SHORT_KEY = 3;

/** What a text is known by: its longer sentences, or where it has none all of it. */
function keysOf(text: string): string[] {
  const keys = sentencesOf(text).map((sentence) => sentenceKey(unled(sentence)));
  const telling = keys.filter((key) => key.length > SHORT_KEY);
  return telling.length > 0 ? telling : keys;
}

/** What of the chart or of the time a text speaks of. */
const dimensionsOf = ({ when }: Fragment): Dimension[] => Object.keys(when) as Dimension[];

/** Who or what a text begins with, whatever particle follows. */
const beginningOf = (text: string): string => text.slice(0, 2);

interface Draft {
  fragment: Fragment;
  text: () => string;
  keys: () => readonly string[];
  /** How late it was said; asked for when first needed. */
  recency: number | undefined;
}

function draftOf(fragment: Fragment, slots: SlotMap): Draft {
  let text: string | undefined;
  let keys: readonly string[] | undefined;
  const words = () => (text ??= fill(fragment.text, (name) => slots.get(name)?.text ?? null));
  return { fragment, text: words, keys: () => (keys ??= keysOf(words())), recency: undefined };
}

/**
 * Picks the texts of one answer. The order of a move's texts belongs to the room (chart and partner) and goes round: after
 * a text that was said, the next; before any was said, one chosen by the question. So a room hears every text of a move
 * before it hears one again, though only its last turns are known.
 */
export class Quill {
  readonly facts: Fact[] = [];
  private readonly library: Library;
  private readonly room: string;
  private readonly turn: number;
  private readonly scene: Scene;
  /** Sentences the partner said, with how late. */
  private readonly said: ReadonlyMap<string, number>;
  /** How many answers came before. */
  private readonly now: number;
  private readonly used: Set<string>;
  /** What of the chart and of the time this answer has spoken of. */
  private readonly told: Set<Dimension>;
  /** How the texts of this answer began. */
  private readonly begun: Set<string>;
  private readonly ring = new Map<string, Draft[]>();

  private constructor(
    library: Library,
    choice: { room: string; turn: number },
    scene: Scene,
    memory: {
      said: ReadonlyMap<string, number>;
      now: number;
      used: Set<string>;
      told: Set<Dimension>;
      begun: Set<string>;
      facts: Fact[];
    },
  ) {
    this.library = library;
    this.room = choice.room;
    this.turn = choice.turn;
    this.scene = scene;
    this.said = memory.said;
    this.now = memory.now;
    this.used = memory.used;
    this.told = memory.told;
    this.begun = memory.begun;
    this.facts = memory.facts;
  }

  static at(
    library: Library,
    choice: { room: string; question: string },
    scene: Scene,
    answers: readonly string[],
  ): Quill {
    const said = new Map<string, number>();
    answers.forEach((answer, index) => {
      for (const sentence of sentencesOf(answer)) said.set(sentenceKey(unled(sentence)), index);
    });
    return new Quill(library, { room: choice.room, turn: hash(choice.question) }, scene, {
      said,
      now: answers.length,
      used: new Set(),
      told: new Set(),
      begun: new Set(),
      facts: [],
    });
  }

  /** The same quill where more is known: a month, a year. */
  within(scene: { traits?: Partial<Dimensions>; slots?: Iterable<readonly [string, Slot]> }): Quill {
    return new Quill(
      this.library,
      { room: this.room, turn: this.turn },
      {
        traits: { ...this.scene.traits, ...scene.traits },
        slots: new Map([...this.scene.slots, ...(scene.slots ?? [])]),
      },
      {
        said: this.said,
        now: this.now,
        used: this.used,
        told: this.told,
        begun: this.begun,
        facts: this.facts,
      },
    );
  }

  /** A text of the first of these moves that has an unsaid one; null when none has. */
  pick(...references: readonly string[]): string | null {
    return this.first(references, () => true);
  }

  /** Like `pick`, of something this answer has not spoken of yet, and rather one that begins otherwise. */
  apart(...references: readonly string[]): string | null {
    const other = ({ fragment }: Draft) =>
      !dimensionsOf(fragment).some((dimension) => this.told.has(dimension));
    const anew = (draft: Draft) => other(draft) && !this.begun.has(beginningOf(draft.text()));
    return this.first(references, anew) ?? this.first(references, other);
  }

  /** Like `pick`, of what was just spoken of: why the answer is what it is. */
  touching(about: readonly Dimension[], ...references: readonly string[]): string | null {
    return this.first(references, ({ fragment }) =>
      dimensionsOf(fragment).some((dimension) => about.includes(dimension)),
    );
  }

  /** What the texts of this answer have spoken of so far. */
  spokenOf(): readonly Dimension[] {
    return [...this.told];
  }

  /** A text said long ago, where one is wanted and nothing new is left; the longest ago first. */
  again(...references: readonly string[]): string | null {
    const old = references
      .flatMap((reference) => this.drafts(reference))
      .filter((draft) => this.recency(draft) >= 0 && this.recency(draft) < this.now - LONG_AGO)
      .filter((draft) => !draft.keys().some((key) => this.used.has(key)))
      .toSorted((a, b) => this.recency(a) - this.recency(b))[0];
    return old ? this.take(old) : null;
  }

  /** Like `pick`; when all was said, what was said longest ago. Throws RangeError when no text fits at all. */
  must(...references: readonly string[]): string {
    const fresh = this.pick(...references);
    if (fresh !== null) return fresh;
    for (const reference of references) {
      const [oldest] = this.drafts(reference).toSorted((a, b) => this.recency(a) - this.recency(b));
      if (oldest) return this.take(oldest);
    }
    throw new RangeError(`nothing fits ${references.join(', ')}`);
  }

  private first(references: readonly string[], fits: (draft: Draft) => boolean): string | null {
    for (const reference of references) {
      const text = this.fresh(reference, fits);
      if (text !== null) return text;
    }
    return null;
  }

  private fresh(reference: string, fits: (draft: Draft) => boolean): string | null {
    const drafts = this.drafts(reference);
    const latest = this.latestSaid(drafts);
    const start = latest >= 0 ? latest + 1 : this.turn % Math.max(1, drafts.length);
    const next = turned(drafts, start).find(
      (draft) => fits(draft) && this.recency(draft) < 0 && !draft.keys().some((key) => this.used.has(key)),
    );
    return next ? this.take(next) : null;
  }

  /** Where in the ring the text stands that was said last. */
  private latestSaid(drafts: readonly Draft[]): number {
    if (this.said.size === 0) return -1;
    return drafts.reduce(
      (best, draft, index) =>
        this.recency(draft) > (drafts[best] ? this.recency(drafts[best]) : -1) ? index : best,
      -1,
    );
  }

  private recency(draft: Draft): number {
    if (this.said.size === 0) return -1;
    draft.recency ??= draft.keys().reduce((latest, key) => Math.max(latest, this.said.get(key) ?? -1), -1);
    return draft.recency;
  }

  /** The move's texts that hold here, in the room's order. Words are filled in when they are looked at. */
  private drafts(reference: string): Draft[] {
    const known = this.ring.get(reference);
    if (known) return known;
    const [id = '', move = ''] = reference.split('#');
    const fragments = this.library.get(id)?.moves[move] ?? [];
    const { traits, slots } = this.scene;
    const fitting = fragments.filter(
      (fragment) =>
        holds(fragment.when, traits) &&
        fragment.cites.every((name) => slots.has(name)) &&
        slotsUsed(fragment.text).every(({ name }) => slots.has(name)),
    );
    const drafts = shuffled(fitting, this.room, (fragment) => fragment.id).map((fragment) =>
      draftOf(fragment, slots),
    );
    this.ring.set(reference, drafts);
    return drafts;
  }

  private take(draft: Draft): string {
    const { fragment } = draft;
    for (const key of draft.keys()) this.used.add(key);
    for (const dimension of dimensionsOf(fragment)) this.told.add(dimension);
    this.begun.add(beginningOf(draft.text()));
    const names = [
      ...slotsUsed(fragment.text).map(({ name }) => name),
      ...fragment.cites,
      ...dimensionsOf(fragment).flatMap((dimension) => GUARD_SLOT[dimension] ?? []),
    ];
    for (const name of names) {
      const fact = this.scene.slots.get(name)?.fact;
      if (fact && !this.facts.some(({ id }) => id === fact.id)) this.facts.push(fact);
    }
    return draft.text();
  }
}
