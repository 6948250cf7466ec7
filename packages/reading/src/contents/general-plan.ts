import {
  checklist,
  daySigns,
  decadeLine,
  elementRing,
  letter,
  monthCalendar,
  quote,
  signals,
} from '#compose/beats.ts';
import {
  paragraph,
  spare,
  type ChapterPlan,
  type Move,
  type Part,
  type WrittenContent,
} from '#compose/plan.ts';
import { decade, months, pastYears, yearAt, years, type MonthChoice } from '#compose/times.ts';
import { GENERAL_TOPICS } from '#corpus/general-topics.ts';
import { PooledTopic } from '#corpus/pooled.ts';
import type { ChapterOutline, ContentOutline } from '#reading.ts';
import { aspectOf, themeOf, type Aspect, type Theme } from './chapter-aspects.ts';
import {
  ASPECT_MOVES,
  SPARE_MOVES,
  THEME_ACTS,
  THEME_SPARES,
  TITLE_LISTS,
  TITLE_MOVES,
} from './general-moves.ts';
import { allotMonths, type MonthShare } from './month-shares.ts';

/** Words of the basis vocabulary that are about time and are told month by month, year by year. */
const TIME_WORDS = new Set(['wolun', 'seun', 'daeun', 'iljin']);
/** Facts worth a paragraph in any reading of love. */
const QUIET_WORDS = [
  'johu', 'jijanggan', 'bigyeop', 'siksang', 'dohwa', 'inseong', 'hapchung', 'ilju', 'wolju', 'gwimun', 'gwiin', 'strength',
  'ohaeng', 'yeokma', 'hongyeom', 'ilgan', 'nyeonju', 'unseong12',
]; // prettier-ignore
const ANSWERS = ['general.answers', 'general.answersMore', 'general.answersRest'];
const ELEMENT_WORDS = ['ohaeng', 'yongsin', 'johu'];
const SEAT_WORDS = ['ilji', 'ilju', 'jijanggan'];
/** How far along the spare moves the next chapter starts. */
const SPARE_STEP = 5;
/** Month families by whom a content speaks to; the general one stands behind each. */
const MONTHS: Record<Theme, string> = {
  solo: 'months.meet',
  crush: 'months.reach',
  breakup: 'months.reach',
  together: 'months.deepen',
  marriage: 'months.deepen',
};

/** Lines of other families that stand well alone. */
const QUOTED = ['ilju.love#stageLine', 'crush.first#keep'];
/** Chapters that name what to look for and what to leave. */
const LISTED: ReadonlySet<Aspect> = new Set(['place', 'rule', 'person']);
/** Moves two by two, each with the one `distance` further on: every move once. */
function pairsOf(moves: readonly Move[], distance: number): Move[][] {
  const taken = new Set<number>();
  return moves.flatMap((move, index) => {
    if (taken.has(index)) return [];
    const other = moves[index + distance];
    if (other === undefined || taken.has(index + distance)) return [[move]];
    taken.add(index + distance);
    return [[move, other]];
  });
}

/** One writing of a general plan: what has been drawn once is not drawn again. */
class Planner {
  private readonly pool = new PooledTopic(GENERAL_TOPICS);
  private readonly theme: Theme;
  private readonly shares: readonly (MonthShare | null)[];
  private readonly content: ContentOutline;
  private readonly once = new Set<string>();

  constructor(content: ContentOutline) {
    this.content = content;
    this.theme = themeOf(content);
    this.shares = allotMonths(content.chapters.map((chapter) => ({ ...chapter, aspect: aspectOf(chapter) })));
  }

  write(): WrittenContent {
    const plan = this.content.chapters.map((chapter, index) => this.chapter(chapter, index));
    return { id: this.content.id, topics: [...GENERAL_TOPICS, this.pool.topic()], plan };
  }

  /** Texts on getting over a parting belong only where there was one. */
  private any(...references: readonly string[]): Move[] {
    const fitting = references.filter((name) => this.theme === 'breakup' || !name.startsWith('recovery.'));
    const move = this.pool.any(...fitting);
    return move ? [move] : [];
  }

  private first(key: string, build: () => Part[]): Part[] {
    if (this.once.has(key)) return [];
    const parts = build();
    if (parts.length > 0) this.once.add(key);
    return parts;
  }

  private chapter(outline: ChapterOutline, index: number): ChapterPlan {
    const aspect = aspectOf(outline);
    const words = outline.basis.filter((word) => !TIME_WORDS.has(word));
    const share = this.shares[index] ?? null;
    const last = index === this.content.chapters.length - 1;
    const [answer = ''] = this.any(
      ...ANSWERS.map((topic) => `${topic}#${aspect}`),
      ...(aspect === 'ground' ? outline.basis.map((word) => `basis.${word}#answer`) : []),
    );
    const [lead, ...others] = words;
    const parts = [
      ...this.promised(outline),
      ...(lead ? [paragraph(...this.any(`basis.${lead}#fact`), ...this.any(`basis.${lead}#meaning`))] : []),
      ...(lead ? [paragraph(...this.any(`basis.${lead}#scene`), ...this.any(...this.lens(aspect)))] : []),
      ...this.drawing(outline, share),
      ...this.times(outline, aspect, share),
      ...others.flatMap((word) => [
        paragraph(
          ...this.any(`basis.${word}#fact`),
          ...this.any(`basis.${word}#meaning`, `basis.${word}#scene`),
        ),
      ]),
      ...(LISTED.has(aspect) ? this.first(`signals-${aspect}`, () => this.signs()) : []),
      ...this.spares(outline, aspect, index),
      ...(last ? this.farewell() : this.acts(outline, aspect)),
    ];
    return { answer, parts: this.paced(parts, index) };
  }

  /** What the title names: matching stems and animals, colours, so many questions or sentences. */
  private promised({ title }: ChapterOutline): Part[] {
    const told = TITLE_MOVES.filter(([words]) => words.test(title)).map(([, moves]) =>
      paragraph(...moves.flatMap((move) => this.any(move))),
    );
    const lists = TITLE_LISTS.filter(({ words }) => words.test(title)).flatMap(({ heading, move, count }) => {
      const moves = Array.from({ length: count }, () => this.any(move)).flat();
      return heading ? [checklist(heading, ...moves)] : moves.map(quote);
    });
    return [...told, ...lists];
  }

  private lens(aspect: Aspect): readonly string[] {
    return ASPECT_MOVES[aspect].slice(0, 1);
  }

  /** The piece drawn from the chart that belongs to this chapter, the first of its kind in the reading. */
  private drawing({ basis }: ChapterOutline, share: MonthShare | null): Part[] {
    const has = (words: readonly string[]) => words.some((word) => basis.includes(word));
    const caption = (kind: string) => this.any(`general.captions#${kind}`);
    if (share) {
      const month = this.first('months', () => caption('months').map((move) => monthCalendar(move)));
      if (month.length > 0) return month;
    }
    if (basis.includes('daeun')) {
      const line = this.first('decades', () => caption('decades').map((move) => decadeLine(move)));
      if (line.length > 0) return line;
    }
    if (has(ELEMENT_WORDS)) {
      const ring = this.first('elements', () => caption('elements').map((move) => elementRing(move)));
      if (ring.length > 0) return ring;
    }
    return has(SEAT_WORDS) ? this.first('signs', () => caption('signs').map((move) => daySigns(move))) : [];
  }

  private times({ basis }: ChapterOutline, aspect: Aspect, share: MonthShare | null): Part[] {
    const told = (word: string, build: () => Part[]): Part[] => {
      if (!basis.includes(word)) return [];
      const parts = build();
      return parts.length > 0
        ? parts
        : [paragraph(...this.any(`basis.${word}#fact`), ...this.any(`basis.${word}#more`))];
    };
    return [
      ...told('daeun', () => this.decadeParts(basis)),
      ...told('seun', () => this.yearParts(basis, aspect)),
      ...told('wolun', () => this.monthParts(share)),
    ];
  }

  private decadeParts(basis: readonly string[]): Part[] {
    const tell = (...moves: readonly string[]) => this.yearly('decades.love', 'basis.daeun', moves);
    const next = () => this.first('next-decade', () => [decade(1, ...tell('head', 'god', 'tie'))]);
    const now = this.first('decade', () => [decade(0, ...tell('head', 'god', 'tie'))]);
    if (now.length === 0) return next();
    return basis.length === 1 ? [...now, ...next()] : now;
  }

  private yearly(family: string, base: string, moves: readonly string[]): Move[] {
    return moves.flatMap((move) => this.any(`${family}#${move}`, `${base}#${move}`));
  }

  private yearParts(basis: readonly string[], aspect: Aspect): Part[] {
    const tell = (...moves: readonly string[]) => this.yearly('years.love', 'basis.seun', moves);
    if (aspect === 'past') {
      const past = this.first('past', () => [pastYears(...this.any('basis.seun#past', 'years.love#past'))]);
      if (past.length > 0) return past;
    }
    if (basis.length === 1) {
      return this.first('years', () =>
        [0, 1, 2, 3, 4].map((at) => years(yearAt(at), ...tell('head', 'tie'))),
      );
    }
    const now = this.first('year', () => [years(yearAt(0), ...tell('head', 'god', 'tie'))]);
    return now.length > 0 ? now : this.first('next', () => [years(yearAt(1), ...tell('head', 'god', 'tie'))]);
  }

  private monthParts(share: MonthShare | null): Part[] {
    if (!share) return [];
    const family =
      share.tone === 'slow' ? 'months.rest' : share.together ? 'months.deepen' : MONTHS[this.theme];
    const told = share.moves.flatMap((group, index) => {
      const choice = share.choices[index];
      const moves = this.yearly(family, 'basis.wolun', group);
      const one =
        (at: number): MonthChoice =>
        (all) =>
          choice?.(all).slice(at, at + 1) ?? [];
      return Array.from({ length: share.each }, (_, at) => months(one(at), ...moves));
    });
    if (this.theme !== 'breakup' || share.tone === 'slow') return told;
    const care = this.first('refusal', () => [paragraph(...this.any('general.care#refusal'))]);
    return [...care, ...told];
  }

  /** The parts with a pause between any two, for where a reader has gone on for long enough. */
  private paced(parts: readonly Part[], index: number): Part[] {
    const pause = this.pause(index);
    return parts.flatMap((part, at) => (at === 0 ? [part] : [...pause, part]));
  }

  private pause(index: number): Part[] {
    const times = index % 2 === 0 ? ['day', 'night'] : ['night', 'day'];
    const quotes = this.any(...times.map((time) => `general.keep#${time}`), ...QUOTED).map(quote);
    return quotes.flatMap((part) => ('beat' in part ? { pause: part.beat } : []));
  }

  private signs(): Part[] {
    const [good] = this.any('seat.chair#goodItem', 'ssum.type#goodItem');
    const [useful] = this.any('seat.chair#usefulItem');
    const [wait] = this.any('seat.chair#waitItem', 'ssum.type#waitItem');
    if (!good || !useful || !wait) return [];
    return [
      signals(
        { tone: 'BRIGHT', label: '다가갈 때', move: good },
        { tone: 'BRIGHT', label: '기댈 것', move: useful },
        { tone: 'SLOW', label: '아낄 것', move: wait },
      ),
    ];
  }

  /** More about the chapter's own words first, then what its title asks, then the person; the last from another end each time. */
  private spares({ basis }: ChapterOutline, aspect: Aspect, index: number): Part[] {
    const own = (name: string) => basis.map((word) => `basis.${word}#${name}`);
    const near = ASPECT_MOVES[aspect];
    const turn = (index * SPARE_STEP) % SPARE_MOVES.length;
    const far = [...SPARE_MOVES.slice(turn), ...SPARE_MOVES.slice(0, turn)];
    const pairs = [
      ...pairsOf([...own('scene'), ...own('meaning')], basis.length),
      ...pairsOf(near.slice(1), 1),
      ...pairsOf([...own('when'), ...near.slice(0, 2)], basis.length),
      ...pairsOf(THEME_SPARES[this.theme], 1),
      ...pairsOf([...own('scene'), ...own('meaning')], basis.length),
      ...pairsOf(far, 1),
      ...pairsOf([...own('fact'), ...own('meaning')], basis.length),
      ...pairsOf(near, 1),
    ];
    return [
      ...pairs.map((pair) => spare(...pair.flatMap((move) => this.any(move)))),
      ...this.strangers(index),
    ];
  }

  /** Facts of the chart that no chapter of this content asks for. */
  private strangers(index: number): Part[] {
    const asked = new Set(this.content.chapters.flatMap(({ basis }) => basis));
    const words = QUIET_WORDS.filter((word) => !asked.has(word));
    const turn = words.length === 0 ? 0 : (index * 2) % words.length;
    return [...words.slice(turn), ...words.slice(0, turn)].flatMap((word) => [
      spare(...this.any(`basis.${word}#fact`), ...this.any(`basis.${word}#meaning`)),
      spare(...this.any(`basis.${word}#scene`)),
    ]);
  }

  private acts({ basis }: ChapterOutline, aspect: Aspect): Part[] {
    const own = basis.map((word) => `basis.${word}#act`);
    const [act] = this.any(...own);
    const [general] = this.any(`general.acts#${aspect}`, ...THEME_ACTS[this.theme]);
    const items = [act, general, act].flatMap((move) => move ?? []);
    return items.length > 0 ? [checklist(this.title(aspect), ...items)] : [];
  }

  private title(aspect: Aspect): string {
    if (aspect === 'slow') return '이때 할 일';
    return aspect === 'bright' || aspect === 'season' || aspect === 'halfYear'
      ? '달력에 적어 둘 것'
      : '이번 주에 해 볼 것';
  }

  private farewell(): Part[] {
    const group = (...names: readonly string[]) =>
      names.flatMap((name) => this.any(`general.letter#${name}`));
    return [letter(group('open', 'know'), group('turn', 'hold'), group('close'))];
  }
}

/** A plan and texts for any outline, from each chapter's basis words and what its title asks. */
export const generalPlan = (content: ContentOutline): WrittenContent => new Planner(content).write();
