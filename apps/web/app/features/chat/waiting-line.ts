import type { MemberSajuResult } from '@wolha/contract';

const SYLLABLES_FROM = 0xac00;
const FINALS = 28;

const endsInConsonant = (word: string): boolean =>
  ((word.codePointAt(word.length - 1) ?? SYLLABLES_FROM) - SYLLABLES_FROM) % FINALS !== 0;

const and = (word: string): string => `${word}${endsInConsonant(word) ? '과' : '와'}`;
const object = (word: string): string => `${word}${endsInConsonant(word) ? '을' : '를'}`;

interface Column {
  sky: { korean: string };
  ground: { korean: string };
}

const nameOf = ({ sky, ground }: Column): string => `${sky.korean}${ground.korean}`;

/** What is being looked at while a reply is written: the pillars it will speak of, by their names. */
export function waitingLine(
  own: MemberSajuResult | null,
  counterpart: MemberSajuResult | null,
  turn: number,
): string {
  if (!own) return '글자를 살펴보는 중';
  const { daySky, dayGround, monthSky, monthGround } = own.saju;
  const day = nameOf({ sky: daySky, ground: dayGround });
  const month = nameOf({ sky: monthSky, ground: monthGround });
  const { smallFortune, monthFortune, dayFortune } = own.fortune;
  const lines = [
    ...(counterpart
      ? [
          `내 일주 ${and(day)} 상대의 ${object(nameOf({ sky: counterpart.saju.daySky, ground: counterpart.saju.dayGround }))} 맞춰 보는 중`,
        ]
      : []),
    `일주 ${and(day)} 세운 ${object(nameOf(smallFortune))} 맞춰 보는 중`,
    `월주 ${and(month)} 월운 ${object(nameOf(monthFortune))} 맞춰 보는 중`,
    `일주 ${and(day)} 일운 ${object(nameOf(dayFortune))} 맞춰 보는 중`,
  ];
  return lines[turn % lines.length] ?? '';
}
