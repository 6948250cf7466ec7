import type { DetailCopy } from './types.ts';

export const crushCopy: readonly DetailCopy[] = [
  {
    slug: 'confess-time',
    hook: {
      title: ['지금 말할까', '조금 더 둘까'],
      lines: [
        '집 앞까지 와 놓고 다른 이야기만 하다 돌아선 밤',
        '고백 문장을 메모장에 적어 두고 석 달이 지난 나',
        '친구로라도 남고 싶어 마음을 접었다 편 날',
      ],
    },
    body: {
      headline: ['말에도', '힘이 실리는 때가 있습니다'],
      lead: '내 표현이 살아나는 달과 나에게 어울리는 말투를 찾습니다.',
      rows: [
        { glyph: '食', element: 'fire', title: '표현의 힘', line: '말로 전할 사람, 행동으로 전할 사람' },
        { glyph: '月', element: 'water', title: '고백에 좋은 달', line: '힘이 실리는 달과 피하면 나은 달' },
        {
          glyph: '待',
          element: 'earth',
          title: '대답을 기다리는 동안',
          line: '흔들리지 않게 나를 붙드는 법',
        },
      ],
    },
    closing: ['봉투를 열 날짜까지', '함께 적어 드려요'],
  },
  {
    slug: 'who-likes-me',
    hook: {
      title: ['누가 나를', '보고 있는 걸까'],
      lines: [
        '유난히 자주 마주치는 사람이 생긴 것 같은 요즘',
        '별 뜻 없는 친절인지 마음인지 헷갈린 한마디',
        '나는 몰랐는데 주변이 먼저 눈치챈 분위기',
      ],
    },
    body: {
      headline: ['내게 모이는 시선에는', '모습이 있습니다'],
      lead: '내 사주로 들어오는 기운에서 그 사람의 신호를 그립니다.',
      rows: [
        { glyph: '桃', element: 'fire', title: '지금 모이는 시선', line: '올해 나에게 켜진 불빛' },
        { glyph: '人', element: 'wood', title: '그 사람의 성향', line: '아는 사이일지 처음 보는 사이일지' },
        { glyph: '信', element: 'metal', title: '마음을 드러내는 버릇', line: '오해하기 쉬운 행동까지' },
      ],
    },
    closing: ['가로등 너머를', '한 번 돌아보세요'],
  },
  {
    slug: 'his-mind',
    hook: {
      title: ['표정만으로는', '알 수 없을 때'],
      lines: [
        '다정했다가 무심했다가, 종잡을 수 없는 하루',
        '나에게만 그런 건지 모두에게 그런 건지 궁금한 밤',
        '묻고 싶은데 물으면 멀어질까 삼킨 말',
      ],
    },
    body: {
      headline: ['말하지 않은 마음을', '석 장에 묻습니다'],
      lead: '겉모습과 속마음, 바라는 것을 따로 펼쳐 비춥니다.',
      rows: [
        { glyph: '一', element: 'metal', title: '겉으로 보이는 태도', line: '그 사람이 고른 거리' },
        { glyph: '二', element: 'water', title: '숨은 속마음', line: '머릿속에 떠 있는 달의 모양' },
        { glyph: '三', element: 'fire', title: '나에게 바라는 것', line: '기다리는 신호가 있다면' },
      ],
    },
    closing: ['한 사람을 떠올리고', '천천히 고르세요'],
  },
  {
    slug: 'crush-road',
    hook: {
      title: ['혼자 키운 마음', '어디쯤 왔을까'],
      lines: [
        '그 사람의 일정을 나만 외우고 있다는 걸 안 날',
        '한 걸음 다가가면 한 걸음 모자란 기분',
        '다음 장으로 넘기고 싶은데 손이 멈춘 페이지',
      ],
    },
    body: {
      headline: ['다음 장으로 가는 계단에', '카드를 놓습니다'],
      lead: '서 있는 자리와 가로막는 것, 풀어 갈 방법을 묻습니다.',
      rows: [
        { glyph: '一', element: 'earth', title: '내 마음이 선 자리', line: '시작인지 중간인지 끝자락인지' },
        { glyph: '二', element: 'metal', title: '가로막는 것', line: '상황의 벽과 마음의 벽' },
        { glyph: '三', element: 'wood', title: '풀어 갈 방법', line: '먼저 바꿀 수 있는 한 가지' },
      ],
    },
    closing: ['계단은 한 칸씩 오르라고', '놓여 있습니다'],
  },
  {
    slug: 'confess-cards',
    hook: {
      title: ['말하기 전', '숨을 고르는 시간'],
      lines: [
        '내일 만나기로 하고 잠이 달아난 밤',
        '어떤 말로 시작할지 거울 앞에서 연습한 아침',
        '거절당해도 괜찮을지 스스로에게 물은 순간',
      ],
    },
    body: {
      headline: ['봉투 속 석 장이', '순서를 알려 줍니다'],
      lead: '상대의 준비와 나의 말, 그 뒤의 변화를 살핍니다.',
      rows: [
        { glyph: '一', element: 'water', title: '받아들일 준비', line: '그 사람 마음의 문이 열린 정도' },
        { glyph: '二', element: 'fire', title: '내가 전해야 할 말', line: '꾸미지 않아도 닿는 한 문장' },
        { glyph: '三', element: 'wood', title: '고백 뒤 달라지는 것', line: '이어질 때와 멈출 때의 우리' },
      ],
    },
    closing: ['봉투를 닫는 사람도', '여는 사람도 당신입니다'],
  },
  {
    slug: 'crush-type',
    hook: {
      title: ['왜 늘', '내가 먼저일까'],
      lines: [
        '시작도 전에 혼자 끝까지 가 본 상상 연애',
        '좋아한다는 걸 들킬까 봐 더 무심하게 굴었던 날',
        '이번에도 나만 좋아하는 것 같은 익숙한 기분',
      ],
    },
    body: {
      headline: ['마음이 먼저 가는 데는', '까닭이 있습니다'],
      lead: '먼저 가는 마음과 나중에 가는 마음의 차이를 찾습니다.',
      rows: [
        { glyph: '食', element: 'fire', title: '먼저 가는 까닭', line: '표현의 글자가 앞줄에 선 사람' },
        { glyph: '印', element: 'water', title: '혼자 앓는 방식', line: '속으로 키우는 힘의 자리' },
        { glyph: '步', element: 'wood', title: '한 걸음 내딛는 법', line: '바람에 실어 보내는 연습' },
      ],
    },
    closing: ['먼저 피는 마음은', '흠이 아니라 재능입니다'],
  },
  {
    slug: 'think-of-me',
    hook: {
      title: ['지금 그 사람은', '무슨 생각을 할까'],
      lines: [
        '같은 달을 보고 있을까 괜히 올려다본 하늘',
        '마지막 접속 시간을 확인하고 창을 닫은 밤',
        '내 이름을 들으면 어떤 표정일지 그려 본 퇴근길',
      ],
    },
    body: {
      headline: ['떠오르는 얼굴을', '한 장에 비춥니다'],
      lead: '그 사람을 마음에 두고 카드 한 장을 골라 보세요.',
      rows: [
        { glyph: '圖', element: 'water', title: '카드에 비친 장면', line: '나를 둘러싼 그 사람의 기분' },
        { glyph: '向', element: 'metal', title: '카드의 방향', line: '가까워지는 생각인지 머무는 생각인지' },
        { glyph: '言', element: 'fire', title: '새길 한마디', line: '오늘 내 마음을 다독일 말' },
      ],
    },
    closing: ['달은 멀어도', '빛은 지붕까지 닿습니다'],
  },
];
