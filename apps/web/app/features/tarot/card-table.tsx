import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { SexType } from '@wolha/contract';
import {
  cryptoRandom,
  isSelectionComplete,
  pickCard,
  tooFewCardsAlert,
  undoLastPick,
} from '@wolha/tarot/deck';
import { Icon } from '#ui/icon.tsx';
import { undoIcon } from '#ui/icons.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useAlert } from '#ui/use-alert.ts';
import type { CardArt } from './card-art.ts';
import { CardGrid } from './card-grid.tsx';
import { flyFrom, shuffleCards, turnOver } from './card-motion.ts';
import { CardSlots } from './card-slots.tsx';
import { cardWords, countWords, ordinalWords } from './card-words.ts';
import { freshDraw, pickedCards, positionOf } from './draw.ts';
import { GenderRadio } from './gender-radio.tsx';
import { shuffleIcon } from './shuffle-icon.tsx';

/** What a reader drew, to be read. */
export interface CardDraw {
  tarotCardIds: readonly number[];
  gender: SexType;
}

export interface CardTableProps {
  title: string;
  /** How many cards the spread takes. */
  count: number;
  questions: readonly string[];
  art: CardArt;
  pending: boolean;
  onAnalyse: (drawn: CardDraw) => void;
}

const random = cryptoRandom();

/** The deck on the table: shuffle, pick, take back, and have the picked cards read. */
export function CardTable({ title, count, questions, art, pending, onAnalyse }: CardTableProps) {
  const [draw, setDraw] = useState(() => freshDraw(random));
  const [gender, setGender] = useState<SexType>('FEMALE');
  const [isShuffling, setShuffling] = useState(false);
  const [said, setSaid] = useState('');
  const grid = useRef<HTMLDivElement>(null);
  const slots = useRef<HTMLOListElement>(null);
  const { alert } = useAlert();

  useLayoutEffect(() => (slots.current ? keepCardsInSight(slots.current) : undefined), []);

  const { deck, selection } = draw;
  const isComplete = isSelectionComplete(selection, count);
  const cards = pickedCards(draw, count);
  const taken = useMemo(
    () =>
      new Map(
        selection.flatMap((id, place) => {
          const position = deck.findIndex((card) => card.id === id);
          const card = deck[position];
          return card ? [[position, `${cardWords(card)}, ${ordinalWords(place)} 자리`] as const] : [];
        }),
      ),
    [deck, selection],
  );

  const slotCard = (place: number): HTMLElement | null =>
    slots.current?.querySelector<HTMLElement>(`[data-slot="${place}"] .tarot-flight`) ?? null;
  const gridCard = (position: number): HTMLElement | null =>
    grid.current?.querySelector<HTMLElement>(`[data-position="${position}"] .tarot-back`) ?? null;

  const pick = (position: number, from: DOMRect): void => {
    const card = deck[position];
    if (isShuffling || pending || !card) return;
    const outcome = pickCard(selection, card.id, count);
    if (!outcome.picked) {
      void alert(outcome.alert);
      return;
    }
    flushSync(() => {
      setDraw({ deck, selection: outcome.selection });
      setSaid(
        `${position + 1}번 카드를 골랐어요. ${cardWords(card)}. ${countWords(count)} 가운데 ${ordinalWords(selection.length)}.`,
      );
    });
    const arrived = slotCard(selection.length);
    const face = arrived?.querySelector<HTMLImageElement>('.tarot-face');
    const turn = arrived?.querySelector<HTMLElement>('.tarot-turn');
    if (!arrived || !face || !turn) return;
    flyFrom(arrived, from);
    void turnOver(turn, face);
  };

  const undo = (): void => {
    const last = selection.at(-1);
    const from = slotCard(selection.length - 1)?.getBoundingClientRect();
    if (last === undefined || isShuffling || pending) return;
    flushSync(() => {
      setDraw({ deck, selection: undoLastPick(selection) });
      setSaid('마지막에 고른 카드를 되돌렸어요.');
    });
    const back = gridCard(positionOf(draw, last));
    if (back && from) flyFrom(back, from);
  };

  const shuffle = async (): Promise<void> => {
    const table = grid.current;
    if (isShuffling || pending || !table) return;
    const { cards: inSight, centre } = cardsInSight(table);
    setShuffling(true);
    setDraw({ deck, selection: [] });
    setSaid('카드를 섞고 있어요.');
    await shuffleCards(inSight, centre, () => setDraw(freshDraw(random)));
    setShuffling(false);
    setSaid('카드를 새로 섞어 펼쳤어요.');
  };

  const analyse = (): void => {
    if (pending || isShuffling) return;
    if (isComplete) onAnalyse({ tarotCardIds: selection, gender });
    else void alert(tooFewCardsAlert(count));
  };

  return (
    <>
      <div className="tarot-scroll">
        <div className="tarot-question">
          <h2 className="title-serif">{title}</h2>
          <p>마음속 질문을 떠올리며 {countWords(count)}을 골라 주세요</p>
        </div>
        <CardSlots ref={slots} art={art} cards={cards} questions={questions} />
        <div className="tarot-controls">
          <GenderRadio value={gender} onChange={setGender} />
          <div className="flex gap-2">
            <button type="button" className="tarot-tool" onClick={undo} disabled={selection.length === 0}>
              <Icon of={undoIcon} size={18} />
              되돌리기
            </button>
            <button
              type="button"
              className="tarot-tool"
              onClick={() => void shuffle()}
              aria-disabled={isShuffling || undefined}
            >
              <Icon of={shuffleIcon} size={18} />
              섞기
            </button>
          </div>
        </div>
        <p className="tarot-hint">
          {isComplete ? (
            `${countWords(count)}을 ${count === 1 ? '' : '모두 '}골랐어요`
          ) : count === 1 ? (
            '손이 가는 카드를 눌러 보세요'
          ) : (
            <>
              <b>
                {countWords(count)} 가운데 {ordinalWords(selection.length)}
              </b>
              를 고르고 있어요
            </>
          )}
        </p>
        <CardGrid
          ref={grid}
          back={art.back}
          taken={taken}
          size={deck.length}
          multiple={count > 1}
          isShuffling={isShuffling}
          onPick={pick}
        />
      </div>
      <div className="tarot-foot">
        <button
          type="button"
          className="tarot-analyse"
          onClick={analyse}
          disabled={count === 1 && !isComplete}
          data-ready={isComplete || undefined}
          aria-disabled={pending || isShuffling || undefined}
          aria-busy={pending || undefined}
        >
          {pending && <Spinner />}
          {pending ? '여는 중' : '분석하기'}
          {!pending && (
            <span className="tarot-tally">
              {selection.length}
              <span aria-hidden="true"> / </span>
              <span className="sr-only">장 골랐음, 모두 </span>
              {count}
              <span className="sr-only">장</span>
            </span>
          )}
        </button>
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}

/**
 * While the cards are scrolled, the places of the spread lie over them; how far down they reach depends on their words.
 * What the keyboard moves to must come to stand below.
 */
function keepCardsInSight(slots: HTMLElement): () => void {
  const tray = slots.closest<HTMLElement>('.tarot-tray');
  const view = slots.closest<HTMLElement>('.tarot-scroll');
  if (!tray || !view) return () => undefined;
  const measure = (): void => {
    const { position, top } = getComputedStyle(tray);
    const covered = position === 'sticky' ? tray.offsetHeight + Number.parseFloat(top) : 0;
    view.style.setProperty('--covered', `${covered}px`);
  };
  const observer = new ResizeObserver(measure);
  observer.observe(tray);
  return () => observer.disconnect();
}

/** The cards a reader can see, and the middle of what can be seen of the grid, in the grid's own coordinates. */
function cardsInSight(grid: HTMLElement): { cards: HTMLElement[]; centre: { x: number; y: number } } {
  const own = grid.getBoundingClientRect();
  const view = (grid.closest('.tarot-scroll') ?? grid).getBoundingClientRect();
  const top = Math.max(0, view.top - own.top);
  const bottom = Math.max(top, Math.min(own.height, view.bottom - own.top));
  const places = [...grid.querySelectorAll<HTMLElement>('.tarot-place')];
  const inSight = places.filter(
    (place) => place.offsetTop + place.offsetHeight > top && place.offsetTop < bottom,
  );
  return {
    cards: inSight.flatMap((place) => place.querySelector<HTMLElement>('.tarot-back') ?? []),
    centre: { x: own.width / 2, y: (top + bottom) / 2 },
  };
}
