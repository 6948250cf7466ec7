import { CARD_FACES, cardMeaningOf, type Keywords } from '@wolha/tarot';
import { j } from '#korean/particle.ts';
import type { FaceBook, SideTexts } from './face-texts.ts';

/** A face told by its keywords alone. */
function sideOf(theme: string, [first, second, third, fourth]: Keywords): SideTexts {
  return {
    picture: `그림 앞에 서면 ‘${theme}’라는 말이 먼저 떠오릅니다. 가운데를 차지한 것은 ${j(first, '이에요/예요')}.`,
    core: [
      `이 카드가 사랑에서 가리키는 것은 ${j(first, '과/와')} ${j(second, '이에요/예요')}. 둘은 따로 오지 않습니다.`,
      `이 장의 뒤편에는 ${j(third, '과/와')} ${j(fourth, '이/가')} 함께 있어요. 어느 쪽이 먼저 보이는지가 오늘의 답입니다.`,
    ],
    other: `카드는 그 사람 쪽에서 ${j(first, '을/를')} 비춥니다. 그 곁에 ${j(fourth, '이/가')} 함께 비쳐서, 한 가지 얼굴로만 읽히지는 않아요.`,
    self: `당신 안에서 움직이는 것은 ${j(second, '이에요/예요')}. 스스로는 ${j(third, '이라고/라고')} 부르고 있었을지도 모르는 마음입니다.`,
    between: `두 사람 사이에는 ${j(first, '이/가')} 놓였습니다. ${j(third, '을/를')} 누가 먼저 알아보느냐에 따라 사이의 공기가 달라져요.`,
    way: `길은 ${second} 쪽으로 나 있습니다. ${j(first, '을/를')} 모르는 척하지 않는 것이 첫걸음이에요.`,
    coming: `다가오는 것은 ${first}의 모습을 하고 있습니다. 뒤이어 ${j(fourth, '이/가')} 따라오니 한 번에 다 보려 하지 마세요.`,
    sign: `보름 안에 ${j(third, '을/를')} 느끼는 날이 오면 그날이 이 카드의 날입니다.`,
    act: `${theme}에 어울리는 한마디 적기`,
    leave: '답을 재촉하는 말',
    word: `오늘의 이름은 ${j(theme, '이에요/예요')}.`,
  };
}

/** The whole deck's texts, by face id. */
export const FACES: FaceBook = Object.fromEntries(
  CARD_FACES.map(({ id }) => {
    const { theme, upright, reversed } = cardMeaningOf(id);
    return [id, { upright: sideOf(theme, upright), reversed: sideOf(theme, reversed) }];
  }),
);
