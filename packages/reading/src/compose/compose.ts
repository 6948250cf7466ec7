import type { Chapter, ChapterOutline, ContentOutline, Fact, Reading } from '#reading.ts';
import { BUILTIN_WRITER } from '#writer-version.ts';
import { textOf } from './block-text.ts';
import { readingMarkdown } from './markdown.ts';
import { lengthOf, sentencesOf } from './sentences.ts';
import { signedOnce } from './signed-once.ts';
import type { ChapterPlan, ContentPlan, Part, Stage } from './plan.ts';

/** Floors of a chapter and of the closing one, without spaces; a content's own floor is shared out over its chapters. */
const CHAPTER_FLOOR = 551;
const CLOSING_FLOOR = 351;
/** A closing chapter is as much of a reading as this many others. */
const CLOSING_WEIGHT = 0.6;
/** What is written over the floor, and how much more in every further draft, lest the floor be missed. */
const MARGIN = 1.03;
const MARGIN_OF_DRAFT = 0.015;
/** Prose a reader goes through at a stretch, and how much must be left for a pause to be worth it. */
const STRETCH = 420;
const REST = 120;
/** How much of a chapter is told beside its course rather than in it. */
const ASIDE = 360;
const PARAGRAPH_SENTENCES = 4;
const PARAGRAPH_LENGTH = 235;

const unique = (facts: readonly Fact[]): Fact[] => [
  ...new Map(facts.map((fact) => [fact.id, fact])).values(),
];

/** What a chapter is being written into. */
class Sheet {
  readonly blocks: Chapter['blocks'] = [];
  readonly facts: Fact[] = [];
  length = 0;
  /** Characters of prose since the last drawn piece. */
  stretch = 0;
  private readonly remarks: string[] = [];
  /** A title that waits for the text it stands over. */
  private title: string | null = null;

  crosshead(text: string | null): void {
    this.title = text;
  }

  /** A drawn piece, under its title if one waits. */
  piece(block: Chapter['blocks'][number]): void {
    if (this.title !== null) this.blocks.push({ kind: 'crosshead', text: this.title });
    this.title = null;
    this.blocks.push(block);
  }

  /** Texts as a paragraph, cut in two where it would be too long to read at a breath. */
  paragraph(texts: readonly string[]): void {
    const paragraphs: string[] = [];
    for (const text of texts) {
      const last = paragraphs.at(-1);
      const together = last === undefined ? text : `${last} ${text}`;
      const fits = sentencesOf(together).length <= PARAGRAPH_SENTENCES && together.length <= PARAGRAPH_LENGTH;
      if (last === undefined || !fits) paragraphs.push(text);
      else paragraphs[paragraphs.length - 1] = together;
    }
    if (paragraphs.length === 0) return;
    const added = texts.reduce((sum, text) => sum + lengthOf(text), 0);
    this.length += added;
    this.stretch += added;
    const prose = paragraphs.join('\n\n');
    const last = this.blocks.at(-1);
    if (last?.kind === 'prose' && this.title === null) last.markdown += `\n\n${prose}`;
    else this.piece({ kind: 'prose', markdown: prose });
  }

  /** Texts that stand beside the chapter's own course. */
  note(texts: readonly string[]): void {
    this.remarks.push(...texts);
    this.length += texts.reduce((sum, text) => sum + lengthOf(text), 0);
  }

  /** The pieces in the order they are read: the remarks behind the last of the prose. */
  finished(): Chapter['blocks'] {
    if (this.remarks.length === 0) return this.blocks;
    const at = this.blocks.findLastIndex(({ kind }) => kind === 'prose') + 1;
    return this.blocks.toSpliced(at, 0, { kind: 'notes', items: this.remarks });
  }
}

/** A move of a content's own corpus, or a pool with one in it. */
const OWN_MOVE = /(?:^|[#+])c\d\d\./u;

/** Whether a part is what many contents share, taken in because a bought chapter is still short. */
const isShared = (part: Part, purchaseType: ContentOutline['purchaseType']): boolean =>
  purchaseType === 'PREMIUM' && 'spare' in part && !part.spare.some((move) => OWN_MOVE.test(move));

/** What a drawn piece says in words; tables of characters do not count. */
function blockLength(block: Chapter['blocks'][number]): number {
  switch (block.kind) {
    case 'prose':
    case 'crosshead':
    case 'cards':
      return 0;
    case 'quote':
      return lengthOf(block.text);
    case 'checklist':
    case 'notes':
      return lengthOf(block.items.join(''));
    case 'signals':
      return lengthOf(block.items.map(({ text }) => text).join(''));
    case 'letter':
      return lengthOf(block.paragraphs.join(''));
    default:
      return lengthOf(block.caption);
  }
}

function addPart(sheet: Sheet, part: Part, stage: Stage, place: string, aside: boolean): void {
  if ('crosshead' in part) {
    sheet.crosshead(stage.pen.title(part.crosshead, place));
    return;
  }
  if ('beat' in part || 'pause' in part) {
    const drawn = 'beat' in part ? part.beat(stage) : part.pause(stage);
    if (!drawn) return;
    // Two lines to keep with nothing between them keep neither.
    if (drawn.block.kind === 'quote' && sheet.blocks.at(-1)?.kind === 'quote') return;
    sheet.piece(drawn.block);
    sheet.stretch = 0;
    sheet.length += blockLength(drawn.block);
    sheet.facts.push(...drawn.facts);
    return;
  }
  const scenes = 'scenes' in part ? part.scenes(stage) : [{ pen: stage.pen, place }];
  const moves = 'scenes' in part ? part.moves : 'spare' in part ? part.spare : part.paragraph;
  for (const scene of scenes) {
    if ('title' in part && part.title) sheet.crosshead(scene.pen.title(part.title, scene.place));
    const written = moves.flatMap((move) => scene.pen.write(move, `${place}.${scene.place}`) ?? []);
    const texts = written.map(({ text }) => text);
    if (aside) sheet.note(texts);
    else sheet.paragraph(texts);
    sheet.facts.push(...written.flatMap(({ facts }) => facts));
  }
}

function composeChapter(
  outline: ChapterOutline,
  purchaseType: ContentOutline['purchaseType'],
  plan: ChapterPlan,
  stage: Stage,
  wanted: number,
  place: string,
): Chapter {
  const { pen } = plan.answerIn?.(stage)[0] ?? stage;
  const answer = pen.write(plan.answer, place);
  const sheet = new Sheet();
  const length = () => sheet.length + lengthOf(answer?.text ?? '');
  const isCalledFor = (part: Part): boolean => {
    if ('pause' in part) return sheet.stretch >= STRETCH && length() < wanted - REST;
    return !('spare' in part) || length() < wanted;
  };
  plan.parts.forEach((part, index) => {
    const aside = isShared(part, purchaseType) && wanted - length() <= ASIDE;
    if (isCalledFor(part)) addPart(sheet, part, stage, `${place}.${index}`, aside);
  });
  return {
    title: outline.title,
    answer: answer?.text ?? outline.title,
    blocks: sheet.finished(),
    facts: unique([...(answer?.facts ?? []), ...sheet.facts]),
  };
}

/** How long each chapter should be for the reading to reach its floor. */
export function wantedLengths({ minChars, chapters }: ContentOutline, draft = 0): number[] {
  const margin = MARGIN + draft * MARGIN_OF_DRAFT;
  const last = chapters.length - 1;
  const weights = last + CLOSING_WEIGHT;
  return chapters.map((_, index) => {
    const closing = index === last && last > 0;
    const share = (minChars * (closing ? CLOSING_WEIGHT : 1)) / weights;
    return Math.max(closing ? CLOSING_FLOOR : CHAPTER_FLOOR, share * margin);
  });
}

/** What a chapter says in all. */
const lengthIn = ({ answer, blocks }: Chapter): number => lengthOf([answer, ...blocks.map(textOf)].join(''));

/**
 * A reading of the content's chapters after their plans. `minChars` decides how much spare text is taken in: what one
 * chapter has over its share, or lacks of it, the chapters behind it need less, or more. A further `draft` is longer.
 */
export function compose(content: ContentOutline, plan: ContentPlan, stage: Stage, draft: number): Reading {
  const wanted = wantedLengths(content, draft);
  let ahead = 0;
  const written = content.chapters.map((outline, index) => {
    const chapterPlan = plan[index];
    if (!chapterPlan) throw new RangeError(`content ${content.id} has no plan for chapter ${index + 1}`);
    const share = wanted[index] ?? CHAPTER_FLOOR;
    const closing = index === content.chapters.length - 1 && index > 0;
    const target = Math.max(closing ? CLOSING_FLOOR : CHAPTER_FLOOR, share - ahead);
    const chapter = composeChapter(outline, content.purchaseType, chapterPlan, stage, target, `${index}`);
    ahead += lengthIn(chapter) - share;
    return chapter;
  });
  const chapters = signedOnce(written);
  return {
    writer: BUILTIN_WRITER,
    chapters,
    markdown: readingMarkdown(chapters),
    facts: unique(chapters.flatMap(({ facts }) => facts)),
  };
}
