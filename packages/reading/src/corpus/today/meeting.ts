import {
  STAGES,
  type Dimension,
  type Dimensions,
  type GodName,
  type StageName,
  type Tie,
} from '#corpus/dimensions.ts';
import { pool, where, type Guard, type Pool, type Text } from '#corpus/format.ts';

/** 오늘의 땅 글자와 배우자 자리가 만나는 다섯 모습: 손잡음, 거울, 맞섬, 어긋남, 무심. */
const MEETINGS = {
  join: ['육합', '반합', '방합'],
  mirror: ['같음'],
  clash: ['충'],
  rub: ['형', '원진', '해', '파'],
  pass: ['없음'],
} as const satisfies Record<string, readonly Tie[]>;
type Meeting = keyof typeof MEETINGS;

/** Day stems take turns, yang and yin, and so do the ten gods they are to anyone: no two days running are of one turn. */
const TURNS: readonly (readonly GodName[])[] = [
  ['비견', '식신', '편재', '편관', '편인'],
  ['겁재', '상관', '정재', '정관', '정인'],
];

/**
 * A day's branch stands at one of twelve stages to anyone's stem, the next day's one stage on, that of ten days later two
 * stages off. So of two halves, each of pairs of stages, ten days that bring a stem back always change the half.
 */
const HALVES: readonly (readonly StageName[])[] = [
  STAGES.filter((_, index) => index % 4 < 2),
  STAGES.filter((_, index) => index % 4 > 1),
];

const also = (when: Guard, { key, piece }: Pool[number]): Pool[number] => ({
  key,
  piece: { ...piece, when: { ...piece.when, ...when } },
});

/**
 * Of several texts under one guard, every other one for the days of one turn and the rest for those of the other: what
 * does not hang on the day is still not read two days running.
 */
export function inTurn(texts: Pool): Pool {
  const counts = new Map<string, number>();
  for (const { key } of texts) counts.set(key, (counts.get(key) ?? 0) + 1);
  const seen = new Map<string, number>();
  return texts.map((text) => {
    const at = seen.get(text.key) ?? 0;
    seen.set(text.key, at + 1);
    return counts.get(text.key) === 1 ? text : also({ todayGod: TURNS[at % TURNS.length] ?? [] }, text);
  });
}

/**
 * What hangs on the day's stem for one half of the days, and for the other what hangs on how its branch meets the seat:
 * when the stem comes again after ten days, it is the branch's turn to speak.
 */
export const bySkyOrGround = (sky: Pool, ground: Pool): Pool =>
  [sky, ground].flatMap((texts, half) => texts.map((text) => also({ todayStage: HALVES[half] ?? [] }, text)));

/** Texts for each value of a dimension and each way today's branch meets the seat. */
export const byMeeting = <D extends Dimension>(
  dimension: D,
  table: Readonly<Record<Dimensions[D] & string, Readonly<Record<Meeting, Text | readonly [Text, Text]>>>>,
): Pool =>
  inTurn(
    pool(
      ...Object.entries<Readonly<Record<Meeting, Text | readonly [Text, Text]>>>(table).flatMap(
        ([value, row]) =>
          (Object.keys(MEETINGS) as Meeting[]).map((meeting) =>
            where({ [dimension]: value, todayTie: MEETINGS[meeting] } as Guard, ...[row[meeting]].flat()),
          ),
      ),
    ),
  );
