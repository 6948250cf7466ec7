import type { CardMeaning } from '#meanings/card-meaning.ts';

/** The major arcana, ids 0–21, in id order. */
export const MAJOR_MEANINGS: readonly CardMeaning[] = [
  // 바보
  {
    theme: '시작',
    upright: ['새로운 설렘', '계산 없는 다가감', '가벼운 시작', '자유로운 연애'],
    reversed: ['책임 회피', '충동적인 시작', '진지함 부족', '준비 없는 고백'],
    polarity: { upright: 1, reversed: -1 },
  },
  // 마법사
  {
    theme: '표현',
    upright: ['주도적인 표현', '말솜씨와 매력', '관계를 움직이는 힘', '먼저 연락'],
    reversed: ['말뿐인 약속', '밀고 당기는 계산', '진심이 안 보임', '어장'],
    polarity: { upright: 1, reversed: -1 },
  },
  // 여사제
  {
    theme: '비밀',
    upright: ['말하지 않은 마음', '조용한 관찰', '깊은 직감', '천천히 여는 문'],
    reversed: ['속을 알 수 없음', '감춘 사정', '혼자만의 추측', '닫힌 대화'],
    polarity: { upright: 0, reversed: -1 },
  },
  // 여황제
  {
    theme: '애정',
    upright: ['넉넉한 애정', '사랑받는 매력', '편안한 스킨십', '돌봄과 풍요'],
    reversed: ['과한 의존', '애정 결핍감', '지나친 집착', '나를 돌보지 못함'],
    polarity: { upright: 2, reversed: -1 },
  },
  // 황제
  {
    theme: '안정',
    upright: ['책임지는 태도', '든든한 울타리', '관계의 기준', '안정적인 주도'],
    reversed: ['고집과 통제', '차가운 권위', '감정 표현 부족', '주도권 다툼'],
    polarity: { upright: 1, reversed: -1 },
  },
  // 교황
  {
    theme: '약속',
    upright: ['진지한 교제', '소개와 인연', '약속과 신뢰', '결혼을 염두에 둠'],
    reversed: ['남의 시선', '형식뿐인 관계', '가치관 차이', '조건 때문에 망설임'],
    polarity: { upright: 1, reversed: -1 },
  },
  // 연인
  {
    theme: '선택',
    upright: ['마음이 통함', '강한 끌림', '중요한 선택', '서로를 알아봄'],
    reversed: ['엇갈린 마음', '두 갈래 갈등', '가벼운 유혹', '선택을 미룸'],
    polarity: { upright: 2, reversed: -1 },
  },
  // 전차
  {
    theme: '전진',
    upright: ['빠른 진전', '정면 돌파', '분명한 의지', '관계의 가속'],
    reversed: ['속도 차이', '일방적인 돌진', '방향을 잃음', '감정 다툼'],
    polarity: { upright: 1, reversed: -1 },
  },
  // 힘
  {
    theme: '인내',
    upright: ['부드러운 인내', '믿고 기다림', '상대를 품는 힘', '꾸준한 애정'],
    reversed: ['자신감 부족', '참다가 폭발', '불안과 질투', '감정 소모'],
    polarity: { upright: 1, reversed: -1 },
  },
  // 은둔자
  {
    theme: '거리',
    upright: ['혼자만의 시간', '신중한 마음', '과거를 돌아봄', '깊은 사람'],
    reversed: ['스스로 고립', '연락 두절', '과거에 머묾', '마음의 벽'],
    polarity: { upright: 0, reversed: -1 },
  },
  // 운명의 수레바퀴
  {
    theme: '전환',
    upright: ['뜻밖의 만남', '타이밍의 전환', '다시 도는 인연', '흐름이 바뀜'],
    reversed: ['어긋난 타이밍', '반복되는 패턴', '잠시 멈춘 흐름', '예상 밖의 변수'],
    polarity: { upright: 1, reversed: -1 },
  },
  // 정의
  {
    theme: '균형',
    upright: ['균형 잡힌 관계', '솔직한 대화', '공정한 판단', '분명한 결론'],
    reversed: ['한쪽만 애씀', '계산적인 태도', '오해', '책임 떠넘기기'],
    polarity: { upright: 0, reversed: -1 },
  },
  // 매달린 사람
  {
    theme: '정체',
    upright: ['기다림의 시기', '다른 각도에서 보기', '자발적인 양보', '멈춰 선 관계'],
    reversed: ['헛된 희생', '끝없는 대기', '결정 회피', '미련'],
    polarity: { upright: -1, reversed: -2 },
  },
  // 죽음
  {
    theme: '종결',
    upright: ['한 시기의 마무리', '확실한 변화', '낡은 방식과 작별', '새로 태어나는 관계'],
    reversed: ['끝내지 못함', '변화를 거부', '질질 끄는 미련', '두려움'],
    polarity: { upright: -1, reversed: -2 },
  },
  // 절제
  {
    theme: '조화',
    upright: ['감정의 조율', '천천히 섞이는 두 사람', '화해', '편안한 속도'],
    reversed: ['온도 차이', '감정 기복', '조급함', '엇박자'],
    polarity: { upright: 1, reversed: -1 },
  },
  // 악마
  {
    theme: '집착',
    upright: ['강렬한 끌림', '벗어나기 힘든 매력', '집착', '육체적 긴장'],
    reversed: ['끊어내기 시작', '집착에서 벗어남', '유혹을 알아챔', '남은 의존'],
    polarity: { upright: -1, reversed: 0 },
  },
  // 탑
  {
    theme: '충격',
    upright: ['갑작스러운 충격', '숨긴 일이 드러남', '무너진 기대', '급격한 변화'],
    reversed: ['터지기 직전의 갈등', '충격의 여운', '피해 온 대화', '간신히 버팀'],
    polarity: { upright: -2, reversed: -1 },
  },
  // 별
  {
    theme: '희망',
    upright: ['희망', '상처의 회복', '이상형에 가까운 사람', '순수한 기대'],
    reversed: ['식은 기대', '자신감 하락', '멀게 느껴짐', '이상과 현실의 차이'],
    polarity: { upright: 2, reversed: -1 },
  },
  // 달
  {
    theme: '불안',
    upright: ['불안과 상상', '숨은 감정', '모호한 사이', '예민한 직감'],
    reversed: ['안개가 걷힘', '오해가 풀림', '드러나는 진심', '불안이 잦아듦'],
    polarity: { upright: -1, reversed: 1 },
  },
  // 태양
  {
    theme: '확신',
    upright: ['숨김없는 애정', '공개 연애', '밝은 확신', '함께 있으면 즐거움'],
    reversed: ['잠시 가려진 빛', '과한 낙관', '표현이 줄어듦', '기대보다 느린 진전'],
    polarity: { upright: 2, reversed: 0 },
  },
  // 심판
  {
    theme: '재회',
    upright: ['다시 찾아온 기회', '재회와 연락', '마음을 깨달음', '결단의 시간'],
    reversed: ['지나간 일에 대한 후회', '결정을 미룸', '용서하지 못함', '놓친 신호'],
    polarity: { upright: 1, reversed: -1 },
  },
  // 세계
  {
    theme: '완성',
    upright: ['관계의 완성', '결실과 약속', '함께 그리는 미래', '오래 이어짐'],
    reversed: ['마무리가 덜 됨', '한 걸음 모자람', '결론 지연', '정체된 단계'],
    polarity: { upright: 2, reversed: -1 },
  },
];
