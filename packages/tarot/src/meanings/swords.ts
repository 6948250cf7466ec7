import type { CardMeaning } from '#meanings/card-meaning.ts';

/** Swords, ids 50–63, in id order. */
export const SWORD_MEANINGS: readonly CardMeaning[] = [
  // 소드 에이스
  {
    theme: '결단',
    upright: ['분명한 결론', '솔직한 말', '결단', '관계를 정의함'],
    reversed: ['말로 준 상처', '혼란스러운 판단', '결정을 못 함', '날 선 대화'],
    polarity: { upright: 0, reversed: -1 },
  },
  // 소드 2
  {
    theme: '보류',
    upright: ['망설임', '마음의 균형', '외면', '결정 보류'],
    reversed: ['진실을 마주함', '선택의 압박', '막힌 감정이 터짐', '우유부단'],
    polarity: { upright: -1, reversed: 0 },
  },
  // 소드 3
  {
    theme: '상처',
    upright: ['마음의 상처', '이별 통보', '배신감', '아픈 진실'],
    reversed: ['상처가 아묾', '용서하려는 마음', '오래된 아픔', '슬픔을 꺼냄'],
    polarity: { upright: -2, reversed: 0 },
  },
  // 소드 4
  {
    theme: '휴식',
    upright: ['잠시 쉼', '거리 두기', '생각할 시간', '회복'],
    reversed: ['다시 움직임', '쉬지 못함', '고립', '조급한 복귀'],
    polarity: { upright: 0, reversed: 0 },
  },
  // 소드 5
  {
    theme: '승부',
    upright: ['이기고도 진 싸움', '자존심 대결', '상처 주는 말', '멀어진 마음'],
    reversed: ['화해의 여지', '후회', '지난 다툼 정리', '앙금'],
    polarity: { upright: -2, reversed: 0 },
  },
  // 소드 6
  {
    theme: '건너감',
    upright: ['힘든 시기를 건넘', '조용한 이동', '거리로 얻는 평온', '정리와 출발'],
    reversed: ['떠나지 못함', '과거가 따라옴', '회복 지연', '돌아갈까 고민'],
    polarity: { upright: 0, reversed: -1 },
  },
  // 소드 7
  {
    theme: '속셈',
    upright: ['숨기는 것', '떠보기', '몰래 보는 마음', '전략적인 태도'],
    reversed: ['들통', '솔직해짐', '양심의 가책', '돌려놓음'],
    polarity: { upright: -1, reversed: 0 },
  },
  // 소드 8
  {
    theme: '속박',
    upright: ['갇힌 느낌', '스스로 만든 벽', '움직이지 못함', '눈치 보기'],
    reversed: ['풀려남', '시야가 트임', '용기를 냄', '한 걸음 나섬'],
    polarity: { upright: -1, reversed: 1 },
  },
  // 소드 9
  {
    theme: '걱정',
    upright: ['잠 못 드는 걱정', '불안한 상상', '자책', '후회의 밤'],
    reversed: ['걱정이 줄어듦', '터놓고 말함', '불안의 정점이 지남', '도움을 청함'],
    polarity: { upright: -2, reversed: 0 },
  },
  // 소드 10
  {
    theme: '끝맺음',
    upright: ['끝까지 온 관계', '바닥을 침', '더는 버티기 힘듦', '마침표'],
    reversed: ['다시 일어섬', '최악은 지남', '미련이 남음', '느린 회복'],
    polarity: { upright: -2, reversed: 0 },
  },
  // 소드 페이지
  {
    theme: '탐색',
    upright: ['궁금해서 살핌', '연락을 떠봄', '날카로운 관찰', '소문에 귀 기울임'],
    reversed: ['의심', '말실수', '뒷말', '지나친 탐색'],
    polarity: { upright: 0, reversed: -1 },
  },
  // 소드 나이트
  {
    theme: '직진',
    upright: ['직설적인 고백', '급한 결론', '밀어붙임', '빠른 판단'],
    reversed: ['성급한 말', '상처 주는 직진', '충동적인 이별', '대화가 안 됨'],
    polarity: { upright: 0, reversed: -2 },
  },
  // 소드 퀸
  {
    theme: '기준',
    upright: ['냉정한 기준', '독립적인 사람', '솔직한 조언', '상처를 아는 성숙함'],
    reversed: ['차가운 말', '마음의 벽', '비판적인 태도', '외로움'],
    polarity: { upright: 0, reversed: -1 },
  },
  // 소드 킹
  {
    theme: '이성',
    upright: ['이성적인 판단', '명확한 태도', '공정한 대화', '감정보다 원칙'],
    reversed: ['냉정한 통제', '말로 이기려 함', '감정을 무시', '계산적'],
    polarity: { upright: 0, reversed: -1 },
  },
];
