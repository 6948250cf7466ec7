import type { CardMeaning } from '#meanings/card-meaning.ts';

/** Pentacles, ids 64–77, in id order. */
export const PENTACLE_MEANINGS: readonly CardMeaning[] = [
  // 펜타클 에이스
  {
    theme: '씨앗',
    upright: ['현실적인 시작', '믿을 만한 인연', '작은 선물', '단단한 출발'],
    reversed: ['기회를 놓침', '조건에 대한 걱정', '시작이 미뤄짐', '계산'],
    polarity: { upright: 2, reversed: -1 },
  },
  // 펜타클 2
  {
    theme: '줄타기',
    upright: ['균형 잡기', '바쁜 일상 속 만남', '두 가지 사이', '유연함'],
    reversed: ['균형이 깨짐', '우선순위에서 밀림', '바빠서 소홀', '갈팡질팡'],
    polarity: { upright: 0, reversed: -1 },
  },
  // 펜타클 3
  {
    theme: '협력',
    upright: ['함께 만들어 감', '서로의 노력', '인정', '일로 이어진 인연'],
    reversed: ['손발이 안 맞음', '노력이 한쪽뿐', '기준 차이', '성의 부족'],
    polarity: { upright: 1, reversed: -1 },
  },
  // 펜타클 4
  {
    theme: '소유',
    upright: ['마음을 움켜쥠', '소유욕', '변화를 두려워함', '안정 추구'],
    reversed: ['마음을 풀어 줌', '집착을 내려놓음', '인색함', '불안한 소비'],
    polarity: { upright: -1, reversed: 0 },
  },
  // 펜타클 5
  {
    theme: '소외',
    upright: ['소외감', '어려운 시기', '따뜻함이 필요함', '연락이 끊긴 외로움'],
    reversed: ['회복의 손길', '도움을 받음', '다시 들어옴', '자존감 회복'],
    polarity: { upright: -2, reversed: 1 },
  },
  // 펜타클 6
  {
    theme: '나눔',
    upright: ['주고받는 애정', '베푸는 마음', '균형 있는 배려', '도움이 되는 인연'],
    reversed: ['한쪽만 베풂', '대가를 바람', '불공평', '빚진 마음'],
    polarity: { upright: 1, reversed: -1 },
  },
  // 펜타클 7
  {
    theme: '결실',
    upright: ['기다리는 결실', '관계 점검', '천천히 자라는 마음', '인내'],
    reversed: ['조급함', '성과 없는 노력', '지침', '투자 대비 실망'],
    polarity: { upright: 0, reversed: -1 },
  },
  // 펜타클 8
  {
    theme: '정성',
    upright: ['꾸준한 정성', '서로 배우는 사이', '성실한 사람', '하루하루 쌓임'],
    reversed: ['매너리즘', '일에 밀린 연애', '완벽주의', '정성이 줄어듦'],
    polarity: { upright: 1, reversed: -1 },
  },
  // 펜타클 9
  {
    theme: '여유',
    upright: ['혼자서도 빛남', '여유로운 매력', '안목', '자기 삶을 사랑함'],
    reversed: ['외로움', '겉치레', '경제적 걱정', '마음의 문을 닫음'],
    polarity: { upright: 1, reversed: -1 },
  },
  // 펜타클 10
  {
    theme: '정착',
    upright: ['오래가는 사랑', '가족의 축복', '안정된 미래', '결혼과 정착'],
    reversed: ['집안 문제', '현실적인 부담', '전통과의 갈등', '흔들리는 안정'],
    polarity: { upright: 2, reversed: -1 },
  },
  // 펜타클 페이지
  {
    theme: '배움',
    upright: ['성실한 관심', '배우려는 태도', '현실적인 제안', '조심스러운 시작'],
    reversed: ['게으른 표현', '현실성 부족', '관심이 흩어짐', '미루기'],
    polarity: { upright: 1, reversed: -1 },
  },
  // 펜타클 나이트
  {
    theme: '꾸준함',
    upright: ['느리지만 확실함', '믿음직한 사람', '꾸준한 연락', '책임감'],
    reversed: ['답답한 속도', '무심함', '정체', '고집'],
    polarity: { upright: 1, reversed: -1 },
  },
  // 펜타클 퀸
  {
    theme: '돌봄',
    upright: ['포근한 돌봄', '살림과 애정', '믿고 쉴 곳', '실속 있는 사랑'],
    reversed: ['걱정이 앞섬', '나를 뒤로 미룸', '물질로 확인', '무거운 책임'],
    polarity: { upright: 2, reversed: -1 },
  },
  // 펜타클 킹
  {
    theme: '풍요',
    upright: ['든든한 배우자감', '안정된 능력', '약속을 지킴', '풍요로운 울타리'],
    reversed: ['고지식함', '돈과 체면', '표현 없는 애정', '소유욕'],
    polarity: { upright: 2, reversed: -1 },
  },
];
