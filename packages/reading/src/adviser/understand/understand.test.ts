import { describe, expect, test } from 'vitest';
import { CAREFUL_HELD_OUT, NOT_CAREFUL } from '../fixture/careful-held-out.ts';
import { HELD_OUT } from '../fixture/held-out.ts';
import { LATER_NIGHT_HELD_OUT } from '../fixture/later-night-held-out.ts';
import { MANY_MOUTHS_HELD_OUT } from '../fixture/many-mouths-held-out.ts';
import { NIGHT_HELD_OUT } from '../fixture/night-held-out.ts';
import { TALK_HELD_OUT } from '../fixture/talk-held-out.ts';
import { EXAMPLES } from './examples/all.ts';
import type { Asked } from './examples/asked.ts';
import { TOPICS } from './topics.ts';
import { heardAtLarge, understand } from './understand.ts';

function meaningOf({ text, after }: Asked): string {
  const history = after === undefined ? [] : [{ role: 'READER' as const, text: after }];
  const { care, small, topic, intent } = heardAtLarge(text, history);
  return care ? `care:${care}` : small ? `small:${small}` : `${topic}.${intent}`;
}

/** Of 62, 153, 159 and 105: what is reached, give or take what one more example changes; to be lowered only. */
const MISHEARD = { evening: 4, night: 28, laterNight: 60, manyMouths: 50 } as const;

test('there are at least eight thousand examples, and none of them is held out', () => {
  const wordingOf = ({ text, after = '' }: Asked): string => `${after} > ${text}`;
  const known = new Set(EXAMPLES.map(wordingOf));
  expect(EXAMPLES.length).toBeGreaterThanOrEqual(8000);
  expect(
    [...NIGHT_HELD_OUT, ...LATER_NIGHT_HELD_OUT, ...MANY_MOUTHS_HELD_OUT].filter((item) =>
      known.has(wordingOf(item)),
    ),
  ).toEqual([]);
});

const NO_QUESTION = EXAMPLES.filter(({ as }) => /^(care|small):/u.test(as));
const QUESTIONS = EXAMPLES.filter(({ as }) => !/^(care|small):/u.test(as));

describe('what is no question of love is told from one', () => {
  test.each(NO_QUESTION.map((item) => [item.text, item] as const))('%s', (_, item) => {
    expect(meaningOf(item)).toBe(item.as);
  });
});

describe('of the examples about one subject, not one in fifty is taken for another question', () => {
  test.each(TOPICS)('%s', (topic) => {
    const about = QUESTIONS.filter(({ as }) => as.startsWith(`${topic}.`));
    const missed = about.filter((item) => meaningOf(item) !== item.as);
    expect(
      missed
        .map((item) => `${item.text} → ${meaningOf(item)}, not ${item.as}`)
        .slice(0, Math.floor(about.length / 50) + 1),
    ).toHaveLength(missed.length);
  });
});

test('what was not written with the roots in mind is understood nine times in ten', () => {
  const missed = HELD_OUT.filter((item) => meaningOf(item) !== item.as);
  expect(
    missed.map((item) => `${item.text} → ${meaningOf(item)}`).slice(0, Math.floor(HELD_OUT.length / 10) + 1),
  ).toHaveLength(missed.length);
});

/** Whether a question is taken for what may be meant: `one/other`, `people.*`. */
const isMeant = (item: Asked): boolean =>
  item.as
    .split('/')
    .some((meaning) =>
      meaning.endsWith('*') ? meaningOf(item).startsWith(meaning.slice(0, -1)) : meaning === meaningOf(item),
    );

/** What strangers typed, how many of it is misheard today, and not one more. */
test.each([
  ['an evening', TALK_HELD_OUT, MISHEARD.evening],
  ['a night', NIGHT_HELD_OUT, MISHEARD.night],
  ['a later night, in words far from all examples', LATER_NIGHT_HELD_OUT, MISHEARD.laterNight],
  ['all ages, in images and asides', MANY_MOUTHS_HELD_OUT, MISHEARD.manyMouths],
] as const)('strangers of %s are misheard no more often than they were', (_, said, bar) => {
  const missed = said.filter((item) => !isMeant(item));
  expect(missed.map((item) => `${item.text} → ${meaningOf(item)}`).slice(0, bar)).toHaveLength(missed.length);
});

test.each([
  ['15년 차인데 남편이랑 대화가 없어요', 'weary.how'],
  ['사랑하는 건지 익숙한 건지', 'weary.feel'],
  ['언제 고백해도 될까', 'crush.when'],
  ['너 웃긴다ㅋㅋ', 'small:flirt'],
  ['부모님 모시고 살아야 할까요', 'people.should'],
  ['애 둘인데 참고 살아야 할까요', 'parting.letgo'],
  ['담주에놀이공원가자해볼까', 'ssum.should'],
])('a word is not heard inside another, nor danger where there is none: %s', (text, as) => {
  expect(meaningOf({ text, as })).toBe(as);
});

test.each([
  ['오늘 첫 데이트 하고 왔어요', '맛집 링크를 보내줬어요'],
  ['매칭되면 첫마디를 뭐라고 해요', '사진에 강아지 있으면 강아지 얘기하라고요?'],
  ['매칭되면 첫마디를 뭐라고 해요', '안녕하세요 하면 다 씹음'],
  ['이 여자 저 호구로 봅니까', '고맙다고는 하는데 커피도 한 번 안 사요'],
  ['기프티콘은 오버인가요', '알겠어요 담백하게 갈게요'],
])('what another said, or what is done elsewhere, is no small talk: %s > %s', (after, text) => {
  expect(understand(text, [{ role: 'READER', text: after }]).small).toBeNull();
});

test.each([
  ['전여친 마음이 궁금해', '한번 만나자고 해도 될까', 'reunion.should'],
  ['친구가 왜 화났을까', '먼저 연락해?', 'people.should'],
])('a step that names nobody is taken towards whoever was spoken of: %s > %s', (after, text, as) => {
  expect(meaningOf({ after, text, as })).toBe(as);
});

test.each(['남편과 사별한 지 한 달 됐어요', '지난달에 아내와 사별했습니다'])(
  'a loss is met with comfort: %s',
  (text) => {
    expect(understand(text, []).small).toBe('grief');
  },
);

test.each(['여친 친구 남편들은 다 의사 변호사예요', '그 사람 직업이 변호사래요'])(
  'a calling is no matter of law: %s',
  (text) => {
    expect(understand(text, []).care).toBeNull();
  },
);

test.each(['변호사 선임해야 할까요', '변호사를 써서 이혼하려고요'])(
  'the law is left to those who know it: %s',
  (text) => {
    expect(understand(text, []).care).toBe('legal');
  },
);

test('who is afraid to be followed home is met with care', () => {
  expect(understand('헤어지자고 하면 집 앞에 찾아올 것 같아서 무서워요', []).care).toBe('stalked');
});

const SPOKEN = [{ role: 'READER', text: '먼저 만나자고 해도 될까요' }] as const;

test.each([
  '감사합니다. 주일에 한번 말해보겠습니다',
  '고맙습니다 용기 내볼게요',
  '그럼 미리 말하고 갈게요',
  '질문 세 개 적어갈게요ㅋㅋ',
])('what one will do is more than thanks or a parting: %s', (text) => {
  expect(understand(text, SPOKEN).concern?.id).toBe('will-do-so');
});

test.each([
  ['감사합니다', 'thanks'],
  ['이제 갈게요', 'bye'],
  ['다음에 또 볼게요', 'bye'],
])('thanks and partings are heard as such: %s', (text, small) => {
  expect(understand(text, SPOKEN).small).toBe(small);
});

test('a loss of whoever is loved is no loss of the reader', () => {
  expect(understand('사별하신 지 3년 됐대요', SPOKEN).small).toBeNull();
});

test('a loss of years ago is met with what is asked', () => {
  expect(understand('사별한 지 6년 되었습니다', []).concern?.id).toBe('widowed-again');
});

test.each([
  '그게 문제라면 바꿀 수 있는데요',
  '저도 제가 참 한심해요',
  '더 기다리면 바보야?',
  '톡 보냈더니 고맙다고 왔어요',
  '고맙다 미안하다 그런 말을 해본 적이 없어요',
])('what is told of oneself or of the other is no talk aside: %s', (text) => {
  expect(heardAtLarge(text, [{ role: 'READER', text: '헤어진 사람과 다시 만날까요' }]).small).toBeNull();
});

describe('danger is heard in words the lexicon was not written from', () => {
  test.each(CAREFUL_HELD_OUT.map((item) => [item.text, item] as const))('%s', (_, item) => {
    expect(meaningOf(item)).toBe(item.as);
  });
});

describe('and not in words that only sound like it', () => {
  test.each(NOT_CAREFUL)('%s', (text) => {
    expect(understand(text, []).care).toBeNull();
  });
});

test.each([
  '신혼집 대출 받고 나니까 갑자기 숨이 막히더라고요',
  '남친은 당연히 결혼하는 줄 알고 청약 넣고 있어요',
  '스드메도 제가 신혼여행도 제가 청첩장도 제가',
  '대출까지 받았더라구요',
  '처음도 아니에요 신혼 때 코인도 했어요',
  '시어머니가 비번 누르고 들어오세요',
])('nor in what is told of a household: %s', (text) => {
  expect(understand(text, []).care).toBeNull();
});

test.each([
  ['코인 하냐고 물어보긴 했어요', 'scam'],
  ['앱에서 만난 사람인데 코인 얘기는 좀 해요', 'scam'],
  ['사기는 아니겠죠?', 'scam'],
  ['돈 빌려달란 말은 안 했어요 아직', 'scam'],
  ['헤어지자고 하면 난리칠 거 같아서 무서워요', 'violence'],
  ['헤어지자고 하면 어떻게 나올지 무서워요', 'violence'],
  ['매일 전화하고 집 앞에도 갔었어요', 'stalking'],
  ['그 남자가 무서워요', 'violence'],
  ['따라오는 남자가 무서워요', 'violence'],
  ['상사가 만졌는데 성희롱으로 신고하면 될까요', 'violence'],
  ['딸이 고등학생인데 서른 살 남자랑 사귄대요', 'minor'],
  ['차단당했는데 재회하려면 어떻게 해요', 'boundary'],
  ['도박 끊었다가 또 해요', 'gambling'],
  ['헤어지자고 하면 더 화낼까봐 무서워요', 'violence'],
  ['화나면 주먹으로 벽을 쳐요', 'violence'],
  ['방문 잠그고 못 나가게 했어요', 'violence'],
  ['위치추적 앱도 깔았어요', 'stalked'],
  ['손찌검을 한 적이 한 번 있습니다', 'harming'],
  ['제가 술 먹고 아내를 때렸습니다 돌아올까요', 'harming'],
  ['내가 홧김에 여친을 밀쳤어', 'harming'],
  ['그 남자 찾아가서 죽여버리고 싶어요', 'harming'],
  ['남편이 손찌검을 한 적이 있어요', 'violence'],
  ['남친이 제가 대들었다고 때렸어요', 'violence'],
  ['제가 잘못해서 때렸대요', 'violence'],
  ['남친한테 맞고 나니까 죽여버리고 싶어요', 'violence'],
  ['저번엔 저도 밀쳤어요', 'violence'],
  ['여친 폰에 위치추적 앱 깔아볼까요', 'stalking'],
  ['때리는 건 아닌데 사람을 짓밟아요', 'violence'],
  ['집값 오를까요', 'money'],
  ['주식 사도 될까요 삼성전자요', 'money'],
  ['헤어졌는데 죽겠다는 말을 자꾸 해요', 'partner-distress'],
] as const)('danger is met in the words strangers have for it: %s', (text, care) => {
  expect(heardAtLarge(text, []).care).toBe(care);
});

test('a stock is no danger to life', () => {
  expect(heardAtLarge('주식은요 삼성전자 살까요', []).care).toBe('money');
});

test.each([
  ['전남친이 돈 빌려가고 안 갚는데 연락하면 재회하자는 걸로 알까요', 'money-between-exes'],
  ['헤어진 남자가 돈을 안 갚아요', 'money-between-exes'],
  ['저는 아이를 원하는데 남편은 난임 핑계로 싫대요', 'children-wish-differs'],
])('what is answered with care by itself is answered: %s', (text, id) => {
  expect(understand(text, []).concern?.id).toBe(id);
});

test.each(['코인 사도 될까요', '대출 받아도 될까요', '지금 매도할까요'])(
  'money is still met with care: %s',
  (text) => {
    expect(understand(text, []).care).toBe('money');
  },
);

test.each([
  ['남자가 있는 걸까요', null],
  ['나이가 38인데 늦은거죠', null],
  ['애 때문에 산다는 말이 딱 제 얘기네요', null],
  ['남자예요?', 'identity'],
  ['이름이 뭐예요', 'identity'],
  ['나이가 어떻게 되세요', 'identity'],
  ['와 딱 제 얘기네요', 'thanks'],
])('who is asked of is told from who is asked: %s', (text, small) => {
  expect(understand(text, []).small).toBe(small);
});

test.each([
  '고백해도 될까요',
  '고 백 해 도 될 까 요 ?',
  '고백해도됄까요ㅠㅠㅠ',
  '고백해도 될까요🥺',
  '고백해도될까요ㅋㅋㅋㅋ',
])('spaces, noise and misspellings change nothing: %s', (text) => {
  expect(meaningOf({ text, as: '' })).toBe('crush.should');
});
