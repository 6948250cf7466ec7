import type { CardMeaning } from '#meanings/card-meaning.ts';

/** Cups, ids 36–49, in id order. */
export const CUP_MEANINGS: readonly CardMeaning[] = [
  // 컵 에이스
  {
    theme: '열림',
    upright: ['마음이 열림', '새 사랑의 시작', '넘치는 애정', '진심 어린 고백'],
    reversed: ['표현하지 못한 마음', '감정이 막힘', '혼자만의 사랑', '공허함'],
    polarity: { upright: 2, reversed: -1 },
  },
  // 컵 2
  {
    theme: '교감',
    upright: ['서로 좋아함', '마음의 약속', '통하는 대화', '연인이 됨'],
    reversed: ['온도 차이', '작은 오해', '어긋난 기대', '멀어진 대화'],
    polarity: { upright: 2, reversed: -1 },
  },
  // 컵 3
  {
    theme: '어울림',
    upright: ['즐거운 모임', '소개로 만남', '함께 웃는 사이', '축하'],
    reversed: ['삼각관계', '소문', '친구와의 경계', '과한 어울림'],
    polarity: { upright: 1, reversed: -1 },
  },
  // 컵 4
  {
    theme: '권태',
    upright: ['권태', '다른 곳을 보는 마음', '기회를 못 봄', '혼자 생각'],
    reversed: ['다시 관심이 생김', '새 제안을 받아들임', '무기력에서 벗어남', '눈길을 돌림'],
    polarity: { upright: -1, reversed: 1 },
  },
  // 컵 5
  {
    theme: '상실',
    upright: ['상실감', '후회', '놓친 것만 보임', '이별의 슬픔'],
    reversed: ['회복의 시작', '남은 것을 봄', '용서', '마음 정리'],
    polarity: { upright: -2, reversed: 1 },
  },
  // 컵 6
  {
    theme: '추억',
    upright: ['옛 인연', '추억', '순수한 마음', '다시 떠오르는 사람'],
    reversed: ['과거에 머묾', '추억 미화', '지금을 놓침', '성숙이 필요함'],
    polarity: { upright: 1, reversed: -1 },
  },
  // 컵 7
  {
    theme: '환상',
    upright: ['여러 갈래 환상', '고르기 어려움', '이상화', '달콤한 상상'],
    reversed: ['현실을 봄', '선택이 뚜렷해짐', '환상이 깨짐', '우선순위 정리'],
    polarity: { upright: -1, reversed: 1 },
  },
  // 컵 8
  {
    theme: '떠남',
    upright: ['등을 돌림', '더 깊은 것을 찾음', '미련을 두고 떠남', '마음의 이동'],
    reversed: ['떠나지 못함', '다시 돌아봄', '두려운 이별', '방황'],
    polarity: { upright: -1, reversed: 0 },
  },
  // 컵 9
  {
    theme: '소원',
    upright: ['소원이 이루어짐', '만족스러운 사랑', '자신감', '바라던 결과'],
    reversed: ['채워지지 않음', '겉으로만 만족', '욕심', '기대 과잉'],
    polarity: { upright: 2, reversed: -1 },
  },
  // 컵 10
  {
    theme: '화목',
    upright: ['행복한 미래', '가족 같은 사랑', '화목', '결혼의 그림'],
    reversed: ['가정의 불화', '이상과 현실의 차이', '소통 부족', '미뤄진 행복'],
    polarity: { upright: 2, reversed: -1 },
  },
  // 컵 페이지
  {
    theme: '고백',
    upright: ['수줍은 고백', '감성적인 메시지', '귀여운 호감', '뜻밖의 제안'],
    reversed: ['감정 기복', '유치한 투정', '표현이 서툶', '혼자 상처받음'],
    polarity: { upright: 1, reversed: -1 },
  },
  // 컵 나이트
  {
    theme: '구애',
    upright: ['로맨틱한 접근', '고백하러 오는 사람', '다정한 제안', '이상적인 연인'],
    reversed: ['말뿐인 다정함', '변덕스러운 마음', '환상을 좇음', '책임 회피'],
    polarity: { upright: 2, reversed: -1 },
  },
  // 컵 퀸
  {
    theme: '공감',
    upright: ['깊은 공감', '따뜻하게 품어 줌', '헌신적인 애정', '직관'],
    reversed: ['감정에 휘둘림', '지나친 희생', '서운함이 쌓임', '의존'],
    polarity: { upright: 2, reversed: -1 },
  },
  // 컵 킹
  {
    theme: '포용',
    upright: ['성숙한 애정', '감정을 다스림', '믿고 기댈 사람', '넓은 이해심'],
    reversed: ['감정을 억누름', '속마음을 숨김', '냉담', '눈치만 봄'],
    polarity: { upright: 2, reversed: -1 },
  },
];
