import type { DetailCopy } from './types.ts';

export const loveCopy: readonly DetailCopy[] = [
  {
    slug: 'love-manual',
    hook: {
      title: ['왜 나는 늘', '같은 데서 걸릴까'],
      lines: [
        '좋아지기 시작하면 오히려 답장이 느려지는 나',
        '괜찮다고 말해 놓고 집에 와서야 서운해진 밤',
        '다 주고 나서야 지쳤다는 걸 알게 된 날',
      ],
    },
    body: {
      headline: ['내 마음의 설명서는', '여덟 글자로 적혀 있습니다'],
      lead: '태어난 순간의 글자에서 사랑할 때의 버릇을 찾아 읽습니다.',
      rows: [
        { glyph: '日', element: 'wood', title: '일간, 사랑의 밑바탕', line: '마음을 열 때 내가 가진 온도' },
        {
          glyph: '食',
          element: 'fire',
          title: '식상, 티가 나는 방식',
          line: '좋아하면 말이 느는지 손이 바빠지는지',
        },
        {
          glyph: '用',
          element: 'water',
          title: '용신, 나를 쉬게 하는 것',
          line: '오래 만나도 닳지 않는 연락의 리듬',
        },
      ],
    },
    closing: ['나를 먼저 읽어 두면', '다음 사랑에서 덜 헤맵니다'],
  },
  {
    slug: 'charm-report',
    hook: {
      title: ['매력이 없는 게 아니라', '자리를 몰랐던 거라면'],
      lines: [
        '사진 속의 나는 어색한데, 사람들은 자꾸 인상이 좋다고 할 때',
        '가만히 있었을 뿐인데 오해를 사서 억울했던 날',
        '다들 도화살 얘기를 하는데 나는 있는지 모르겠을 때',
      ],
    },
    body: {
      headline: ['눈길을 모으는 별은', '앉은 자리가 다릅니다'],
      lead: '도화와 홍염이 어느 기둥에 놓였는지부터 확인합니다.',
      rows: [
        {
          glyph: '桃',
          element: 'fire',
          title: '도화, 멀리서 보이는 빛',
          line: '모임과 일터에서 먼저 기억되는 이유',
        },
        {
          glyph: '紅',
          element: 'earth',
          title: '홍염, 가까울수록 짙은 빛',
          line: '둘만 남았을 때 달라지는 분위기',
        },
        {
          glyph: '色',
          element: 'metal',
          title: '나에게 맞는 색과 결',
          line: '힘주지 않아도 어울리는 차림과 말투',
        },
      ],
    },
    closing: ['감추던 빛을', '제자리에 둘 차례입니다'],
  },
  {
    slug: 'best-match',
    hook: {
      title: ['설레는 사람과', '편한 사람은 왜 다를까'],
      lines: [
        '두근거렸던 사람과는 늘 짧게 끝난 기억',
        '좋은 사람이라는데 마음이 움직이지 않던 소개팅',
        '친구들이 말리는 사람에게만 끌릴 때',
      ],
    },
    body: {
      headline: ['예순 가지 일주 가운데', '손이 맞는 글자가 있습니다'],
      lead: '끌리는 까닭과 오래가는 까닭을 따로 떼어 봅니다.',
      rows: [
        {
          glyph: '合',
          element: 'wood',
          title: '합, 저절로 맞는 자리',
          line: '설명하지 않아도 알아듣는 사이',
        },
        {
          glyph: '沖',
          element: 'fire',
          title: '충, 부딪히며 배우는 자리',
          line: '다투고도 다시 찾게 되는 까닭',
        },
        {
          glyph: '補',
          element: 'water',
          title: '모자란 기운을 채우는 사람',
          line: '곁에 있으면 숨이 고르게 쉬어지는 쪽',
        },
      ],
    },
    closing: ['맞는 사람을 알아보는 눈은', '나를 아는 데서 시작합니다'],
  },
  {
    slug: 'bad-pattern',
    hook: {
      title: ['사람은 바뀌었는데', '끝은 왜 비슷했을까'],
      lines: [
        '이번엔 다르다고 말했던 나를 떠올리는 새벽',
        '참는 쪽은 언제나 나였던 연애의 목록',
        '헤어지자는 말을 열 번쯤 지운 대화창',
      ],
    },
    body: {
      headline: ['되풀이되는 고리에는', '시작점이 있습니다'],
      lead: '어떤 글자가 위험한 쪽으로 마음을 당기는지 짚습니다.',
      rows: [
        { glyph: '緣', element: 'fire', title: '끌림의 첫 단추', line: '처음부터 눈이 가는 사람의 공통점' },
        { glyph: '忍', element: 'earth', title: '지나치게 참는 자리', line: '괜찮은 척이 버릇이 된 까닭' },
        { glyph: '斷', element: 'metal', title: '고리가 약해지는 때', line: '그만두기에 힘이 덜 드는 달' },
      ],
    },
    closing: ['끊어 낸 자리에', '새로 묶을 실이 남습니다'],
  },
  {
    slug: 'two-years',
    hook: {
      title: ['올해만 보면', '답이 안 나올 때'],
      lines: [
        '반년째 제자리인 마음, 기다려야 할지 접어야 할지',
        '내년에는 나아진다는 말이 위로가 되지 않던 날',
        '달력을 넘기며 아무 약속 없는 주말을 세던 밤',
      ],
    },
    body: {
      headline: ['스물네 달을 이어 놓으면', '방향이 보입니다'],
      lead: '올해의 글자와 내년의 글자를 내 명식에 나란히 놓습니다.',
      rows: [
        { glyph: '歲', element: 'fire', title: '올해의 글자', line: '지금 관계를 흔드는 힘의 정체' },
        { glyph: '運', element: 'wood', title: '지나는 10년', line: '두 해를 밑에서 받치는 큰 물길' },
        {
          glyph: '月',
          element: 'water',
          title: '스물네 달의 밝기',
          line: '새 사람이 오는 달과 마음이 흔들리는 달',
        },
      ],
    },
    closing: ['조급함은 내려놓고', '때는 손에 쥐고 가세요'],
  },
  {
    slug: 'cooling-love',
    hook: {
      title: ['식은 걸까', '편해진 걸까'],
      lines: [
        '마주 앉아 각자 휴대폰만 보다 헤어진 저녁',
        '미안하다는 말도 다투자는 말도 귀찮아진 우리',
        '다른 사람의 다정함에 잠깐 흔들린 나를 본 날',
      ],
    },
    body: {
      headline: ['지금의 서늘함에는', '계절이 있습니다'],
      lead: '지나가는 바람인지 끝을 알리는 바람인지 글자로 가립니다.',
      rows: [
        {
          glyph: '候',
          element: 'water',
          title: '조후, 마음의 온도',
          line: '내 명식이 차가워지는 달과 풀리는 달',
        },
        { glyph: '言', element: 'wood', title: '삼켜 온 말', line: '불만을 표현하지 못하게 막는 글자' },
        { glyph: '間', element: 'metal', title: '거리의 쓸모', line: '떨어져 있을 때 좋아지는 시기' },
      ],
    },
    closing: ['붙들기 전에, 놓기 전에', '온도부터 재어 보세요'],
  },
  {
    slug: 'two-hearts',
    hook: {
      title: ['어느 쪽도', '놓지 못하는 밤'],
      lines: [
        '한 사람은 편안하고 한 사람은 보고 싶을 때',
        '친구에게 물을수록 마음이 더 흐려지는 이야기',
        '둘 다 좋다는 말이 둘 다 아니라는 뜻일까 두려운 순간',
      ],
    },
    body: {
      headline: ['저울에 올리지 않고', '따로따로 펼쳐 봅니다'],
      lead: '비교를 멈추면 내 마음의 무게가 보입니다.',
      rows: [
        { glyph: '一', element: 'fire', title: '먼저 떠오른 사람', line: '그 사람과 지금 흐르는 기운' },
        { glyph: '二', element: 'water', title: '다른 한 사람', line: '천천히 커져 온 마음의 모양' },
        { glyph: '三', element: 'metal', title: '내가 정말 원하는 것', line: '두 사람을 지우고도 남는 바람' },
      ],
    },
    closing: ['고르는 일이 아니라', '나를 알아보는 일입니다'],
  },
  {
    slug: 'three-months',
    hook: {
      title: ['다음 달의 마음은', '맑을까 흐릴까'],
      lines: [
        '이번 달도 별일 없이 지나갈 것 같은 예감',
        '약속은 잡았는데 기대해도 되는지 모르겠을 때',
        '연말까지 이 마음을 끌고 가도 될지 세어 본 밤',
      ],
    },
    body: {
      headline: ['한 달에 한 장씩', '마음의 날씨를 폅니다'],
      lead: '석 장을 나란히 두면 흐름의 기울기가 보입니다.',
      rows: [
        { glyph: '一', element: 'wood', title: '첫째 달', line: '지금 막 움트는 일' },
        { glyph: '二', element: 'earth', title: '둘째 달', line: '바람이 바뀌는 자리' },
        { glyph: '三', element: 'fire', title: '셋째 달', line: '손에 남을 것과 놓아줄 것' },
      ],
    },
    closing: ['우산을 챙길 날과', '두고 나갈 날을 알려 드려요'],
  },
  {
    slug: 'today-love',
    hook: {
      title: ['오늘 내 마음은', '몇 도쯤일까'],
      lines: [
        '아침부터 괜히 그 사람 프로필을 눌러 본 날',
        '연락을 할까 말까 점심까지 고민한 하루',
        '별일 없는데 마음이 먼저 들뜬 출근길',
      ],
    },
    body: {
      headline: ['오늘의 글자가', '내 일주에 닿는 자리'],
      lead: '하루치 연애운을 짧고 분명하게 읽어 드려요.',
      rows: [
        { glyph: '今', element: 'fire', title: '오늘의 간지', line: '하루를 덮고 있는 기운' },
        { glyph: '支', element: 'earth', title: '배우자 자리와의 만남', line: '말이 부드러워지는 시간' },
        { glyph: '行', element: 'wood', title: '오늘의 한마디', line: '가볍게 해 볼 일 하나' },
      ],
    },
    closing: ['차 한 잔 식기 전에', '오늘 치를 읽어 보세요'],
  },
  {
    slug: 'ilju-love',
    hook: {
      title: ['나는 어떤', '연인일까'],
      lines: [
        '성격 검사는 다 해 봤는데 연애만은 설명이 안 될 때',
        '사랑하면 딴사람이 된다는 말을 들은 날',
        '내 사랑법을 한 문장으로 말해 보고 싶을 때',
      ],
    },
    body: {
      headline: ['예순 폭의 그림 가운데', '내 그림 한 폭'],
      lead: '태어난 날의 두 글자가 그리는 장면을 펼칩니다.',
      rows: [
        { glyph: '干', element: 'wood', title: '하늘의 글자', line: '밖으로 드러나는 사랑의 얼굴' },
        { glyph: '支', element: 'water', title: '땅의 글자', line: '가까운 사람만 아는 속마음' },
        { glyph: '習', element: 'metal', title: '조심하면 좋은 버릇', line: '사랑이 깊어질 때 나오는 습관' },
      ],
    },
    closing: ['부채를 펴듯', '나를 한번 펼쳐 보세요'],
  },
  {
    slug: 'have-dohwa',
    hook: {
      title: ['나에게도', '그 별이 있을까'],
      lines: [
        '도화살 있을 것 같다는 말, 칭찬인지 궁금했던 날',
        '인기 많은 친구 옆에서 괜히 작아진 기분',
        '거울 속 내가 오늘따라 괜찮아 보이는 이유',
      ],
    },
    body: {
      headline: ['물에 뜬 꽃 한 송이', '내 사주에도 있는지'],
      lead: '도화와 홍염을 바로 찾아 자리까지 알려 드려요.',
      rows: [
        { glyph: '桃', element: 'fire', title: '도화 찾기', line: '네 기둥 가운데 꽃이 앉은 곳' },
        { glyph: '紅', element: 'earth', title: '홍염 찾기', line: '가까워져야 피는 매력' },
        { glyph: '養', element: 'water', title: '키우는 습관', line: '없다면 무엇이 대신하는지' },
      ],
    },
    closing: ['숨은 꽃일수록', '찾는 재미가 있습니다'],
  },
  {
    slug: 'today-card',
    hook: {
      title: ['오늘은 어떤 카드가', '나를 부를까'],
      lines: [
        '하루를 시작하기 전 마음에 걸리는 한 사람',
        '기분이 갈피를 못 잡는 월요일 아침',
        '가벼운 응원 한마디가 필요한 날',
      ],
    },
    body: {
      headline: ['하루 한 장', '마음의 날씨를 뽑습니다'],
      lead: '깊이 고르지 않아도 됩니다. 손이 가는 카드가 오늘의 카드예요.',
      rows: [
        { glyph: '圖', element: 'fire', title: '카드의 그림', line: '지금 내 하루를 닮은 장면' },
        { glyph: '向', element: 'metal', title: '카드의 방향', line: '바로 선 뜻과 거꾸로 선 뜻' },
        { glyph: '言', element: 'wood', title: '새길 한마디', line: '주머니에 넣고 다닐 문장' },
      ],
    },
    closing: ['해가 웃는 쪽으로', '한 장 뽑아 보세요'],
  },
];
