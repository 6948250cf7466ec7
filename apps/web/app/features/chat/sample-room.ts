/** People, charts and a talk for the tests of this feature. */
import type { ChatMessage, GroundCell, Member, MemberSajuResult, SkyCell } from '@wolha/contract';
import type { RoomData } from './chat-room.tsx';

type Element = SkyCell['fiveCircleColor'];

const SIGNS: Readonly<Record<string, readonly [string, Element, '+' | '-']>> = {
  甲: ['갑', 'wood', '+'],
  乙: ['을', 'wood', '-'],
  丙: ['병', 'fire', '+'],
  丁: ['정', 'fire', '-'],
  戊: ['무', 'earth', '+'],
  己: ['기', 'earth', '-'],
  庚: ['경', 'metal', '+'],
  辛: ['신', 'metal', '-'],
  壬: ['임', 'water', '+'],
  癸: ['계', 'water', '-'],
  卯: ['묘', 'wood', '-'],
  辰: ['진', 'earth', '+'],
  午: ['오', 'fire', '+'],
  未: ['미', 'earth', '-'],
  申: ['신', 'metal', '+'],
  酉: ['유', 'metal', '-'],
  戌: ['술', 'earth', '+'],
  亥: ['해', 'water', '-'],
};

function sky(chinese: string): SkyCell {
  const sign = SIGNS[chinese];
  if (!sign) throw new Error(`no sign ${chinese}`);
  const [korean, fiveCircleColor, minusPlus] = sign;
  return { chinese, korean, fiveCircleColor, minusPlus, tenStar: '정재' };
}

const stem = { chinese: '辛', korean: '신' };
const ground = (chinese: string): GroundCell => ({
  ...sky(chinese),
  jijangGan: { first: stem, second: null, third: stem },
});
const column = (pair: string) => ({ sky: sky(pair.slice(0, 1)), ground: ground(pair.slice(1)) });

const PILLARS = {
  own: ['癸卯', '丁酉', '丁卯', '甲戌', '癸亥'],
  other: ['己未', '戊辰', '戊申', '壬申', '辛亥'],
} as const;

const BIRTHS = {
  own: {
    id: '0193a000-0000-7000-8000-000000000001',
    sexType: 'FEMALE',
    birthday: '19940312',
    time: '0724',
    age: 32,
  },
  other: {
    id: '0193a000-0000-7000-8000-000000000002',
    sexType: 'MALE',
    birthday: '19920820',
    time: '1408',
    age: 34,
  },
} as const;

export function sampleSaju(whose: keyof typeof PILLARS): MemberSajuResult {
  const [time, day, month, year, big] = PILLARS[whose].map(column) as ReturnType<typeof column>[] as [
    ReturnType<typeof column>,
    ReturnType<typeof column>,
    ReturnType<typeof column>,
    ReturnType<typeof column>,
    ReturnType<typeof column>,
  ];
  return {
    member: { ...BIRTHS[whose], birthdayType: 'SOLAR', leapMonth: false },
    saju: {
      timeSky: time.sky,
      timeGround: time.ground,
      daySky: day.sky,
      dayGround: day.ground,
      monthSky: month.sky,
      monthGround: month.ground,
      yearSky: year.sky,
      yearGround: year.ground,
    },
    fortune: {
      bigFortune: { ...big, ages: '32–41세' },
      smallFortune: { ...column('丙午'), year: 2026 },
      monthFortune: column('己亥'),
      dayFortune: column('己亥'),
    },
    chartNotes: { correction: '지역시 −32분 적용', correctedTime: null, cautions: [] },
  };
}

export const sampleMember = (whose: keyof typeof BIRTHS): Member => ({
  ...BIRTHS[whose],
  calendarType: 'SOLAR',
  leapMonth: false,
  birthCity: 'SEOUL',
  daySky: sampleSaju(whose).saju.daySky,
  status: whose === 'own' ? 'ON' : 'OFF',
  createdAt: '2026-11-01T00:00:00Z',
});

const ANSWER = `**갈 수 있는 두 사람입니다. 다만 순서가 있어요.**

당신의 배우자 자리 유금과 그 사람의 배우자 자리 진토가 서로 손을 잡습니다. 함께 살 집을 떠올릴 때 그림이 비슷하게 그려지는 사이예요.

1. 11월에는 서로의 하루를 나누는 시간을 먼저 늘리세요.
2. 집안 이야기는 **1월 5일 뒤**, 축토가 들어오는 달이 부드럽습니다.`;

export const sampleMessage = (number: number, part: Partial<ChatMessage> = {}): ChatMessage => ({
  id: `0193b000-0000-7000-8000-${String(number).padStart(12, '0')}`,
  clientMessageId: `key-${String(number).padStart(16, '0')}`,
  message: '지금 만나는 사람과 결혼까지 갈 수 있을까요?',
  response: ANSWER,
  state: 'READY',
  questions: ['저희 두 사람은 어떤 점이 잘 맞나요?', '이야기를 꺼내기 좋은 날은요?'],
  fortuneDate: '2026-11-21',
  memberId: BIRTHS.own.id,
  memberPartnerId: BIRTHS.other.id,
  paidWith: 'FREE',
  writtenByModel: false,
  createdAt: new Date(Date.UTC(2026, 10, 20, 0, number * 7)).toISOString(),
  ...part,
});

export const PORTRAIT =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 400 480'%3E%3Cpath fill='%23933b5b' d='M0 0h400v480H0z'/%3E%3Ccircle cx='200' cy='190' r='90' fill='%23f6d8c8'/%3E%3C/svg%3E";

export function sampleRoom(part: Partial<RoomData> = {}): RoomData {
  const partner = { id: 3, name: '모란', partnerImageUrl: PORTRAIT };
  const chat = {
    id: '0193c000-0000-7000-8000-000000000001',
    partner,
    messageCount: 2,
    createdAt: '2026-11-20T00:00:00.000Z',
    updatedAt: '2026-11-20T00:00:00.000Z',
  };
  return {
    chat: { ...chat, uuid: chat.id },
    partner: {
      ...partner,
      speciality: '결혼과 배우자 자리',
      status: 'ON',
      serviceType: 'SAJU',
      intro: null,
      sampleQuestions: [],
      partnerCategories: [{ id: 1, category: { id: 3, name: '결혼·배우자' } }],
    },
    page: { messageList: [], hasEarlier: false },
    members: [sampleMember('own'), sampleMember('other')],
    credit: 0,
    usage: {
      isTotalUsageLimit: false,
      isUserUsageLimit: false,
      freeMessagesLeft: 3,
      freeMessagesPerDay: 3,
      creditPerMessage: 1,
    },
    today: '2026-11-21',
    own: { date: '2026-11-21', saju: sampleSaju('own') },
    counterpart: { date: '2026-11-21', saju: sampleSaju('other') },
    categories: [
      { id: 3, name: '결혼·배우자' },
      { id: 6, name: '궁합' },
    ],
    offer: null,
    ...part,
  };
}
