import { always, by, pool, topic } from '#corpus/format.ts';

/** 열두 달 달력의 작은 제목. */
export default topic('c02.course', {
  moves: {
    crossheadMonth: always('{mYear} {m}, {mPillar}월'),

    crossheadSide: pool(
      always('물길이 난 쪽', '올해 걸어 볼 방향', '어느 쪽으로 흐를까요'),
      by('season', {
        봄: ['봄에 난 사람의 물길'],
        여름: ['여름에 난 사람의 물길'],
        가을: ['가을에 난 사람의 물길'],
        겨울: ['겨울에 난 사람의 물길'],
      }),
    ),
    crossheadDam: always('물길을 막는 것', '10년의 강에서', '돌 하나를 치우면', '막힌 데를 뚫는 법'),
    crossheadNext: always('물이 흘러가는 곳', '내년으로 이어지는 물길', '뿌리에서 온 물', '다음 해의 강'),

    crossheadGuest: pool(
      always('반가운 손님의 얼굴', '{branch:이/가} 반기는 사람', '문을 열어 줄 사람'),
      by('initiative', {
        self: ['먼저 부를 손님'],
        mutual: ['같이 다가올 손님'],
        partner: ['기다렸다 맞을 손님'],
      }),
    ),
    crossheadTest: always(
      '손님을 알아보는 법',
      '문까지 몇 걸음일까요',
      '반가움을 들키는 순간',
      '옆자리를 내줄 때',
    ),
    crossheadWhy: always(
      '왜 그런 사람이 반가울까요',
      '배우자 자리의 사정',
      '숨은 기준 하나',
      '자리가 바라는 것',
    ),

    crossheadWord: always('봄의 첫마디를 고르는 법', '말수에 맞는 봄', '봄에 꺼낼 말'),
    crossheadSpread: always('마음이 번지는 모양', '여름에 물드는 까닭', '번진 다음 날에'),
    crossheadAsk: always('가을에 곁에 설 사람', '누구와 깊어질까요', '깊어질 사람의 걸음'),
    crossheadKept: always('남은 이름과 떠난 이름', '겨울에 추려 내는 방식', '추린 뒤의 마음'),

    crossheadBefore: always('그 철이 오기 전에', '지금 해 둘 것', '지금부터의 준비', '기다리는 동안'),
    crossheadBright: always('세 달을 고른 까닭', '밝은 달에 필요한 것', '불이 켜지는 칸', '기다리는 법'),
    crossheadSlow: always('늦추는 법', '쉬어야 이어지는 인연', '느린 달의 쓸모', '멈춘 동안의 마음'),

    crossheadRoad: pool(
      always('길목의 이름', '자주 지나는 길', '발이 먼저 아는 곳'),
      by('channel', {
        introduction: ['소개가 오가는 길'],
        work: ['일터의 길목'],
        learning: ['배우러 가는 길'],
        travel: ['멀리 나가는 길'],
        known: ['다시 걷는 옛길'],
        gathering: ['모임으로 가는 길'],
      }),
    ),
    crossheadFace: always('길 위의 당신', '눈이 마주치는 얼굴', '사람을 멈추게 하는 것', '지나가다 본 모습'),
    crossheadHome: always('동네를 한 뼘 넓히면', '올해의 길', '가던 길과 안 가던 길', '조금 돌아가는 길'),

    crossheadNow: always('이번 달과 다음 달', '첫 두 칸', '오늘 시작하는 약속', '지금 지킬 것'),
    crossheadKeep: pool(
      always('약속을 지키는 방식', '나와 한 약속', '못 지킨 달에는'),
      by('strength', {
        신강: ['힘이 남는 사람의 약속'],
        중화: ['고르게 지키는 약속'],
        신약: ['작게 지키는 약속'],
      }),
    ),
  },
});
