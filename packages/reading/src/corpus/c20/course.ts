import { always, by, pool, topic } from '#corpus/format.ts';

/** 식은 사이를 재고 고르는 길의 작은 제목. */
export default topic('c20.course', {
  moves: {
    crossheadMonth: always('{mYear} {m}, {mPillar}월'),

    crossheadGauge: pool(
      always('식은 것과 편해진 것', '눈금을 읽는 법', '아직 남은 불씨'),
      by('season', {
        봄: ['봄에 난 사람의 온도'],
        여름: ['여름에 난 사람의 온도'],
        가을: ['가을에 난 사람의 온도'],
        겨울: ['겨울에 난 사람의 온도'],
      }),
    ),
    crossheadYear: always('올해가 낮춘 온도', '{thisYear}의 바람', '해와 10년의 기온', '바깥에서 온 추위'),
    crossheadHeat: always('다시 데우는 것', '온도를 올리는 작은 일', '체온을 되찾는 법', '불을 켜는 손'),

    crossheadCause: pool(
      always('하나만 꼽는 까닭', '바닥에 깔린 것', '식게 한 것의 이름'),
      by('strength', {
        신강: ['센 사람이 지루해질 때'],
        중화: ['고른 사람이 지루해질 때'],
        신약: ['지친 사람이 지루해질 때'],
      }),
    ),
    crossheadNow: always(
      '이번 달이 보탠 것',
      '지금 유난히 그런 까닭',
      '{nowPillar}월의 탓',
      '달이 지나면 가벼워질 것',
    ),
    crossheadBored: always('심심함의 정체', '다음 달까지 해 볼 것', '지루한 것과 싫은 것', '낯선 것 하나'),

    crossheadStore: always('불만이 모이는 곳', '쌓이기 시작한 날', '말없이 무거워진 것', '집 안의 먼지'),
    crossheadUnsaid: pool(
      always('끝내 못 한 한마디', '삼킨 말이 새는 데', '까닭 없는 짜증의 까닭'),
      by('hurt', {
        burst: ['터지기 전의 한마디'],
        silence: ['입을 닫은 한마디'],
        argue: ['따지고 싶던 한마디'],
        swallow: ['웃으며 삼킨 한마디'],
        withdraw: ['두고 나온 한마디'],
      }),
    ),
    crossheadUnload: always('하나씩 내려놓기', '무거운 것부터', '꺼내는 순서', '가벼워지는 저녁'),

    crossheadLure: pool(
      always('밖에서 찾던 것', '눈이 멈춘 까닭', '새것처럼 보인 것'),
      by('charm', {
        glow: ['나를 환하게 봐 주는 눈길'],
        close: ['가까이 와 준 사람'],
        speech: ['말이 통하던 사람'],
        dignity: ['나를 높여 준 사람'],
        ease: ['편하게 웃겨 준 사람'],
        depth: ['속을 알아본 사람'],
      }),
    ),
    crossheadWish: always('안에서 빠진 것', '사실은 바라던 것', '집에서 받지 못한 것', '비어 있던 자리'),
    crossheadTurn: always('눈을 돌려오는 길', '밖을 보기 전에', '다음 해의 바람', '마음이 돌아오는 때'),

    crossheadTalk: always('무슨 이야기를 할까요', '말문이 트이는 이야기', '듣는 법, 묻는 법', '첫 이야기'),
    crossheadOpen: pool(
      always('첫마디와 시각', '말을 꺼내는 때', '불을 켜는 한마디'),
      by('initiative', {
        self: ['먼저 꺼내는 쪽의 말'],
        mutual: ['주고받는 첫마디'],
        partner: ['기다리던 쪽의 첫마디'],
      }),
    ),
    crossheadMend: always('고칠 버릇 하나', '끊긴 말을 잇는 법', '대화가 멎는 자리', '한 주의 약속'),

    crossheadFar: always('떨어져 있는 법', '거리의 길이', '혼자 보내는 며칠', '멀어지지 않는 거리'),
    crossheadNear: pool(
      always('다시 가까워지는 길', '먼저 내밀 손', '얼음이 풀리는 순간'),
      by('recovery', {
        quick: ['금세 웃으며 돌아오는 길'],
        wave: ['밀려왔다 가는 마음'],
        long: ['천천히 돌아오는 길'],
        late: ['늦게 돌아보는 마음'],
        busy: ['바쁜 손을 멈추고'],
      }),
    ),
    crossheadAfterNear: always(
      '그 달들이 지나고',
      '마음이 남아 있다면',
      '다시 붙은 다음에',
      '가까워진 뒤의 약속',
    ),

    crossheadTest: always('붙드는 것의 정체', '정말 그만두고 싶은가요', '묶임과 사람 사이', '놓지 못한 까닭'),
    crossheadRelease: always('놓는다는 것', '놓은 다음의 하루', '마지막으로 확인할 것', '미안하지 않은 끝'),
    crossheadNext: always('그다음 10년', '계절이 바뀌는 문', '앞으로의 땅', '놓은 뒤에 오는 철'),
  },
});
