import { analyzeChart } from '@wolha/saju';
import { describe, expect, test } from 'vitest';
import { shippedPartners } from '#cli/shipped-partners.ts';
import { answerChat } from './answer-chat.ts';
import type { ChatAnswer, ChatTurn } from './ask.ts';
import { checkChatAnswer } from './check-chat-answer.ts';
import { understand } from './understand/understand.ts';

const PARTNERS = [...shippedPartners().values()];
const OWN = analyzeChart({ birthday: '19940312', time: '0724', sexType: 'FEMALE' });
const OTHER = analyzeChart({ birthday: '19920712', time: '1330', sexType: 'MALE' });
const DAY = '20261123';

/** What is answered to each message of a room, said one after the other. */
function roomOf(partner: number, said: readonly string[]): Map<string, ChatAnswer> {
  const voice = PARTNERS[partner - 1];
  if (!voice) throw new RangeError('no partner');
  const history: ChatTurn[] = [];
  return new Map(
    said.map((question) => {
      const ask = {
        partner: voice,
        question,
        own: OWN,
        counterpart: OTHER,
        on: DAY,
        today: DAY,
        history: [...history],
      };
      const answer = answerChat(ask);
      if (answer.care !== 'NONE')
        expect(checkChatAnswer(ask, answer.markdown).filter((fault) => !/너무 짧/u.test(fault))).toEqual([]);
      history.push(
        { role: 'READER', text: question },
        { role: 'PARTNER', text: answer.markdown, offered: answer.followUps },
      );
      return [question, answer] as const;
    }),
  );
}

/** Hope by the month, a day to meet, what one should do better. */
const TOLD_AS_EVER = /\d월|[월화수목금토일]요일|글자는|일진|배우자 자리|해도 됩니다|시작하/u;

const ROOMS: readonly {
  name: string;
  partner: number;
  said: readonly string[];
  /** What has to be said to what. */
  wants: Readonly<Record<string, RegExp>>;
}[] = [
  {
    name: 'after bruises',
    partner: 6,
    said: [
      '남친이 욱하는 성격이에요',
      '화나면 소리지르고 물건을 던져요',
      '저를 때린 적은 없어요',
      '어제는 제 팔을 세게 잡아서 멍이 들었어요',
      '평소엔 진짜 다정해요',
      '바뀔 수 있을까요',
      '제가 화나게 해서 그런 거래요',
      '헤어지자고 하면 더 화낼까봐 무서워요',
      '어떻게 해야 안전하게 헤어져요',
    ],
    wants: {
      '저를 때린 적은 없어요': /겁|때리|던지/u,
      '평소엔 진짜 다정해요': /다정|잘해/u,
      '바뀔 수 있을까요': /바뀌|달라/u,
      '제가 화나게 해서 그런 거래요': /탓|잘못/u,
      '헤어지자고 하면 더 화낼까봐 무서워요': /1366/u,
      '어떻게 해야 안전하게 헤어져요': /1366/u,
    },
  },
  {
    name: 'thrown things and a threat of dying',
    partner: 6,
    said: [
      '남친이 제 옷차림 간섭하고 남사친 다 끊으래요. 사랑해서 그런거라는데 맞아요?',
      '위치추적 앱도 깔았어요',
      '안 깔면 헤어지재서',
      '저를 너무 좋아해서 그런거 아닐까요',
      '화나면 물건 던져요 저한테 던진 건 아니고',
      '헤어지자고 하면 죽어버린대요',
      '어떻게 헤어져요 그럼',
      '무서워요 솔직히',
      '친구한테 말해볼게요',
    ],
    wants: {
      '저를 너무 좋아해서 그런거 아닐까요': /사랑|좋아/u,
      '어떻게 헤어져요 그럼': /109|119/u,
      '무서워요 솔직히': /109|112|1366/u,
      '친구한테 말해볼게요': /그렇게 하세요|잘 정하셨/u,
    },
  },
  {
    name: 'a threat of dying',
    partner: 6,
    said: [
      '여친이 저한테 너무 집착해요',
      '헤어지자고 하면 죽는다고 할 것 같아서 무서워요',
      '저번에도 비슷하게 말한 적 있어요',
      '어떻게 말을 꺼내야 할까요',
    ],
    wants: { '저번에도 비슷하게 말한 적 있어요': /당신/u, '어떻게 말을 꺼내야 할까요': /109|119/u },
  },
  {
    name: 'thrown things, and it is for love',
    partner: 2,
    said: [
      '남자친구가 화나면 물건을 던져요',
      '저번엔 저도 밀쳤어요',
      '평소엔 진짜 잘해줘요',
      '사랑하니까 그런 거라는데',
      '헤어져야 돼요?',
      '헤어지자고 하면 죽겠대요',
      '무서워요',
    ],
    wants: {
      '평소엔 진짜 잘해줘요': /잘해|다정/u,
      '사랑하니까 그런 거라는데': /사랑/u,
      '헤어져야 돼요?': /헤어/u,
      무서워요: /109|112|1366/u,
    },
  },
  {
    name: 'the one who hit',
    partner: 3,
    said: [
      '아내가 이혼하자고 합니다',
      '손찌검을 한 적이 한 번 있습니다',
      '그 뒤로는 안 그랬습니다',
      '친정에 가 있는데 찾아가도 될까요',
      '편지를 쓰면 어떻겠습니까',
      '올해 안에 해결될까요',
    ],
    wants: {
      '손찌검을 한 적이 한 번 있습니다': /1577-0199/u,
      '그 뒤로는 안 그랬습니다': /당신|그 사람/u,
      '친정에 가 있는데 찾아가도 될까요': /찾아가지|가까이|만날 때/u,
      '편지를 쓰면 어떻겠습니까': /보내지|가까이|만날 때/u,
      '올해 안에 해결될까요': /날짜|돌아올 때|되돌아올|약속/u,
    },
  },
  {
    name: 'following one who blocked',
    partner: 6,
    said: [
      '전여친 카톡 차단당했는데 방법 없냐',
      '다른 번호로 전화하면?',
      '집 주소는 아는데',
      '그냥 얼굴만 보고 얘기하고 싶다고',
      '왜 안되는데',
      '걔는 나 사랑했었어',
      '언제 풀릴까 차단',
      '하 그럼 뭐 하라고',
    ],
    wants: {
      '집 주소는 아는데': /보내지|주소|알려 드리지/u,
      '그냥 얼굴만 보고 얘기하고 싶다고': /당신|그 사람/u,
      '왜 안되는데': /무서/u,
      '걔는 나 사랑했었어': /사랑|좋아|속마음/u,
      '언제 풀릴까 차단': /차단/u,
      '하 그럼 뭐 하라고': /오늘/u,
    },
  },
  {
    name: 'at the door of one who blocked',
    partner: 6,
    said: [
      '제가 바람펴서 헤어졌습니다',
      '연락할 방법이 없는데 집앞에 가볼까요',
      '그럼 편지는요?',
      '뭐라고 써야 진심이 전해질까요',
      '저를 미워하겠죠',
      '시간이 얼마나 지나야 풀릴까요',
      '안 되면 깔끔하게 접어야겠죠',
    ],
    wants: {
      '그럼 편지는요?': /보내지|알려 드리지|한 번만/u,
      '뭐라고 써야 진심이 전해질까요': /보내지|알려 드리지|한 번만/u,
      '저를 미워하겠죠': /미워|미움|심한 말/u,
      '시간이 얼마나 지나야 풀릴까요': /언제쯤|가능성|풀릴/u,
      '안 되면 깔끔하게 접어야겠죠': /네|놓는/u,
    },
  },
  {
    name: 'blocked for hard words',
    partner: 5,
    said: [
      '차단당했는데 풀까요?',
      '차단한지 4개월 됐고요',
      '마지막에 제가 심한말을 좀 했습니다',
      '그럼 언제 연락하면 될까요',
    ],
    wants: {
      '차단한지 4개월 됐고요': /당신|그 사람/u,
      '마지막에 제가 심한말을 좀 했습니다': /당신|그 사람/u,
      '그럼 언제 연락하면 될까요': /연락|보내지|한 번만/u,
    },
  },
  {
    name: 'no wish to live',
    partner: 1,
    said: ['헤어지고 나서 살 이유가 없어요', '말할 사람이 없어요', '고마워요', '그 사람은 잘 살고 있겠죠?'],
    wants: {
      '말할 사람이 없어요': /109/u,
      고마워요: /109|내일|오늘/u,
      '그 사람은 잘 살고 있겠죠?': /당신/u,
    },
  },
  {
    name: 'a swindle',
    partner: 4,
    said: [
      '아직 만난 적은 없고 3주째 톡만 해요',
      '사기일까요',
      '코인 얘기는 좀 해요',
      '만나자고 해볼까요',
      '그래도 진심 같아요',
    ],
    wants: { '만나자고 해볼까요': /돈/u, '그래도 진심 같아요': /돈|진심/u },
  },
];

describe.each(ROOMS)('danger that was told stays in the room: $name', ({ partner, said, wants }) => {
  const answers = roomOf(partner, said);

  test.each(Object.entries(wants))('%s', (question, words) => {
    const answer = answers.get(question);
    expect(answer?.care).not.toBe('NONE');
    expect(answer?.markdown).toMatch(words);
    expect(answer?.markdown).not.toMatch(TOLD_AS_EVER);
  });

  test('what is offered next is answered so too', () => {
    const offered = [...answers.values()]
      .filter(({ care }) => care !== 'NONE')
      .flatMap(({ followUps }) => followUps);
    const history = said.map((text) => ({ role: 'READER' as const, text }));
    for (const text of offered)
      expect([text, understand(text, history).danger?.want ?? null]).not.toContain(null);
  });
});

test.each([
  ['싸우면 물건을 던져요', '화 안 났을 때는 세상 다정해요', 'violence'],
  ['싸우면 물건을 던져요', '고쳐질 수 있나요?', 'violence'],
  ['싸우면 물건을 던져요', '제가 화를 돋우는 걸까요', 'violence'],
  ['싸우면 물건을 던져요', '친구들은 다 헤어지래요', 'violence'],
  ['싸우면 물건을 던져요', '집 말고 밖에서 말하라는 거죠', 'violence'],
  ['헤어지자고 하면 난리칠 거 같아서 무서워요', '그럼 누구한테 말해두는 게 좋을까요', 'violence'],
  ['가끔 물건도 던져', '남편은 왜 저러는 걸까', 'violence'],
  ['남친이 저를 밀쳤어요', '계속 만나도 될까요', 'violence'],
  ['남친이 저를 밀쳤어요', '그래도 사랑해요', 'violence'],
  ['남친이 저를 밀쳤어요', '결혼해도 괜찮을까요', 'violence'],
  ['남친이 저를 밀쳤어요', '술만 안 마시면 좋은 사람이에요', 'violence'],
  ['남친이 저를 밀쳤어요', '저희 궁합이 안 맞는 걸까요', 'violence'],
  ['남친이 저를 밀쳤어요', '한번만 더 기회를 줄까요', 'violence'],
  ['남친이 저를 밀쳤어요', '또 그러면 어떡해요', 'violence'],
  ['죽고 싶다는 생각도 들어요', '하루하루 못 견디겠어요', 'distress'],
  ['죽고 싶다는 생각도 들어요', '혼자 있기가 무서워요', 'distress'],
  ['제가 술 먹고 아내를 때렸습니다', '언제쯤 풀릴까요', 'harming'],
  ['제 친구 남편이 친구를 때린대요', '바뀔 수 있을까요', undefined],
  ['로또 번호도 알려줘요', '무서워요', undefined],
  ['연락이 줄었어요', '헤어져야 돼요?', undefined],
  ['싸우면 물건을 던져요', '헤어졌는데 새 인연은 언제 올까요', undefined],
  ['싸우면 물건을 던져요', '저는 어떤 사람과 잘 맞나요', undefined],
  ['여자친구한테 차단당했어요 다시 연락할 방법 없을까요', '이별 아픔은 언제 나아질까요', undefined],
])('one goes on about a danger, or about something else: %s > %s', (before, question, of) => {
  const { care, danger } = understand(question, [{ role: 'READER', text: before }]);
  expect(care ?? danger?.of).toBe(of);
});

describe('what is asked of something else is answered as ever', () => {
  const HURT: readonly ChatTurn[] = [{ role: 'READER', text: '남자친구가 화나면 물건을 던지고 때려요' }];

  test.each([
    '오늘 비 와요?',
    '친구가 저한테 화난 것 같아요 먼저 연락해도 될까요',
    '이직해도 될까요',
    '새로운 인연은 언제 올까요',
    '소개팅이 들어왔는데 나가도 될까요',
  ])('%s', (text) => {
    expect(understand(text, HURT).danger).toBeNull();
  });

  test.each([
    '남자친구가 정말 변할까요',
    '엄마한테 말해야 할까요',
    '결혼해도 될까요',
    '그 사람은 왜 그럴까요',
  ])('and what is asked of the same is not: %s', (text) => {
    expect(understand(text, HURT).danger?.of).toBe('violence');
  });

  test('and a danger told long before is not kept for ever', () => {
    const later = Array.from({ length: 12 }, (): ChatTurn => ({ role: 'READER', text: '오늘 날씨 어때요' }));
    expect(understand('바뀔 수 있을까요', HURT).danger).not.toBeNull();
    expect(understand('바뀔 수 있을까요', [...HURT, ...later]).danger).toBeNull();
  });

  test.each([
    '제 친구 남편이 친구를 때린대요',
    '어릴 때 아빠가 물건을 던졌어요',
    '그 남자 죽여버리고 싶어요 농담이에요',
  ])('nor is what was told of others, of long ago or in jest: %s', (told) => {
    expect(understand('바뀔 수 있을까요', [{ role: 'READER', text: told }]).danger).toBeNull();
  });
});

test.each([
  ['아내를 때렸습니다', 'harming'],
  ['제가 여친한테 손을 댔어요', 'harming'],
  ['제가 홧김에 밀쳤어요', 'harming'],
  ['그 남자 찾아가서 죽여버리고 싶어요', 'harming'],
  ['남편이 저를 때렸어요', 'violence'],
  ['제가 늦게 왔다고 때렸어요', 'violence'],
  ['남편이 손찌검을 한 적이 있어요', 'violence'],
])('who does it is told from whom it is done to: %s', (text, care) => {
  expect(understand(text, []).care).toBe(care);
});

test.each([
  'LG전자 살까요',
  '의자 살까 말까',
  '모자 살지 말지 고민',
  '혼자 해도 될까요',
  '영감 금방 온대요',
  '남자 해외 출장이 잦아요',
])('no sign of danger is read across two words: %s', (text) => {
  expect(understand(text, []).care).toBeNull();
});

test('and it is still heard within one', () => {
  expect(understand('자살 생각이 나요', []).care).toBe('distress');
});
