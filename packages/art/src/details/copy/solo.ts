import type { DetailCopy } from './types.ts';

export const soloCopy: readonly DetailCopy[] = [
  {
    slug: 'love-calendar',
    hook: {
      title: ['올해 안에는', '생기겠지 했는데'],
      lines: [
        '어느새 하반기, 소개해 달라는 말도 머쓱해진 때',
        '모임에 나가야 할 달인지 쉬어야 할 달인지 모르겠는 나',
        '좋은 사람이 와도 내가 지쳐 있을까 걱정된 밤',
      ],
    },
    body: {
      headline: ['열두 개의 달 가운데', '문이 열리는 달이 있습니다'],
      lead: '오늘부터 열두 달을 배우자 자리와 하나하나 맞춥니다.',
      rows: [
        {
          glyph: '月',
          element: 'water',
          title: '월운, 달마다의 글자',
          line: '만남이 늘어나는 달과 줄어드는 달',
        },
        {
          glyph: '支',
          element: 'earth',
          title: '배우자 자리가 반기는 글자',
          line: '내 쪽에서 마음이 열리는 때',
        },
        { glyph: '行', element: 'wood', title: '달마다 챙길 작은 행동', line: '어디에 가고 무엇을 미룰지' },
      ],
    },
    closing: ['막연한 기다림을', '날짜가 있는 기다림으로'],
  },
  {
    slug: 'next-love',
    hook: {
      title: ['다음 사람은', '어디쯤 오고 있을까'],
      lines: [
        '지난 사람 이야기를 더는 하고 싶지 않은 저녁',
        '비슷한 사람만 만날까 봐 시작이 두려워진 나',
        '스쳐 간 사람이 인연이었을까 뒤돌아본 길',
      ],
    },
    body: {
      headline: ['내 글자가 부르는', '사람이 있습니다'],
      lead: '얼굴이 아니라 말투와 태도, 마주칠 자리를 그립니다.',
      rows: [
        { glyph: '人', element: 'wood', title: '다음 사람의 기질', line: '속도와 말수, 다정함의 모양' },
        { glyph: '馬', element: 'fire', title: '처음 마주칠 자리', line: '움직일 때 열리는 길과 장소' },
        { glyph: '時', element: 'water', title: '가까워지는 시기', line: '놓치기 쉬운 순간까지 함께' },
      ],
    },
    closing: ['알아보는 눈만 있으면', '길은 저쪽에서 이어집니다'],
  },
  {
    slug: 'why-alone',
    hook: {
      title: ['눈이 높다는 말', '사실은 아닌데'],
      lines: [
        '소개도 받고 모임도 나갔는데 이어지지 않은 한 해',
        '다가오면 멀어지고, 멀어지면 아쉬운 이상한 마음',
        '혼자가 편하다고 말하고 돌아서 쓸쓸했던 밤',
      ],
    },
    body: {
      headline: ['막힌 자리는', '하나일 때가 많습니다'],
      lead: '애쓰는 방향과 사주의 방향이 어긋난 곳을 찾습니다.',
      rows: [
        {
          glyph: '印',
          element: 'metal',
          title: '인성, 세워 둔 벽',
          line: '생각이 길어 마음이 늦게 도착하는 까닭',
        },
        {
          glyph: '空',
          element: 'water',
          title: '공망, 비워 둔 자리',
          line: '기대를 내려놓을수록 편해지는 곳',
        },
        { glyph: '通', element: 'wood', title: '나에게 맞는 통로', line: '힘을 덜 들이고 사람을 만나는 길' },
      ],
    },
    closing: ['창을 여는 건', '손가락 하나면 됩니다'],
  },
  {
    slug: 'new-face',
    hook: {
      title: ['누군가', '오고 있는 것 같은데'],
      lines: [
        '이유 없이 옷장을 정리하고 머리를 자른 날',
        '새 번호로 온 연락에 괜히 두근거린 순간',
        '기다림이 길어져 기대하는 법을 잊은 것 같을 때',
      ],
    },
    body: {
      headline: ['발소리를 먼저 듣는', '석 장의 카드'],
      lead: '다가오는 사람의 모습과 마주칠 자리를 나눠 묻습니다.',
      rows: [
        { glyph: '一', element: 'wood', title: '다가오는 사람의 모습', line: '첫인상과 속도' },
        { glyph: '二', element: 'earth', title: '우리가 마주칠 자리', line: '익숙한 곳일지 낯선 곳일지' },
        { glyph: '三', element: 'fire', title: '놓치지 말 신호', line: '그냥 지나치기 쉬운 한순간' },
      ],
    },
    closing: ['귀를 기울이는 사람에게', '발소리는 먼저 닿습니다'],
  },
  {
    slug: 'month-signal',
    hook: {
      title: ['이번 달', '건너도 될까'],
      lines: [
        '약속을 잡을까 말까 달력 앞에서 멈춘 손',
        '지난달의 서먹함이 아직 남아 있을 때',
        '새로운 모임 초대장을 읽고 또 읽은 밤',
      ],
    },
    body: {
      headline: ['이번 달의 등불은', '무슨 색일까요'],
      lead: '월운과 배우자 자리를 맞춰 신호를 알려 드려요.',
      rows: [
        { glyph: '月', element: 'water', title: '이번 달의 글자', line: '만남에 힘을 보태는지 쉬게 하는지' },
        { glyph: '信', element: 'wood', title: '만남의 신호', line: '초록불, 노란불 가운데 하나' },
        { glyph: '所', element: 'earth', title: '눈여겨볼 장소', line: '발걸음을 옮기면 좋은 쪽' },
      ],
    },
    closing: ['신호를 보고 건너면', '마음이 덜 다칩니다'],
  },
  {
    slug: 'coming-one',
    hook: {
      title: ['아직 모르는 사람을', '먼저 만나는 밤'],
      lines: [
        '이상형을 물으면 말문이 막히던 소개팅 전날',
        '이번에는 어떤 사람일까 상상해 본 퇴근길',
        '첫인상만이라도 미리 알고 싶은 마음',
      ],
    },
    body: {
      headline: ['카드 한 장의 문으로', '걸어 나오는 사람'],
      lead: '곧 만날 사람의 첫인상을 한 장에 담습니다.',
      rows: [
        { glyph: '圖', element: 'water', title: '그림 속의 사람', line: '분위기와 손에 든 것' },
        { glyph: '步', element: 'wood', title: '다가오는 걸음', line: '성큼 올지 천천히 올지' },
        { glyph: '言', element: 'fire', title: '맞이하는 한마디', line: '그날 기억하면 좋은 말' },
      ],
    },
    closing: ['문은 이미', '조금 열려 있습니다'],
  },
];
