import { always, by, pool, topic } from '#corpus/format.ts';

/** 두 해의 작은 제목. */
export default topic('c19.course', {
  moves: {
    crossheadMonth: always('{mYear} {m}, {mPillar}월'),
    crossheadTurn: always('{mYear} {m}, {mPillar}월'),

    crossheadYearOne: always('{thisYear:이/가} 하는 일', '첫 해의 날씨', '올해의 글자', '지금 걷는 해'),
    crossheadYearTwo: always('{nextYear:이/가} 하는 일', '둘째 해의 날씨', '내년의 글자', '이어지는 해'),
    crossheadGround: pool(
      always('두 해 밑에 깔린 10년', '큰 계절 속의 두 해', '두 해를 받치는 땅'),
      by('strength', {
        신강: ['힘센 사람의 두 해'],
        중화: ['고른 힘의 두 해'],
        신약: ['힘을 모으는 두 해'],
      }),
    ),

    crossheadShift: always('무엇이 먼저 달라질까요', '바람을 먼저 아는 곳', '바람이 바뀌었다는 표시'),
    crossheadElder: always('끝자락에서 할 일', '두 해의 끝에 선 사람', '마무리하는 방식'),

    crossheadWho: always('어떤 사람이 올까요', '문을 여는 사람', '들어올 사람의 얼굴', '알아보는 법'),
    crossheadHome: always('깊어지는 방식', '둘이 가까워지는 길', '집으로 들이는 순서', '곁에 두는 법'),
    crossheadWhy: always('왜 흔들릴까요', '흔들림의 까닭', '멀어지고 싶은 마음', '그 달이 지나면'),

    crossheadStem: pool(
      always('어기지 않을 한 줄', '{stem}의 원칙', '두 해를 지탱할 것'),
      by('strength', {
        신강: ['힘이 셀 때의 원칙'],
        중화: ['저울을 지키는 원칙'],
        신약: ['힘이 달릴 때의 원칙'],
      }),
    ),
    crossheadDont: always(
      '하지 않을 것',
      '두 해 동안 접어 둘 버릇',
      '한 번 더 참을 것',
      '하지 말자고 정할 것',
    ),
    crossheadKeep: always('원칙을 지키는 법', '어겼을 때', '둘이 함께 지킬 것', '짧을수록 센 원칙'),

    crossheadRead: always('이 표를 읽는 법', '표를 접어 두는 법', '어느 칸부터 볼까요', '표 옆에 적을 것'),
    crossheadAfter: always('두 해가 지나면', '스물다섯째 달', '그다음 해의 얼굴', '표의 바깥'),
  },
});
