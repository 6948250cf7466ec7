import type { DetailCopy } from './types.ts';

export const breakupCopy: readonly DetailCopy[] = [
  {
    slug: 'reunion-map',
    hook: {
      title: ['기다려도 될까', '그만 돌아설까'],
      lines: [
        '지운 번호를 아직 외우고 있다는 걸 안 밤',
        '잘 지낸다는 소식에 안도하고 또 서운했던 날',
        '다시 만나면 다를 수 있을까 혼자 연습한 대화',
      ],
    },
    body: {
      headline: ['기다림에도', '방향이 있습니다'],
      lead: '헤어질 무렵의 글자와 지금의 글자를 나란히 놓습니다.',
      rows: [
        { glyph: '別', element: 'metal', title: '이별이 온 해의 기운', line: '그때 무엇이 흔들렸는지' },
        {
          glyph: '緣',
          element: 'fire',
          title: '끈이 다시 당겨지는 시기',
          line: '손 내밀 달과 가만히 있을 달',
        },
        { glyph: '路', element: 'water', title: '다른 인연이 드는 자리', line: '여기까지인 마음의 다음 길' },
      ],
    },
    closing: ['다리를 건널지 말지', '이제 알고 정할 수 있습니다'],
  },
  {
    slug: 'breakup-why',
    hook: {
      title: ['어디서부터', '어긋났을까'],
      lines: [
        '마지막 대화를 몇 번이고 되감아 본 새벽',
        '누구 잘못인지 따지다 지쳐 버린 두 사람',
        '하지 못한 말이 목에 걸려 잠 못 이룬 밤',
      ],
    },
    body: {
      headline: ['탓하지 않고', '순서를 되짚습니다'],
      lead: '처음 끌린 이유부터 식기 시작한 자리까지 차례로 봅니다.',
      rows: [
        { glyph: '始', element: 'wood', title: '처음 끌렸던 이유', line: '그 사람에게서 본 나의 모자람' },
        { glyph: '怨', element: 'fire', title: '말보다 앞섰던 감정', line: '서운함이 엇박자를 낸 글자' },
        { glyph: '運', element: 'water', title: '이별을 부른 시기', line: '그해 두 사람을 밀어낸 흐름' },
      ],
    },
    closing: ['이유를 알면', '같은 자리를 피해 갈 수 있어요'],
  },
  {
    slug: 'hundred-days',
    hook: {
      title: ['울 만큼 울고', '다시 걷는 순서'],
      lines: [
        '잊으라는 말이 가장 듣기 싫었던 위로',
        '괜찮아진 줄 알았는데 한 달째 되던 날 무너진 마음',
        '연락하고 싶어 휴대폰을 멀리 둔 밤',
      ],
    },
    body: {
      headline: ['회복에도', '타고난 순서가 있습니다'],
      lead: '첫 열흘, 한 달, 백일을 내 글자에 맞춰 나눕니다.',
      rows: [
        {
          glyph: '心',
          element: 'water',
          title: '내 마음이 아픈 방식',
          line: '몸으로 앓는지 생각으로 앓는지',
        },
        {
          glyph: '生',
          element: 'wood',
          title: '나를 살리는 기운',
          line: '밥과 잠, 사람과 산책 가운데 무엇이 먼저인지',
        },
        { glyph: '百', element: 'earth', title: '백일 무렵의 변화', line: '다시 설렐 준비가 되는 때' },
      ],
    },
    closing: ['비 그친 창가에서', '싹은 조용히 자랍니다'],
  },
  {
    slug: 'again-us',
    hook: {
      title: ['끝난 이야기일까', '쉼표일까'],
      lines: [
        '헤어진 자리를 일부러 돌아서 걷던 날',
        '꿈에 나온 그 사람 때문에 하루가 흔들린 아침',
        '우연이라도 마주치고 싶다는 생각을 들킨 밤',
      ],
    },
    body: {
      headline: ['찢어진 자리를', '석 장으로 맞춰 봅니다'],
      lead: '지나온 시간부터 앞으로의 흐름까지 차례로 펼칩니다.',
      rows: [
        { glyph: '一', element: 'metal', title: '우리가 지나온 시간', line: '남은 것은 미련인지 마음인지' },
        { glyph: '二', element: 'fire', title: '지금 사이에 남은 것', line: '서로에게 닿아 있는 실 한 가닥' },
        { glyph: '三', element: 'water', title: '앞으로 이어질 흐름', line: '가까운 몇 주의 공기' },
      ],
    },
    closing: ['꿰맬지 접어 둘지', '카드를 보고 정하세요'],
  },
  {
    slug: 'call-first',
    hook: {
      title: ['썼다 지운', '한 줄이 있다면'],
      lines: [
        '잘 지내냐는 네 글자를 열 번쯤 지운 밤',
        '보내고 나서 후회할까, 안 보내서 후회할까',
        '읽음 표시가 무서워 휴대폰을 뒤집어 둔 새벽',
      ],
    },
    body: {
      headline: ['보내기 전에', '먼저 물어보세요'],
      lead: '지금의 공기와 내 한마디의 힘, 그 뒤를 함께 봅니다.',
      rows: [
        { glyph: '一', element: 'water', title: '우리 사이의 공기', line: '말을 걸기에 알맞은 온도인지' },
        { glyph: '二', element: 'fire', title: '내 한마디의 힘', line: '어떤 말이 가장 멀리 닿는지' },
        { glyph: '三', element: 'wood', title: '연락한 뒤의 흐름', line: '답이 올 때와 오지 않을 때의 나' },
      ],
    },
    closing: ['거절의 뜻을 들었다면', '그 마음부터 존중해 주세요'],
  },
  {
    slug: 'regret',
    hook: {
      title: ['나만', '아픈 걸까'],
      lines: [
        '먼저 돌아선 사람은 아무렇지 않아 보일 때',
        '함께 듣던 노래가 가게에서 흘러나온 오후',
        '그 사람의 하루에 내가 한 번쯤 스칠까 궁금한 밤',
      ],
    },
    body: {
      headline: ['남겨진 마음의 모양을', '카드에 비춰 봅니다'],
      lead: '그 사람의 마음을 단정하지 않고, 비치는 만큼만 읽습니다.',
      rows: [
        { glyph: '一', element: 'metal', title: '이별 직후의 마음', line: '돌아서던 뒷모습에 담긴 것' },
        { glyph: '二', element: 'water', title: '지금 남은 감정', line: '시간이 지나며 바뀐 빛깔' },
        { glyph: '三', element: 'fire', title: '나를 떠올리는 순간', line: '어떤 장면에서 스치는지' },
      ],
    },
    closing: ['창에 비친 마음을 본 뒤에는', '내 방의 불을 켜세요'],
  },
  {
    slug: 'recover-speed',
    hook: {
      title: ['나는 얼마나', '걸리는 사람일까'],
      lines: [
        '친구는 한 달이면 된다는데 나는 아직인 것 같을 때',
        '멀쩡한 척 일하다 화장실에서 울어 버린 날',
        '다음 계절에는 괜찮을까 달력을 넘겨 본 밤',
      ],
    },
    body: {
      headline: ['아픔을 지나는 속도는', '사람마다 다릅니다'],
      lead: '느린 것은 약한 것이 아닙니다. 나만의 물살을 알려 드려요.',
      rows: [
        { glyph: '心', element: 'water', title: '이별을 앓는 방식', line: '오래 고이는지 빨리 흐르는지' },
        { glyph: '起', element: 'wood', title: '나를 일으키는 기운', line: '가장 먼저 붙잡을 것' },
        { glyph: '月', element: 'earth', title: '이번 달 마음 돌보기', line: '가볍게 시작하는 한 가지' },
      ],
    },
    closing: ['종이배도 물살을 타면', '먼 데까지 갑니다'],
  },
  {
    slug: 'back-one',
    hook: {
      title: ['정말', '끝난 걸까'],
      lines: [
        '정리하려고 꺼낸 사진을 다시 넣어 둔 밤',
        '돌려주지 못한 물건이 아직 책상 위에 있을 때',
        '마침표인지 쉼표인지 나도 모르겠는 마음',
      ],
    },
    body: {
      headline: ['비를 피해 둔', '카드 한 장'],
      lead: '그 인연이 지금 어디쯤인지 한 장으로 묻습니다.',
      rows: [
        { glyph: '圖', element: 'water', title: '카드의 장면', line: '두 사람 사이에 남은 풍경' },
        { glyph: '向', element: 'metal', title: '카드의 방향', line: '다가오는 물인지 빠지는 물인지' },
        { glyph: '言', element: 'wood', title: '마음에 새길 말', line: '오늘 밤을 지나게 해 줄 문장' },
      ],
    },
    closing: ['젖은 마음은', '말리고 나서 정해도 늦지 않아요'],
  },
];
