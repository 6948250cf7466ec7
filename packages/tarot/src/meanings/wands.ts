import type { CardMeaning } from '#meanings/card-meaning.ts';

/** Wands, ids 22–35, in id order. */
export const WAND_MEANINGS: readonly CardMeaning[] = [
  // 완드 에이스
  {
    theme: '불씨',
    upright: ['불붙는 호감', '새로운 시도', '먼저 다가갈 용기', '강한 끌림'],
    reversed: ['시작이 늦어짐', '식는 열정', '타이밍을 놓침', '망설임'],
    polarity: { upright: 2, reversed: -1 },
  },
  // 완드 2
  {
    theme: '갈림길',
    upright: ['다음 단계를 그림', '더 넓은 가능성', '선택 앞의 고민', '먼 거리의 마음'],
    reversed: ['두려워 멈춤', '계획만 세움', '시야가 좁아짐', '미련 때문에 못 떠남'],
    polarity: { upright: 0, reversed: -1 },
  },
  // 완드 3
  {
    theme: '기다림',
    upright: ['기다린 소식', '관계의 확장', '멀리서 오는 인연', '기대가 커짐'],
    reversed: ['답이 늦음', '기대 어긋남', '먼 거리', '소극적인 태도'],
    polarity: { upright: 1, reversed: -1 },
  },
  // 완드 4
  {
    theme: '축하',
    upright: ['축하할 일', '안정된 만남', '함께하는 기쁨', '결혼 이야기'],
    reversed: ['어색한 분위기', '미뤄진 약속', '가족 문제', '소속감 부족'],
    polarity: { upright: 2, reversed: -1 },
  },
  // 완드 5
  {
    theme: '다툼',
    upright: ['의견 충돌', '경쟁자', '티격태격', '주도권 다툼'],
    reversed: ['다툼이 잦아듦', '갈등을 피함', '쌓인 감정', '서로 지침'],
    polarity: { upright: -1, reversed: 0 },
  },
  // 완드 6
  {
    theme: '승리',
    upright: ['인정받는 사랑', '고백 성공', '자신감', '좋은 소식'],
    reversed: ['자존심 싸움', '기대만큼의 반응이 아님', '주목받고 싶음', '늦은 답'],
    polarity: { upright: 2, reversed: -1 },
  },
  // 완드 7
  {
    theme: '방어',
    upright: ['내 마음을 지킴', '경쟁에서 버팀', '분명한 입장', '방어적인 태도'],
    reversed: ['지쳐서 물러남', '과민 반응', '흔들리는 확신', '양보해야 할 때'],
    polarity: { upright: 0, reversed: -1 },
  },
  // 완드 8
  {
    theme: '급진전',
    upright: ['빠른 연락', '급진전', '설레는 메시지', '곧 만남'],
    reversed: ['답장이 끊김', '엇갈린 연락', '조급함', '속도 조절 필요'],
    polarity: { upright: 2, reversed: -1 },
  },
  // 완드 9
  {
    theme: '경계',
    upright: ['상처 뒤의 경계', '마지막 고비', '버티는 마음', '조심스러움'],
    reversed: ['지나친 방어', '의심', '지쳐 버림', '벽을 세움'],
    polarity: { upright: -1, reversed: -2 },
  },
  // 완드 10
  {
    theme: '짐',
    upright: ['혼자 짊어진 관계', '책임의 무게', '지친 애정', '과한 배려'],
    reversed: ['짐을 내려놓음', '역할을 나눔', '한계에 다다름', '포기하고 싶음'],
    polarity: { upright: -1, reversed: 0 },
  },
  // 완드 페이지
  {
    theme: '호기심',
    upright: ['설레는 관심', '장난스러운 표현', '반가운 소식', '풋풋한 호감'],
    reversed: ['가벼운 관심', '변덕', '서툰 표현', '말만 앞섬'],
    polarity: { upright: 1, reversed: -1 },
  },
  // 완드 나이트
  {
    theme: '돌진',
    upright: ['적극적인 구애', '뜨거운 추진력', '갑작스러운 만남', '모험'],
    reversed: ['금방 식는 열정', '무책임한 돌진', '성급함', '기다려 주지 않음'],
    polarity: { upright: 1, reversed: -1 },
  },
  // 완드 퀸
  {
    theme: '매력',
    upright: ['당당한 매력', '따뜻한 리드', '사람을 끄는 힘', '솔직한 애정'],
    reversed: ['질투', '자존심', '관심을 확인하려 함', '감정적 요구'],
    polarity: { upright: 2, reversed: -1 },
  },
  // 완드 킹
  {
    theme: '통솔',
    upright: ['확신 있는 리더', '큰 그림을 그리는 사람', '책임지는 열정', '든든한 추진력'],
    reversed: ['독단', '조급한 기대', '내 방식만 고집', '식은 관심'],
    polarity: { upright: 1, reversed: -1 },
  },
];
