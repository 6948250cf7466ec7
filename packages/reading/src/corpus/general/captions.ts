import { always, by, citing, pool, topic } from '#corpus/format.ts';

/** 그림 아래에 놓이는 한두 문장. */
export default topic('general.captions', {
  moves: {
    months: always(
      '표시된 달이 밝은 달과 늦출 달입니다. 나머지는 제 걸음으로 걸으면 되는 달이에요.',
      '열두 달을 한 줄로 세웠습니다. 배우자 자리 {branch:이/가} 반기는 글자가 든 달을 먼저 보세요.',
      '달마다 들어오는 두 글자를 {stem:과/와} {branch}에 대어 보고 밝기를 매겼습니다.',
    ),
    decades: always(
      '10년마다 바뀌는 큰 계절, 대운입니다. 지금은 {decadePillar}의 계절을 지나고 있어요.',
      '지금 칸은 {decadePillar:이고/고}, 위 글자는 {stem}에게 {decadeGod}입니다. 다음 칸에서 하늘의 글자가 바뀌지요.',
    ),
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
