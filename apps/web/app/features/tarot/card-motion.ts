/**
 * How cards move. Only transforms, so that the page is laid out and painted once and the browser's compositor does
 * the rest. Whoever asked for less motion sees cards appear where they belong.
 */

const GATHER_MS = 600;
const DEAL_MS = 500;
const FLIGHT_MS = 480;
const FLIP_MS = 420;
const FADE_MS = 120;

const prefersStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

interface Point {
  x: number;
  y: number;
}

/** Starting an animation costs the page more than running it, so they are started a few at a time. */
const STARTS_A_FRAME = 10;

const nextFrame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));

const settled = (animations: readonly Animation[]): Promise<unknown> =>
  Promise.allSettled(animations.map((animation) => animation.finished));

/** Starts each card's animation, a few each frame; `start` is told how many milliseconds have gone by. */
async function startAll(
  cards: readonly HTMLElement[],
  start: (card: HTMLElement, index: number, elapsed: number) => Animation,
): Promise<Animation[]> {
  const animations: Animation[] = [];
  const begin = performance.now();
  for (const [index, card] of cards.entries()) {
    if (index > 0 && index % STARTS_A_FRAME === 0) await nextFrame();
    animations.push(start(card, index, performance.now() - begin));
  }
  return animations;
}

/** A small turn that looks like chance and is the same every time. */
const tilt = (index: number, most: number): number => (((index * 37) % 19) / 18 - 0.5) * 2 * most;

/** Where a card lies on the heap: `side` pixels to the left or right while the heap is riffled. */
const onHeap = ({ x, y }: Point, index: number, side = 0): string =>
  `translate3d(${x + side}px, ${y + tilt(index, 3)}px, 0) rotate(${tilt(index, 7) + side / 6}deg)`;

/**
 * The cards run together at `centre` (in their parents' parent's coordinates) and are riffled there; `between` is
 * called while they lie on one heap, then they are dealt back to their places. 600 ms and 500 ms.
 */
export async function shuffleCards(
  cards: readonly HTMLElement[],
  centre: Point,
  between: () => void,
): Promise<void> {
  if (prefersStill()) {
    await settled(cards.map((card) => card.animate({ opacity: [1, 0] }, FADE_MS)));
    between();
    await settled(cards.map((card) => card.animate({ opacity: [0, 1] }, FADE_MS)));
    return;
  }
  const heap = cards.map((card, index) => {
    const place = card.parentElement ?? card;
    const way = {
      x: centre.x - place.offsetLeft - place.offsetWidth / 2,
      y: centre.y - place.offsetTop - place.offsetHeight / 2,
    };
    return { still: onHeap(way, index), riffled: onHeap(way, index, index % 2 === 0 ? -52 : 52) };
  });
  await nextFrame();
  const gathering = await startAll(cards, (card, index, elapsed) =>
    card.animate(
      [
        { transform: 'none', easing: 'cubic-bezier(0.5, 0, 0.3, 1)' },
        { transform: heap[index]?.still, offset: 0.55, easing: 'ease-out' },
        { transform: heap[index]?.riffled, offset: 0.78, easing: 'ease-in' },
        { transform: heap[index]?.still },
      ],
      { duration: GATHER_MS - elapsed, fill: 'forwards' },
    ),
  );
  await settled(gathering);
  between();
  await nextFrame();
  const travel = DEAL_MS / 2;
  const dealing = await startAll(cards, (card, index, elapsed) => {
    const due = (DEAL_MS - travel) * (index / cards.length);
    const dealt = card.animate([{ transform: heap[index]?.still }, { transform: 'none' }], {
      duration: travel,
      delay: Math.max(0, due - elapsed),
      easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
      fill: 'backwards',
    });
    gathering[index]?.cancel();
    return dealt;
  });
  await settled(dealing);
}

/** Lets `element` come flying from where `from` was on the screen to the place it now has. */
export function flyFrom(element: HTMLElement, from: DOMRect): void {
  if (prefersStill()) {
    element.animate({ opacity: [0, 1] }, FADE_MS);
    return;
  }
  const to = element.getBoundingClientRect();
  const scale = from.width / to.width;
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  const lift = `translate3d(${x * 0.35}px, ${y * 0.35 - 18}px, 0) scale(${1 + (scale - 1) * 0.25}) rotate(${x > 0 ? 5 : -5}deg)`;
  element.animate(
    [
      { transform: `translate3d(${x}px, ${y}px, 0) scale(${scale})` },
      { transform: lift, offset: 0.62 },
      { transform: 'none' },
    ],
    { duration: FLIGHT_MS, easing: 'cubic-bezier(0.3, 0.6, 0.3, 1)' },
  );
}

/** Turns a card from its back to its face once its picture is there, towards the end of its flight. */
export async function turnOver(card: HTMLElement, face: HTMLImageElement): Promise<void> {
  if (prefersStill()) return;
  const turning = card.animate([{ transform: 'rotateY(180deg)' }, { transform: 'rotateY(0deg)' }], {
    duration: FLIP_MS,
    delay: FLIGHT_MS * 0.7,
    easing: 'cubic-bezier(0.4, 0, 0.2, 1)',
    fill: 'backwards',
  });
  turning.pause();
  await face.decode().catch(() => undefined);
  turning.play();
}
