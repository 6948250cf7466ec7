import type { DetailCopy } from './types.ts';

export const ssumCopy: readonly DetailCopy[] = [
  {
    slug: 'ssum-speed',
    hook: {
      title: ['빠르면 달아나고', '느리면 식는 사이'],
      lines: [
        '답장을 바로 할지 십 분 뒤에 할지 재던 저녁',
        '어제는 가까웠는데 오늘은 멀어진 것 같은 말투',
        '나만 속도를 내는 것 같아 괜히 딴청 부린 날',
      ],
    },
    body: {
      headline: ['마음의 크기보다', '속도가 다를 뿐입니다'],
      lead: '나의 속도를 먼저 재고, 당길 때와 늦출 때를 나눕니다.',
      rows: [
        {
          glyph: '速',
          element: 'fire',
          title: '나의 연애 속도계',
          line: '빨리 데워지는지 천천히 데워지는지',
        },
        { glyph: '間', element: 'metal', title: '연락의 길이와 간격', line: '서로 숨이 차지 않는 거리' },
        { glyph: '名', element: 'wood', title: '이름을 붙이는 달', line: '썸이 연애로 바뀌기 쉬운 때' },
      ],
    },
    closing: ['그네는 박자가 맞을 때', '가장 높이 오릅니다'],
  },
  {
    slug: 'ssum-end',
    hook: {
      title: ['왜 세 번째 만남을', '못 넘길까'],
      lines: [
        '분위기 좋았는데 다음 약속이 잡히지 않던 밤',
        '상대 마음을 떠보다가 내가 먼저 지친 날',
        '흐지부지 끝난 이름들이 연락처에 그대로일 때',
      ],
    },
    body: {
      headline: ['같은 지점에서 되풀이되는', '선택이 있습니다'],
      lead: '시작을 잘하는 매력과 멈추는 버릇을 함께 봅니다.',
      rows: [
        { glyph: '桃', element: 'fire', title: '시작을 잘하는 매력', line: '첫 만남에서 빛나는 글자' },
        { glyph: '壁', element: 'metal', title: '세 번째 만남의 벽', line: '가까워질수록 세우는 것' },
        { glyph: '改', element: 'wood', title: '고쳐 볼 말 세 가지', line: '이번엔 다르게 갈 수 있는 달' },
      ],
    },
    closing: ['우산 한쪽을', '먼저 내어 주는 연습'],
  },
  {
    slug: 'ssum-to-love',
    hook: {
      title: ['분명 좋은데', '이름이 없는 사이'],
      lines: [
        '우리 무슨 사이냐고 묻고 싶다가 웃어넘긴 밤',
        '친구들은 사귀는 줄 아는데 우리만 모를 때',
        '확신이 필요한데 먼저 말하긴 이른 것 같은 요즘',
      ],
    },
    body: {
      headline: ['봉오리가 피기까지', '석 장이면 충분합니다'],
      lead: '두 마음의 방향과 한 걸음 더 나아갈 열쇠를 묻습니다.',
      rows: [
        { glyph: '一', element: 'wood', title: '지금 나의 진짜 마음', line: '설렘인지 외로움인지' },
        {
          glyph: '二',
          element: 'water',
          title: '그 사람이 느끼는 우리',
          line: '이 사이를 무엇이라 부르는지',
        },
        { glyph: '三', element: 'fire', title: '연애로 가는 열쇠', line: '먼저 열 수 있는 문 하나' },
      ],
    },
    closing: ['피는 데 걸리는 시간까지', '카드는 서두르지 않습니다'],
  },
  {
    slug: 'ssum-type',
    hook: {
      title: ['직진할까', '지켜볼까'],
      lines: [
        '마음은 달려가는데 손은 답장을 미루는 나',
        '밀고 당기기가 적성에 안 맞는다고 느낀 날',
        '갈림길에서 늘 같은 쪽만 골랐던 기억',
      ],
    },
    body: {
      headline: ['썸의 기본값은', '타고납니다'],
      lead: '내 속도와 상대가 느끼는 나를 짧게 확인해 보세요.',
      rows: [
        { glyph: '直', element: 'fire', title: '직진하는 힘', line: '표현이 앞서는 글자가 있는지' },
        { glyph: '觀', element: 'water', title: '지켜보는 힘', line: '확신이 서야 움직이는 까닭' },
        { glyph: '月', element: 'earth', title: '이번 달 썸 요령', line: '당길 날과 쉬어 갈 날' },
      ],
    },
    closing: ['어느 길이든', '내 걸음으로 가면 됩니다'],
  },
  {
    slug: 'will-text',
    hook: {
      title: ['오늘', '연락이 올까'],
      lines: [
        '알림이 울릴 때마다 그 이름부터 찾은 하루',
        '먼저 보내자니 지는 것 같고 기다리자니 긴 저녁',
        '휴대폰을 엎어 두고 삼 분 만에 다시 본 나',
      ],
    },
    body: {
      headline: ['휴대폰 대신', '카드에게 물어보세요'],
      lead: '기다리는 마음에 한 장의 그림을 건넵니다.',
      rows: [
        { glyph: '圖', element: 'water', title: '오늘의 그림', line: '그 사람과 나 사이의 공기' },
        { glyph: '向', element: 'metal', title: '카드의 방향', line: '닿는 말인지 머무는 말인지' },
        { glyph: '言', element: 'wood', title: '기다림을 다루는 말', line: '오늘 저녁을 내 것으로 쓰는 법' },
      ],
    },
    closing: ['화면이 꺼진 뒤에도', '달은 떠 있습니다'],
  },
];
