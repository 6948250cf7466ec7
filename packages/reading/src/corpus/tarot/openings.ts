import type { CardDirection } from '@wolha/tarot';
import type { CardGroup } from '#tarot/table.ts';

/** How a card comes to its place, by its suit and the way it lies. Slots: `{card}` with its direction, `{place}` what the place is called. */
export const ENTRANCES: Readonly<Record<CardGroup, Readonly<Record<CardDirection, readonly string[]>>>> = {
  wands: {
    UPRIGHT: [
      '{place:을/를} 묻자 {card:이/가} 횃불처럼 일어섭니다.',
      '{place}에는 똑바로 선 불의 장, {card:이/가} 왔습니다.',
      '완드 가운데서도 {card:이/가} 성큼 걸어 나와 {place:을/를} 맡습니다.',
    ],
    REVERSED: [
      '{place:을/를} 물은 손에 불이 아래를 보는 장, {card:이/가} 잡혔습니다.',
      '{place}에는 타오르다 돌아선 {card:이/가} 누워 있습니다.',
      '{card:이/가} 불씨를 안으로 감춘 채 {place:을/를} 말합니다.',
    ],
  },
  cups: {
    UPRIGHT: [
      '{place:을/를} 묻자 {card:이/가} 잔을 들고 대답합니다.',
      '{place}에는 물이 찬 잔, {card:이/가} 놓였습니다.',
      '물의 무늬가 흘러와 {place:을/를} 적시니, 그 장이 {card}입니다.',
    ],
    REVERSED: [
      '{place}에는 엎어진 잔, {card:이/가} 놓였습니다.',
      '{place:을/를} 물으니 물이 거꾸로 흐르는 {card:이/가} 올라옵니다.',
      '{card:이/가} 잔을 뒤집은 채 {place:을/를} 가리킵니다.',
    ],
  },
  swords: {
    UPRIGHT: [
      '{place}에는 칼날이 곧게 선 {card:이/가} 놓였습니다.',
      '{place:을/를} 묻자 말의 무늬인 {card:이/가} 또박또박 대답합니다.',
      '바람이 {place:을/를} 한 번에 가리키니, 그 끝에 {card:이/가} 있습니다.',
    ],
    REVERSED: [
      '{place}에는 칼끝을 돌린 {card:이/가} 누웠습니다.',
      '{place:을/를} 묻자 {card:이/가} 하려던 말을 도로 삼킵니다.',
      '바람이 거꾸로 부는 장, {card:이/가} {place:을/를} 맡았습니다.',
    ],
  },
  pentacles: {
    UPRIGHT: [
      '{place}에는 흙냄새 나는 장, {card:이/가} 놓였습니다.',
      '{place:을/를} 물은 손에 {card:이/가} 동전처럼 묵직하게 잡힙니다.',
      '생활의 무늬가 바로 앉아 {place:을/를} 말하니, {card}입니다.',
    ],
    REVERSED: [
      '{place}에는 땅을 등지고 누운 {card:이/가} 왔습니다.',
      '{place:을/를} 물으니 뒤집힌 동전, {card:이/가} 손에 남습니다.',
      '흙의 무늬가 거꾸로 놓여 {place:을/를} 가리키니, {card}입니다.',
    ],
  },
  major: {
    UPRIGHT: [
      '{place}에는 스물두 장의 큰 카드 가운데 {card:이/가} 앉았습니다.',
      '{place:을/를} 물었을 뿐인데 큰 카드인 {card:이/가} 걸어 나왔습니다.',
      '작은 무늬로는 모자랐는지 {card:이/가} {place:을/를} 맡았습니다.',
    ],
    REVERSED: [
      '{place}에는 큰 카드가 고개를 숙이고 왔으니, {card}입니다.',
      '{place:을/를} 묻자 큰 카드 하나가 돌아누운 채 대답하니, {card}입니다.',
      '스물두 장 가운데서도 뒤집힌 얼굴, {card:이/가} {place:을/를} 비춥니다.',
    ],
  },
};

/** The same by the number a small card bears. */
export const NUMBERED: Readonly<Record<number, readonly string[]>> = {
  1: ['{place:을/를} 묻자 시작의 수를 든 {card:이/가} 나왔습니다.'],
  2: ['둘이 마주 보는 수, {card:이/가} {place:을/를} 들고 왔습니다.'],
  3: ['{place}에는 셋이 어울리는 수, {card:이/가} 놓였습니다.'],
  4: ['네 귀퉁이를 지키는 수, {card:이/가} {place:을/를} 맡았습니다.'],
  5: ['{place:을/를} 묻자 판을 흔드는 수, {card:이/가} 올라왔습니다.'],
  6: ['{place}에는 주고받는 수, {card:이/가} 놓였습니다.'],
  7: ['혼자 재어 보는 수를 안고 {card:이/가} {place:을/를} 말합니다.'],
  8: ['{place:을/를} 묻자 바퀴가 구르는 수, {card:이/가} 나왔습니다.'],
  9: ['거의 다 온 사람의 수, {card:이/가} {place:을/를} 비춥니다.'],
  10: ['{place}에는 한 이야기를 끝까지 채운 수, {card:이/가} 놓였습니다.'],
  11: ['궁의 막내인 {card:이/가} {place:을/를} 배우러 온 얼굴로 앉았습니다.'],
  12: ['{place} 앞에 말 탄 사람, {card:이/가} 멈춰 섰습니다.'],
  13: ['{place:을/를} 묻자 궁의 안주인, {card:이/가} 앞에 앉습니다.'],
  14: ['궁의 어른인 {card:이/가} {place:을/를} 무릎 위에 놓고 앉았습니다.'],
};
