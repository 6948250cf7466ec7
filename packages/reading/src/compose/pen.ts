import { shuffled, turned } from '#choice.ts';
import type { Dimension, Dimensions } from '#corpus/dimensions.ts';
import type { Fragment, Guard, Topic } from '#corpus/format.ts';
import type { Fact } from '#reading.ts';
import type { Slot, Slots } from '#saju/slots.ts';
import { endingOf, gramsOf, phrasesOf, sentencesOf } from './sentences.ts';
import { fill, slotsUsed } from './template.ts';

/** A piece of text as it stands in the reading. */
export interface Written {
  text: string;
  facts: Fact[];
}

/** A text that stands in the reading, and the fragments it is made of. */
export interface Taken {
  text: string;
  fragments: readonly string[];
}

/** A text that may be taken, with the fragments it is made of. */
interface Draft extends Written {
  fragments: Fragment[];
}

export type Library = ReadonlyMap<string, Topic>;

/** What a text may be guarded by and filled with at one place of the reading. */
export interface Scene {
  traits: Partial<Dimensions>;
  slots: Slots;
}

interface Desk {
  library: Library;
  /** What the choice hangs on: the person, and the day or month where a content speaks of one. */
  seed: string;
  /** Contents begin a person's ring of texts at different places, so that two of them rarely choose the same. */
  turn: number;
  usedFragments: Set<string>;
  usedSentences: Set<string>;
  /** Eight letters in a row that the reading already holds. */
  grams: Set<string>;
  /** Three words in a row, and how often the reading holds them. */
  phrases: Map<string, number>;
  /** The value each claim has been given. */
  claims: Map<string, string>;
  lastEndings: string[];
  taken: Taken[];
}

/** Letters in a row, and how many of a text's may already stand in the reading. */
const GRAM = 8;
const SHARE_ALREADY_SAID = 0.2;
const SAME_ENDING_IN_A_ROW = 3;
const SAME_PHRASE = 3;

const holds = (guard: Guard, traits: Partial<Dimensions>): boolean =>
  (Object.entries(guard) as [Dimension, unknown][]).every(([dimension, wanted]) => {
    const value = traits[dimension];
    return Array.isArray(wanted) ? wanted.includes(value) : wanted === value;
  });

/**
 * Writes the texts of one reading: picks by a stable hash among the fragments whose guards hold, never the same one
 * twice, and shies away from what the reading has already said.
 */
export class Pen {
  private readonly desk: Desk;
  private readonly scene: Scene;

  private constructor(desk: Desk, scene: Scene) {
    this.desk = desk;
    this.scene = scene;
  }

  /** A pen for a new reading; `without` are fragments it is not to take. */
  static at(
    library: Library,
    { seed, turn, without = [] }: { seed: string; turn: number; without?: Iterable<string> },
    scene: Scene,
  ): Pen {
    return new Pen(
      {
        library,
        seed,
        turn,
        usedFragments: new Set(without),
        usedSentences: new Set(),
        grams: new Set(),
        phrases: new Map(),
        claims: new Map(),
        lastEndings: [],
        taken: [],
      },
      scene,
    );
  }

  /** What has been written, in the order it was. */
  get taken(): readonly Taken[] {
    return this.desk.taken;
  }

  /** The same pen in a narrower scene: a month, a card. What has been written is remembered. */
  within(scene: { traits?: Partial<Dimensions>; slots?: Iterable<readonly [string, Slot]> }): Pen {
    return new Pen(this.desk, {
      traits: { ...this.scene.traits, ...scene.traits },
      slots: new Map([...this.scene.slots, ...(scene.slots ?? [])]),
    });
  }

  /**
   * A text for `topic#move`, or null when none fits. The same move asked again gives another text; `place` tells
   * phrases inside it apart. `ahead` is what will stand right behind it whatever is chosen here.
   */
  write(reference: string, place = '', ahead = ''): Written | null {
    const { topic, move } = this.find(reference);
    let spare: Draft | null = null;
    for (const fragment of this.eligible(move, reference)) {
      const draft = this.draft(this.homeOf(fragment) ?? topic, fragment, place);
      if (!draft) continue;
      if (this.isFresh(draft.text) && !this.drones(draft.text, ahead)) return this.take(draft);
      if (!this.repeatsSentence(draft.text)) spare ??= draft;
    }
    return spare && this.take(spare);
  }

  /** A title for `topic#move`, or null when none fits. Titles are no sentences: they may come again, for another month. */
  title(reference: string, place: string): string | null {
    const { topic, move } = this.find(reference);
    const [fragment] = this.eligible(move, reference);
    return fragment ? (this.draft(this.homeOf(fragment) ?? topic, fragment, place)?.text ?? null) : null;
  }

  private take(draft: Draft): Written {
    this.remember(draft);
    return { text: draft.text, facts: draft.facts };
  }

  private find(reference: string): { topic: Topic; move: readonly Fragment[] } {
    const [id = '', name = ''] = reference.split('#');
    const topic = this.desk.library.get(id);
    const move = topic?.moves[name];
    if (!topic || !move) throw new RangeError(`the corpus has no ${reference}`);
    return { topic, move };
  }

  private eligible(fragments: readonly Fragment[], place: string): Fragment[] {
    const { seed, turn, usedFragments, claims } = this.desk;
    const { traits, slots } = this.scene;
    const fitting = fragments.filter(
      (fragment) =>
        !usedFragments.has(fragment.id) &&
        holds(fragment.when, traits) &&
        fragment.claims.every((claim) => this.agrees(claim, claims)) &&
        fragment.cites.every((name) => slots.has(name)) &&
        slotsUsed(fragment.text).every(({ name }) => slots.has(name) || this.isPhrase(fragment, name)),
    );
    return turned(
      shuffled(fitting, `${seed}|${place}`, ({ id }) => id),
      turn,
    );
  }

  private isPhrase(fragment: Fragment, name: string): boolean {
    return this.homeOf(fragment)?.phrases[name] !== undefined;
  }

  /** The topic a fragment was written in, also where a plan takes it from a pool of several. */
  private homeOf({ id }: Fragment): Topic | undefined {
    return this.desk.library.get(id.split('/')[0] ?? '');
  }

  /** A claim agrees with the verdict of that name and with what has been claimed before. */
  private agrees(claim: string, claims: ReadonlyMap<string, string>): boolean {
    const [name = '', value = ''] = claim.split('=');
    const verdict = this.scene.traits[name as Dimension];
    return (verdict === undefined || verdict === value) && (claims.get(name) ?? value) === value;
  }

  /** The fragment in words, or null when a phrase it needs has run out. */
  private draft(topic: Topic, fragment: Fragment, place: string): Draft | null {
    const facts: Fact[] = [];
    const fragments = [fragment];
    const words = new Map<string, string>();
    for (const { name } of slotsUsed(fragment.text)) {
      const slot = this.scene.slots.get(name);
      if (slot) {
        words.set(name, slot.text);
        if (slot.fact) facts.push(slot.fact);
      } else if (!words.has(name)) {
        const inner = this.phrase(topic, name, place);
        if (!inner) return null;
        words.set(name, inner.text);
        facts.push(...inner.facts);
        fragments.push(...inner.fragments);
      }
    }
    const text = fill(fragment.text, (name) => words.get(name) ?? null);
    for (const name of fragment.cites) {
      const fact = this.scene.slots.get(name)?.fact;
      if (fact) facts.push(fact);
    }
    return { text, facts, fragments };
  }

  private phrase(topic: Topic, name: string, place: string): Draft | null {
    const [first] = this.eligible(topic.phrases[name] ?? [], `${topic.id}|${name}|${place}`);
    return first ? this.draft(topic, first, place) : null;
  }

  private repeatsSentence(text: string): boolean {
    return sentencesOf(text).some((sentence) => this.desk.usedSentences.has(sentence));
  }

  private isFresh(text: string): boolean {
    const grams = gramsOf(text, GRAM);
    const said = grams.filter((gram) => this.desk.grams.has(gram)).length;
    const worn = phrasesOf(text).some((phrase) => (this.desk.phrases.get(phrase) ?? 0) >= SAME_PHRASE);
    return !worn && !this.repeatsSentence(text) && said <= grams.length * SHARE_ALREADY_SAID;
  }

  /** Whether the text, with what comes behind it, would make a fourth sentence in a row with one ending. */
  private drones(text: string, ahead: string): boolean {
    const endings = [...this.desk.lastEndings, ...sentencesOf(`${text}\n${ahead}`).map(endingOf)];
    return endings.some((ending, index) => {
      const row = endings.slice(index, index + SAME_ENDING_IN_A_ROW + 1);
      return row.length > SAME_ENDING_IN_A_ROW && row.every((other) => other === ending);
    });
  }

  private remember({ fragments, text }: Draft): void {
    const { usedFragments, usedSentences, grams, phrases, claims } = this.desk;
    for (const fragment of fragments) {
      usedFragments.add(fragment.id);
      for (const claim of fragment.claims) {
        const [name = '', value = ''] = claim.split('=');
        claims.set(name, value);
      }
    }
    this.desk.taken.push({ text, fragments: fragments.map(({ id }) => id) });
    const sentences = sentencesOf(text);
    for (const sentence of sentences) usedSentences.add(sentence);
    for (const gram of gramsOf(text, GRAM)) grams.add(gram);
    for (const phrase of phrasesOf(text)) phrases.set(phrase, (phrases.get(phrase) ?? 0) + 1);
    this.desk.lastEndings = [...this.desk.lastEndings, ...sentences.map(endingOf)].slice(
      -SAME_ENDING_IN_A_ROW,
    );
  }
}
