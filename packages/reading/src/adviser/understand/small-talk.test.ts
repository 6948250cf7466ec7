import { expect, test } from 'vitest';
import { heardAtLarge } from './understand.ts';

const heard = (question: string): string | null => {
  const { care, small } = heardAtLarge(question, []);
  return care ?? small;
};

test.each([
  ['비 오네요', 'weather'],
  ['님 mbti는 뭐예요ㅋㅋ', 'identity'],
  ['혹시 사람이세요?', 'identity'],
  ['후기 들고 올게요', 'bye'],
  ['너 사기지', 'insult'],
  ['그때 연애 못하면 환불돼요?ㅋㅋ', 'service'],
  ['주식 지금 매도할까', 'money'],
])('%s is %s', (question, kind) => {
  expect(heard(question)).toBe(kind);
});

test.each([
  ['다른 자매도 오빠를 좋아해요', 'money'],
  ['나 왜 맨날 쓰레기만 만나?', 'insult'],
  ['회원이라 잘해주는 거라고요?', 'service'],
  ['제 사주가 팔자가 센 건가요', 'world'],
])('%s is not %s', (question, kind) => {
  expect(heard(question)).not.toBe(kind);
});

const OF_SOMEBODY = [{ role: 'READER', text: '그 사람 마음이 궁금해요' }] as const;
const smallIn = (text: string): string | null => heardAtLarge(text, OF_SOMEBODY).small;

test.each([
  '뭐라고 물어보면 자연스러워요?',
  '뭘 물어보면 좋을까요',
  '만나면 뭐부터 물어봐야 할까요',
  '어떻게 물어봐요 자연스럽게',
  '몇번까지 만나보는게 좋아요',
  '소개팅앱 유료결제할까요 말까요',
  '만나기로 했어요!!! 금요일 7시',
  '남친 생일 모르는데 궁합 볼 수 있어요?',
  '태어난 시간을 몰라도 정확해요?',
  '그건 어떻게 알아봐요',
])('what to ask of somebody is no question of how it is done here: %s', (text) => {
  expect(smallIn(text)).toBeNull();
});

test.each([
  '2주 됐어요',
  '석 달 정도 됐어요',
  '진짜 소름끼쳐요',
  '부적 같은거 도움 돼요?',
  '뭐라고 하면 속시원할까요',
  '아직 설렐 수 있다는 게 신기하네요',
  '네.. 조금 마음이 편해졌어요',
  '네 일단 조금만 더 참아볼게요 감사합니다',
  '좋대요ㅋㅋㅋㅋ 고마워요',
  '고맙다고 밥은 한 번 샀어요',
  '고마워 잘 지내지? 라고 왔는데',
  '그날도 잘자라고 했었거든요',
  '잘자 보고싶다 이런 거요',
  '해드리면 다음에 또 뭘 바라실 것 같아요',
  '알겠어요 일단 나가볼게요',
  '그럼 이번 건 그냥 나가볼게요',
  '그냥 오늘 갈게요 ㅋㅋ',
  '이제 진짜 안 할게요',
  '알겠어요 서두르지 않을게요',
  '알겠습니다 저부터 고칠게요',
  '알겠대 ㅋㅋㅋㅋ',
  '잘 들어갔냐는 톡만 왔어요',
  '아직도안왔어요ㅠㅠ',
  '톡 보냈더니 고맙다고 왔어요',
  '맞아요 그건 그래요',
  'ㅇㅇ 그건 맞음',
])('how long, what was felt or answered, and what one will do, is no thanks and no farewell: %s', (text) => {
  expect(smallIn(text)).toBeNull();
});

test.each([
  '몇 살에요?',
  '나이는요?',
  '제가 로봇 같답니다',
  '표현을 안해요 진짜로 로봇임',
  '연예인 말고 진짜 사람 좋아하는 거 오랜만이에요',
  '돈이 아까운 건지 제가 아까운 건지',
  '꽃 사가면 돈 아깝다고 할 사람이에요',
  '나랑 있는 시간이 아깝나봐요',
  '쓰레기봉투가 넘쳐도 안 보이나 봐요',
  '사기꾼 구별법 좀',
  '연락처를 물어봤는데 거절당했습니다',
  '저는 대답을 못 하고 얼버무렸어요',
  '그럼 점심도 거절하는 게 낫습니까',
  '점심 한 끼 하자는 건 어떻습니까',
  '나이도 나이지만 제가 자영업이라 그렇습니다. 치킨집 해요',
  '주말마다 축구하고 술마시고',
  '면회 자주 가면 좋을까요',
  '책 추천 받다가 번호까지 받았습니다',
  '동네에서 강아지 산책하다 만난 분이 있어요',
  '강아지 핑계 대면 너무 티날까요?',
  '여친 있는거 오늘 알았어요',
  '요즘 섹스리스예요',
  '사귀지도 않는데 잠자리를 했어요',
  '속궁합이 안 맞는 걸까요?',
  '속궁합 말고 성격 궁합이요 ㅎㅎ',
  '누나 일간이랑 제 일간이랑 맞아요?',
  '제 시간이 너무 아까워요',
  '저는 미안하단 말보다 고맙단 말이 듣고 싶은데',
  'ㅇㅇ ㄴㄴ ㅇㅋ 이런거',
])('a word of it inside what is told is no talk aside: %s', (text) => {
  expect(smallIn(text)).toBeNull();
});

test.each([
  ['결과 나오면 다시 올게요', 'bye'],
  ['애기 깼다 나중에 올게요', 'bye'],
  ['다녀와서 또 여쭤볼게요', 'bye'],
  ['잘 되면 또 오겠습니다', 'bye'],
  ['오늘은 그냥 잘게요', 'bye'],
  ['네.. 오늘은 일찍 잘게요', 'bye'],
  ['오늘은 일단 자겠습니다', 'bye'],
  ['하.. 그냥 잘래요', 'bye'],
  ['모르겠다 자야지', 'bye'],
  ['좋은 밤 되세요~', 'bye'],
  ['편안한 밤 되세요', 'bye'],
  ['잘 알겠습니다 좋은 밤 되세요', 'bye'],
  ['헤헤 감사합니다 잘자요', 'bye'],
  ['ㅋㅋㅋㅋ ㄱㅅㄱㅅ', 'thanks'],
  ['고마웡', 'thanks'],
  ['네 참고할게요', 'thanks'],
  ['알게써요ㅠ', 'agree'],
  ['넵 충성', 'agree'],
  ['에이 거짓말ㅋㅋ', 'doubt'],
  ['제 신살 좀 알려주세요', 'chart'],
  ['오늘 저녁 뭐 먹을까요', 'food'],
  ['다른 선생님들도 있던데 누구한테 물어야 돼요?', 'guide'],
  ['아 연애 얘기만 해야 돼요?', 'guide'],
  ['여기 처음인데 뭐 물어보면 돼요?', 'guide'],
  ['둘이 그쪽으로 궁합은 어때요', 'intimate'],
  ['속궁합도 봐주실 수 있나요 ㅋㅋ', 'intimate'],
])('in the middle of a talk %s is %s', (text, kind) => {
  expect(smallIn(text)).toBe(kind);
});
