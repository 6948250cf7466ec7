import { always, by, citing, pool, topic } from '#corpus/format.ts';

/** 그림 아래에 놓이는 한두 문장. */
export default topic('general.captions', {
  moves: {
    elements: pool(
      citing(
        ['useful'],
        by('heavy', {
          목: [
            '{characters} 가운데 나무가 {woodCount}, 가장 굵은 고리입니다. {useful:이/가} 기울기를 잡아 주지요.',
          ],
          화: [
            '{characters} 가운데 불이 {fireCount}, 가장 굵은 고리입니다. {useful:이/가} 기울기를 잡아 주지요.',
          ],
          토: [
            '{characters} 가운데 흙이 {earthCount}, 가장 굵은 고리입니다. {useful:이/가} 기울기를 잡아 주지요.',
          ],
          금: [
            '{characters} 가운데 쇠가 {metalCount}, 가장 굵은 고리입니다. {useful:이/가} 기울기를 잡아 주지요.',
          ],
          수: [
            '{characters} 가운데 물이 {waterCount}, 가장 굵은 고리입니다. {useful:이/가} 기울기를 잡아 주지요.',
          ],
        }),
      ),
      always('가장 넓게 칠해진 힘은 {heavyThing}, 사주를 편하게 하는 용신은 {usefulThing}입니다.'),
    ),
    signs: always(
      '왼쪽이 나를 뜻하는 {stem}, 오른쪽이 배우자 자리를 지키는 {branch}입니다.',
      '{stem:이/가} {branch} 위에 앉아 있습니다. 두 글자의 사이는 {seatGod}, 가까운 사람 앞에서 나오는 얼굴이에요.',
    ),
  },
});
