import type { DetailCopy } from './types.ts';

export const marriageCopy: readonly DetailCopy[] = [
  {
    slug: 'spouse-portrait',
    hook: {
      title: ['이런 밤이', '있었다면'],
      lines: [
        '만나는 사람마다 왜 비슷하게 어긋나는지 궁금한 밤',
        '결혼은 하고 싶은데 누구와 할지 그려지지 않는 밤',
        '스쳐 간 그 사람이 내 짝이었을까 문득 떠오르는 밤',
      ],
    },
    body: {
      headline: ['배우자 자리에는', '글자가 있습니다'],
      lead: '태어난 날 아래 한 글자, 일지에서 그 사람의 이야기를 시작합니다.',
      rows: [
        { glyph: '支', element: 'fire', title: '일지, 배우자의 자리', line: '함께 사는 사람의 성품과 말투' },
        {
          glyph: '財',
          element: 'earth',
          title: '배우자 별, 재성과 관성',
          line: '일과 돈, 사랑을 대하는 태도',
        },
        { glyph: '運', element: 'wood', title: '대운과 세운', line: '인연이 무르익는 나이와 해' },
      ],
    },
    closing: ['얼굴보다 오래 남는 것', '그 사람의 하루를 그려 드려요'],
  },
  {
    slug: 'marriage-year',
    hook: {
      title: ['다들 때가 있다는데', '내 때는 언제일까'],
      lines: [
        '청첩장이 쌓이는데 서두르고 싶지는 않은 마음',
        '부모님의 한마디에 괜히 날카로워진 명절 저녁',
        '이 사람인 것 같은데 올해인지는 모르겠는 나',
      ],
    },
    body: {
      headline: ['결혼의 문은', '한 번만 열리지 않습니다'],
      lead: '지나는 10년과 다가올 다섯 해를 겹쳐 문이 크게 열리는 해를 찾습니다.',
      rows: [
        {
          glyph: '器',
          element: 'earth',
          title: '타고난 결혼의 그릇',
          line: '이른 쪽이 편한지 늦은 쪽이 편한지',
        },
        { glyph: '年', element: 'fire', title: '문이 열리는 해', line: '앞으로 다섯 해의 크고 작은 문' },
        { glyph: '月', element: 'water', title: '그해 눈여겨볼 달', line: '약속과 준비에 힘이 실리는 때' },
      ],
    },
    closing: ['문고리를 잡을 날을', '미리 알아 두세요'],
  },
  {
    slug: 'marry-or-not',
    hook: {
      title: ['사랑하는데', '왜 대답을 못 할까'],
      lines: [
        '프러포즈를 받고도 잠이 오지 않던 밤',
        '돈 이야기만 나오면 서로 말이 짧아지는 우리',
        '이 사람 가족과 잘 지낼 수 있을지 그려 본 식사 자리',
      ],
    },
    body: {
      headline: ['내가 견디는 것과', '못 견디는 것이 있습니다'],
      lead: '상대의 생일이 없어도, 내 사주만으로 고민의 절반을 정리합니다.',
      rows: [
        { glyph: '守', element: 'metal', title: '양보할 수 없는 것', line: '지키지 못하면 시드는 내 자리' },
        { glyph: '財', element: 'earth', title: '돈 앞에서의 나', line: '모으고 쓰는 버릇이 부딪히는 곳' },
        { glyph: '決', element: 'fire', title: '결정할 때인가', line: '지금 대답할지, 언제까지 미룰지' },
      ],
    },
    closing: ['묶기 전에 한 번', '실의 길이를 재어 보세요'],
  },
  {
    slug: 'after-wedding',
    hook: {
      title: ['결혼하면', '나는 어떻게 달라질까'],
      lines: [
        '신혼집 가구를 고르다 문득 낯설어진 내 미래',
        '일도 사랑도 놓치고 싶지 않은데 욕심일까 싶은 날',
        '오래된 부부를 보며 우리의 저녁을 그려 본 산책길',
      ],
    },
    body: {
      headline: ['달라지는 나와', '끝까지 그대로인 나'],
      lead: '신혼 첫해부터 10년의 흐름까지 순서대로 펼칩니다.',
      rows: [
        { glyph: '家', element: 'earth', title: '신혼 첫해의 공기', line: '한 지붕 아래 드러나는 습관' },
        { glyph: '子', element: 'water', title: '아이를 바라보는 마음', line: '시주에 담긴 훗날의 장면' },
        { glyph: '守', element: 'wood', title: '위기를 넘는 힘', line: '권태의 모양과 돌아오는 길' },
      ],
    },
    closing: ['불 켜진 창 안쪽의 나를', '먼저 만나 보세요'],
  },
  {
    slug: 'wedding-cards',
    hook: {
      title: ['약속 앞에서', '한 번 더 묻고 싶을 때'],
      lines: [
        '상견례 날짜를 잡고 나서 마음이 복잡해진 밤',
        '같은 미래를 말하는데 그림이 다른 것 같을 때',
        '반지를 고르다 말고 괜히 먼 곳을 본 순간',
      ],
    },
    body: {
      headline: ['마음과 현실과 약속을', '나누어 펼칩니다'],
      lead: '병풍처럼 세운 석 장이 두 사람의 걸음을 비춥니다.',
      rows: [
        { glyph: '一', element: 'fire', title: '나의 결혼 준비', line: '마음속에서 이미 끝난 일과 남은 일' },
        { glyph: '二', element: 'water', title: '그 사람이 그리는 미래', line: '말하지 않은 기대의 모양' },
        { glyph: '三', element: 'metal', title: '약속이 향하는 곳', line: '두 사람이 함께 지킬 것' },
      ],
    },
    closing: ['두 반지가 맞물리기 전', '석 장을 펼쳐 보세요'],
  },
  {
    slug: 'spouse-seat',
    hook: {
      title: ['내 옆자리에는', '누가 앉게 될까'],
      lines: [
        '둘이 앉은 창가 자리가 유난히 눈에 들어온 날',
        '편안한 사람이 어떤 사람인지 나도 모르겠을 때',
        '빈 옆자리를 보며 잠깐 상상해 본 퇴근길',
      ],
    },
    body: {
      headline: ['일지 한 글자가', '먼저 말해 줍니다'],
      lead: '배우자 자리에 앉은 글자를 쉽게 풀어 드려요.',
      rows: [
        { glyph: '支', element: 'earth', title: '배우자 자리의 글자', line: '나와 한 지붕을 쓸 사람의 바탕' },
        { glyph: '安', element: 'water', title: '편안한 짝', line: '애쓰지 않아도 되는 사이의 조건' },
        { glyph: '同', element: 'wood', title: '함께 살 때 챙길 것', line: '작은 습관 하나로 달라지는 공기' },
      ],
    },
    closing: ['방석은 이미', '두 개 놓여 있습니다'],
  },
  {
    slug: 'marry-one',
    hook: {
      title: ['이 사람이', '맞는 걸까'],
      lines: [
        '좋은데, 평생이라는 말 앞에서 멈칫한 순간',
        '친구의 결혼식에서 그 사람 손을 꼭 쥔 날',
        '물어볼 곳이 없어 혼자 되뇌던 질문',
      ],
    },
    body: {
      headline: ['한 사람을 떠올리고', '한 장만 고르세요'],
      lead: '카드가 두 사람 사이의 지금을 비춥니다.',
      rows: [
        { glyph: '圖', element: 'fire', title: '카드의 장면', line: '둘 사이에 놓인 마음의 모양' },
        { glyph: '向', element: 'metal', title: '카드의 방향', line: '서두를 때와 살필 때' },
        { glyph: '言', element: 'earth', title: '새길 한마디', line: '오늘 그 사람에게 건넬 태도' },
      ],
    },
    closing: ['대답은 카드보다', '카드를 보는 내 표정에 있어요'],
  },
];
