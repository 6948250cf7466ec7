import { at, d, line, shape } from '#cards/drawing/draw.ts';
import { GOLD, THREAD } from '#cards/drawing/palette.ts';
import { thread } from '#cards/motifs/thread.ts';
import { horseHead, type HorseStyle } from '#cards/motifs/animals.ts';

interface Mount extends HorseStyle {
  readonly cloth: string;
  /** Degrees the neck is thrown back; negative rears. */
  readonly rear?: number;
}

/** A horse's fore part across the foot of the window, looking right, for the half figure of a knight behind it. */
export function mount({ rear = 0, cloth, ...horse }: Mount): string {
  return (
    shape('M20 434V382C52 366 104 360 140 372C176 378 190 402 194 434Z', horse.coat, {
      stroke: horse.edge,
      'stroke-width': 1.4,
    }) +
    shape('M54 434C56 398 72 376 100 368L150 374C164 390 160 414 156 434Z', cloth, {
      stroke: GOLD,
      'stroke-width': 1.6,
    }) +
    line('M66 434C68 404 80 386 102 378L146 384', GOLD, 1) +
    at(196, 388, { scale: 1.22, turn: rear }, horseHead(horse)) +
    tassels()
  );
}

const tassels = (): string => {
  const points = [84, 108, 132];
  return (
    line(points.map((x) => d`M${x} 390v14`).join(''), THREAD, 2) +
    shape(points.map((x) => d`M${x - 4} 402h8l2 14h-12z`).join(''), THREAD)
  );
};

/** The rein from the rider's hand to the bit: the run of thread on a knight's card. */
export const rein = (fromX: number, fromY: number, toX = 234, toY = 374): string =>
  thread(d`M${fromX} ${fromY}C${fromX + 20} ${fromY + 34} ${toX - 30} ${toY + 20} ${toX} ${toY}`, 2.6);
