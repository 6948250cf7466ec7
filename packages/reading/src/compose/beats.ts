import type { Block, Fact, MonthTile, SignalItem, Tone } from '#reading.ts';
import { monthRange } from '#saju/luck-months.ts';
import { usefulElement } from '#saju/portrait.ts';
import { plainName, signOf } from '#saju/signs.ts';
import type { Beat, Drawn, Move, Stage } from './plan.ts';
import { beat, type Part } from './plan.ts';
import { monthPen, type MonthChoice } from './times.ts';

const texts = ({ pen }: Stage, moves: readonly Move[]): { texts: string[]; facts: Fact[] } => {
  const written = moves.flatMap((move, index) => pen.write(move, `${index}`) ?? []);
  return { texts: written.map(({ text }) => text), facts: written.flatMap(({ facts }) => facts) };
};

const drawn = (block: Block, facts: Fact[] = []): Drawn => ({ block, facts });

/** A sentence to keep. */
export const quote = (move: Move): Part & { beat: Beat } =>
  beat((stage) => {
    const {
      texts: [text],
      facts,
    } = texts(stage, [move]);
    return text ? drawn({ kind: 'quote', text }, facts) : null;
  });

/** Things to do, with a title of its own. */
export const checklist = (title: string, ...moves: readonly Move[]): Part =>
  beat((stage) => {
    const { texts: items, facts } = texts(stage, moves);
    return items.length > 0 ? drawn({ kind: 'checklist', title, items }, facts) : null;
  });

/** One thing to do in each chosen month, with a title of its own. */
export const monthChecklist = (title: string, choice: MonthChoice, move: Move): Part =>
  beat((stage) => {
    const written = choice(stage.portrait.verdicts.months).flatMap(
      (month) => monthPen(stage, month).pen.write(move, `${month.year}-${month.month}`) ?? [],
    );
    if (written.length === 0) return null;
    return drawn(
      { kind: 'checklist', title, items: written.map(({ text }) => text) },
      written.flatMap(({ facts }) => facts),
    );
  });

/** The closing letter: one paragraph of each of these groups of moves. The page signs it. */
export const letter = (...paragraphs: readonly (readonly Move[])[]): Part =>
  beat((stage) => {
    const written = paragraphs.map((moves) => texts(stage, moves));
    return drawn(
      {
        kind: 'letter',
        paragraphs: written.map(({ texts: sentences }) => sentences.join(' ')).filter((text) => text !== ''),
      },
      written.flatMap(({ facts }) => facts),
    );
  });

export interface SignalSource {
  tone: Tone;
  label: string;
  move: Move;
}

/** Short lines, each with a tone: signs to take and signs to wait at. */
export const signals = (...sources: readonly SignalSource[]): Part =>
  beat((stage) => {
    const items = sources.flatMap(({ tone, label, move }, index): (SignalItem & { facts: Fact[] })[] => {
      const written = stage.pen.write(move, `${index}`);
      return written ? [{ tone, label, text: written.text, facts: written.facts }] : [];
    });
    if (items.length === 0) return null;
    return drawn(
      { kind: 'signals', items: items.map(({ tone, label, text }) => ({ tone, label, text })) },
      items.flatMap(({ facts }) => facts),
    );
  });

/** The day stem beside the seat under it. */
export const daySigns = (caption: Move): Part =>
  beat((stage) => {
    const { stem, branch } = stage.portrait.chart.pillars.day;
    const {
      texts: [text = ''],
      facts,
    } = texts(stage, [caption]);
    return drawn(
      {
        kind: 'signPair',
        left: signOf(stem, `나 · ${plainName(stem)}`),
        right: signOf(branch, `배우자 자리 · ${plainName(branch)}`),
        caption: text,
      },
      facts,
    );
  });

/** The day branch beside the branch of today or of this month. */
export const visitorSigns = (visitor: 'day' | 'month', caption: Move): Part =>
  beat((stage) => {
    const { chart, luck } = stage.portrait;
    const { branch } = chart.pillars.day;
    const guest = visitor === 'day' ? luck.day.branch : luck.month.pillar.branch;
    const label = visitor === 'day' ? '오늘' : `${luck.month.month}월`;
    const {
      texts: [text = ''],
      facts,
    } = texts(stage, [caption]);
    return drawn(
      {
        kind: 'signPair',
        left: signOf(branch, `배우자 자리 · ${plainName(branch)}`),
        right: signOf(guest, `${label} · ${plainName(guest)}`),
        caption: text,
      },
      facts,
    );
  });

/** The five elements of the chart. */
export const elementRing = (caption: Move): Part =>
  beat((stage) => {
    const { chart } = stage.portrait;
    const {
      texts: [text = ''],
      facts,
    } = texts(stage, [caption]);
    return drawn(
      {
        kind: 'elements',
        counts: { ...chart.elements.visible },
        useful: usefulElement(chart).element,
        caption: text,
      },
      facts,
    );
  });

const TONE_TEXT: Record<Tone, string> = { BRIGHT: '밝은 달', SLOW: '늦출 달', PLAIN: '' };

/** Twelve months from the running one. */
export const monthCalendar = (caption: Move, from = 0): Part =>
  beat((stage) => {
    const months = stage.portrait.verdicts.months.slice(from, from + 12).map((month): MonthTile => ({
      name: `${month.month}월`,
      range: monthRange(month),
      pillar: month.pillar.korean,
      tone: month.tone,
      text: TONE_TEXT[month.tone],
    }));
    const {
      texts: [text = ''],
      facts,
    } = texts(stage, [caption]);
    return drawn({ kind: 'months', months, caption: text }, facts);
  });

/** The decades around the running one. */
export const decadeLine = (caption: Move): Part =>
  beat((stage) => {
    const { chart, luck } = stage.portrait;
    const { pillars } = chart.decadeLuck;
    const now = luck.decade ? pillars.indexOf(luck.decade) : 0;
    const first = Math.max(0, Math.min(now - 1, pillars.length - 5));
    const {
      texts: [text = ''],
      facts,
    } = texts(stage, [caption]);
    return drawn(
      {
        kind: 'decades',
        decades: pillars.slice(first, first + 5).map((pillar) => ({
          ages: `${pillar.age}세부터`,
          pillar: pillar.korean,
          now: pillar === luck.decade,
          text: pillar.stem.tenGod?.korean ?? '',
        })),
        caption: text,
      },
      facts,
    );
  });

export type { Beat };
