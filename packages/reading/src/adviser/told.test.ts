import { analyzeChart } from '@wolha/saju';
import { describe, expect, test } from 'vitest';
import { shippedPartners } from '#cli/shipped-partners.ts';
import { ADVISER_TOPICS } from '#corpus/adviser/all.ts';
import { answerChat } from './answer-chat.ts';
import { ALL_HAPPENINGS, isSupposed, toldIn } from './told.ts';
import { voiceOf, VOICES } from './voices.ts';

const PARTNERS = [...shippedPartners().values()];
const OWN = analyzeChart({ birthday: '19940312', time: '0724', sexType: 'FEMALE' });
const DAY = '20261121';

const textsOf = (voice: string, move: string): string[] =>
  (ADVISER_TOPICS.find(({ id }) => id === `manner.${voice}`)?.moves[move] ?? []).map(({ text }) => text);

describe('what a reader tells', () => {
  test.each([
    ['어제 보냈는데 아직도 안 읽었어요 왜 이럴까요', 'unanswered', null],
    ['읽씹당했어', 'unanswered', null],
    ['답장이 갑자기 느려졌어', 'slow', null],
    ['ㅋㅋ 하나 왔어 어떡해', 'slow', null],
    ['어제 술마시고 전화왔는데 진심일까', 'drunk', null],
    ['전남친한테 연락 왔어요 받아줘도 될까요', 'called', null],
    ['선배한테 여자친구 있다는 소문을 들었어요', 'taken', null],
    ['소문이 거짓이래요! 헤어진 지 오래됐대요', 'freed', null],
    ['두달전에 헤어졌습니다. 다시 만날 수 있을까요?', 'parted', '두 달'],
    ['3년 만난 사람이랑 두 달 전에 헤어졌어요', 'parted', '두 달'],
    ['짝사랑한 지 1년 됐어요', 'crushing', '1년'],
    ['헤어진 지 일주일 됐는데 새벽마다 깨요', 'sleepless', null],
    ['남자친구랑 5년 됐어요. 이 사람이랑 결혼해도 될까요?', null, '5년'],
    ['결혼 얘기 꺼냈더니 아직 준비가 안 됐대요', 'unready', null],
    ['오늘 저녁에 얘기 좀 하자는데 무슨 얘기일까', 'talk', null],
    ['와이프랑 매일 싸운다', 'fought', null],
    ['생일인데 연락 한 통 없네요', 'birthday', null],
    ['아이가 중학생인데 상처가 되지 않을지 걱정입니다', 'children', null],
    ['헬스장에서 맨날 마주치는 분 있는데 말 걸어도 될까요', 'passing', null],
    ['만났는데 또 거짓말을 하네요', 'lied', null],
    ['이혼 후 5년, 다시 누군가를 만나도 될까요', 'divorced', null],
    ['같은 팀 선배가 자꾸 신경 쓰여요', 'workplace', null],
    ['바래다주기도 했는데 사귀자는 말은 없어요', null, null],
    ['걔가 사귀자고 했어요 어떡하죠', 'accepted', null],
    ['제가 사귀자고 하니까 지금이 좋다고 하네요', null, null],
    ['소문 날까 걱정입니다', null, null],
    ['아들은 전처가 키우고 한 달에 두 번 봅니다', null, null],
    ['나도 답장 늦게 할까?', null, null],
    ['헤어지자고 하면 어떡하죠', null, null],
    ['차단할까요 그냥?', null, null],
    ['차단당한 것 같아요', 'blocked', null],
    ['걔 생일에 연락해도 돼요?', null, null],
    ['술 마시고 전화하고 싶은데 참아야겠죠', null, null],
    ['헤어지자고 말해야 할까요', null, null],
    ['고백했다가 거절당하면 어쩌죠', null, null],
    ['싸우지 않고 오래 가려면 어떻게 해야 해?', null, null],
    ['무서운 영화 같이 보자고 할까', null, null],
    ['다시 연애하기 무서워요', 'afraid', null],
    ['사진 지워야 하나', null, null],
    ['읽씹당했는데 먼저 연락하면 안 되겠죠', 'unanswered', null],
    ['회사 사람인데 먼저 말 걸어도 될까', 'workplace', null],
    ['고백은 언제 하는 게 좋을까요', null, null],
    ['연락이 왔으면 좋겠어요', null, null],
    ['올해 안에 새로운 사람을 만날 수 있을까요?', null, null],
    ['디엠하다가 친해진 애가 있는데 아직 못 만났어', null, null],
    ['저는 애가 있어서 연애가 조심스러워요', 'children', null],
    ['주변에 남자가 없어요 회사도 다 여자고', null, null],
    ['저는 직장인인데 결혼운이 궁금해요', null, null],
    ['회사에는 진짜 아무도 없는데', null, null],
    ['결혼정보회사는 어떨까요', null, null],
    ['카페 알바생 좋아했는데 그만뒀어요', null, null],
    ['헤어지고 잘 들어갔냐는 톡은 했어요', null, null],
    ['7년 만나고 헤어졌어요', 'parted', null],
    ['헤어진 지 반년 됐어요', 'parted', '반년'],
    ['남친은 미안하단 말을 절대 안 해요', null, null],
    ['결국 제가 사과했는데 아직 화났어요', null, null],
    ['첫 만남 때는 잘 들어갔냐고 연락 왔었거든요', null, null],
    ['만난 지 세 달 됐는데 결혼하자고 해요', null, null],
    ['게임에서 만났어요 매일 얘기해요', null, null],
    ['상대는 한 번 다녀왔습니다', null, null],
    ['어제 만났는데 분위기는 좋았어요', 'met', null],
    ['근데 제 생일을 기억하더라고요', null, null],
    ['싸우면 여친이 잠수를 타요', null, null],
    ['딱히 싸운 것도 없어요', null, null],
    ['뭐라고 말해야 안 싸워요', null, null],
    ['다른 여자가 있는 건 아니에요', null, null],
    ['바람피우는 건 아니겠죠?', 'suspected', null],
    ['이혼하고 싶어요', null, null],
    ['상대도 돌싱일까요', null, null],
    ['돌싱이세요', null, null],
    ['독서모임은 여자가 더 많대요', null, null],
    ['소개받을 곳이 마땅치 않네요', null, null],
    ['소개는 들어오는데 제가 다 거절했어요', null, null],
    ['친한 오빠가 고백했는데 저는 다른 사람을 좋아해요', null, null],
    ['전남친이 새벽에 자니? 보냈어요', null, null],
    ['상대방은 많이 울었어요', null, null],
    ['고마워요 눈물나네요', null, null],
    ['설레서 잠이 안 와요', null, null],
    ['남자들이 저를 무서워한대요', null, null],
    ['제 직업이 불안정하다고요', null, null],
    ['저 혼자만 속앓이하는 게 창피하네요', null, null],
    ['나쁜 남자 피하는 방법 있어요?', null, null],
    ['이렇게 시간 보내도 되나요', null, null],
    ['저 어장인가요?', 'game', null],
    ['제가 거짓말한 게 걸렸어요', null, null],
    ['아이가 안 생겨서 힘들어요', null, null],
    ['여친은 31살이에요', null, null],
  ])('is heard: %s', (question, what, span) => {
    expect(toldIn(question)).toEqual({ what, span });
  });

  test.each([
    ['고백하고 나서 생각할 시간 달라고 하면요?', true],
    ['거절하면 어떡하죠', true],
    ['만약 사실이면 용서할 수 있을지 모르겠습니다', true],
    ['답장 오면 그 다음엔 뭐라고 해요', true],
    ['고백했는데 생각할 시간을 달래요', false],
    ['만나면 잘해줘요', false],
  ])('is told apart from what is only thought of: %s', (question, supposed) => {
    expect(isSupposed(question)).toBe(supposed);
  });

  test.each(VOICES)('has a word of its own from %s', (voice) => {
    expect(ALL_HAPPENINGS.filter((what) => textsOf(voice, `told.${what}`).length === 0)).toEqual([]);
  });

  test('is answered before the chart is read, by every partner', () => {
    for (const partner of PARTNERS) {
      const ask = { partner, own: OWN, counterpart: null, on: DAY, today: DAY, history: [] };
      const { markdown } = answerChat({ ...ask, question: '헤어진 지 두 달 됐어요. 다시 만날 수 있을까요?' });
      const opening = markdown.split('\n\n').slice(0, 2).join(' ');
      expect(opening).toContain('두 달');
      const said = textsOf(voiceOf(partner), 'told.fought');
      const fought = answerChat({ ...ask, question: '남자친구랑 또 싸웠어요 언제쯤 풀릴까요?' }).markdown;
      expect(said.some((text) => fought.includes(text))).toBe(true);
    }
  });

  test('is answered where nothing is asked', () => {
    for (const partner of PARTNERS) {
      const ask = { partner, own: OWN, counterpart: null, on: DAY, today: DAY, history: [] };
      const { markdown, intent } = answerChat({ ...ask, question: '또 깼어' });
      if (intent !== 'unclear' && intent !== 'mood') continue;
      expect(textsOf(voiceOf(partner), 'told.sleepless').some((text) => markdown.includes(text))).toBe(true);
    }
  });

  test('leads to what one asks next', () => {
    const [partner] = PARTNERS;
    if (!partner) throw new RangeError('no partner');
    const { followUps } = answerChat({
      partner,
      own: OWN,
      counterpart: null,
      on: DAY,
      today: DAY,
      history: [],
      question: '남자친구랑 또 싸웠어요 우리 오래갈까요?',
    });
    expect(followUps.join(' ')).toMatch(/사과|화해/u);
  });
});
