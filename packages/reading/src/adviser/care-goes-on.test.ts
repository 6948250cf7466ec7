import { expect, test } from 'vitest';
import { careGoingOn } from './care-goes-on.ts';

test.each([
  ['화나면 소리지르고 물건을 던져요', '저를 때린 적은 없어요', 'violence'],
  ['어제는 제 팔을 세게 잡아서 멍이 들었어요', '평소엔 진짜 다정해요', 'violence'],
  ['어제는 제 팔을 세게 잡아서 멍이 들었어요', '바뀔 수 있을까요', 'violence'],
  ['어제는 제 팔을 세게 잡아서 멍이 들었어요', '제가 화나게 해서 그런 거래요', 'violence'],
  ['싸우면 물건을 던져요', '화 안 났을 때는 세상 다정해요', 'violence'],
  ['싸우면 물건을 던져요', '고쳐질 수 있나요?', 'violence'],
  ['싸우면 물건을 던져요', '제가 화를 돋우는 걸까요', 'violence'],
  ['싸우면 물건을 던져요', '친구들은 다 헤어지래요', 'violence'],
  ['싸우면 물건을 던져요', '집 말고 밖에서 말하라는 거죠', 'violence'],
  ['헤어지자고 하면 더 화낼까봐 무서워요', '어떻게 해야 안전하게 헤어져요', 'violence'],
  ['헤어지자고 하면 난리칠 거 같아서 무서워요', '그럼 누구한테 말해두는 게 좋을까요', 'violence'],
  ['저번엔 저도 밀쳤어요', '사랑하니까 그런 거라는데', 'violence'],
  ['저번엔 저도 밀쳤어요', '헤어져야 돼요?', 'violence'],
  ['가끔 물건도 던져', '남편은 왜 저러는 걸까', 'violence'],
  ['남친이 저를 밀쳤어요', '계속 만나도 될까요', 'violence'],
  ['남친이 저를 밀쳤어요', '그래도 사랑해요', 'violence'],
  ['남친이 저를 밀쳤어요', '결혼해도 괜찮을까요', 'violence'],
  ['남친이 저를 밀쳤어요', '술만 안 마시면 좋은 사람이에요', 'violence'],
  ['남친이 저를 밀쳤어요', '저희 궁합이 안 맞는 걸까요', 'violence'],
  ['남친이 저를 밀쳤어요', '한번만 더 기회를 줄까요', 'violence'],
  ['남친이 저를 밀쳤어요', '또 그러면 어떡해요', 'violence'],
  ['남친이 저를 밀쳤어요', '제 탓일까요', 'violence'],
  ['죽고 싶다는 생각도 들어요', '하루하루 못 견디겠어요', 'distress'],
  ['죽고 싶다는 생각도 들어요', '혼자 있기가 무서워요', 'distress'],
  ['헤어지자고 하면 죽겠대요', '무서워요', 'partner-distress'],
  ['헤어지자고 하면 죽어버린대요', '어떻게 헤어져요 그럼', 'partner-distress'],
  ['헤어지자고 하면 죽는다고 할 것 같아서 무서워요', '저번에도 비슷하게 말한 적 있어요', 'partner-distress'],
  ['죽고 싶다는 생각도 들어요', '말할 사람이 없어요', 'distress'],
  ['걔 없으면 살 의미가 없어', '아니 죽겠다는건 아니고 그만큼 힘들다고', 'distress'],
  ['다른 번호로 전화하면?', '집 주소는 아는데', 'stalking'],
  ['다른 번호로 전화하면?', '그냥 얼굴만 보고 얘기하고 싶다고', 'stalking'],
  ['다른 번호로 전화하면?', '왜 안되는데', 'stalking'],
])('what was met with care stays so: %s > %s', (before, question, care) => {
  expect(careGoingOn(question, [before])).toBe(care);
});

test('it is remembered for a while, and then it is not', () => {
  const since = ['네', '그렇군요', '음', '그래요', '알겠어요'];
  expect(careGoingOn('고쳐질 수 있나요?', ['싸우면 물건을 던져요', ...since])).toBe('violence');
  expect(careGoingOn('고쳐질 수 있나요?', ['싸우면 물건을 던져요', ...since, '네', '네'])).toBeNull();
});

test.each([
  ['싸우면 물건을 던져요', '친구한테 말해볼게요'],
  ['싸우면 물건을 던져요', '고마워요'],
  ['싸우면 물건을 던져요', '헤어졌는데 새 인연은 언제 올까요'],
  ['싸우면 물건을 던져요', '저는 어떤 사람과 잘 맞나요'],
  ['죽고 싶다는 생각도 들어요', '그 사람은 잘 살고 있겠죠?'],
  ['죽고 싶다는 생각도 들어요', '고마워요'],
  ['다른 번호로 전화하면?', '하 그럼 뭐 하라고'],
  ['로또 번호도 알려줘요', '무서워요'],
  ['연락이 줄었어요', '헤어져야 돼요?'],
])('what turns to something else is answered: %s > %s', (before, question) => {
  expect(careGoingOn(question, [before])).toBeNull();
});
