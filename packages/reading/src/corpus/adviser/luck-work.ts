import { by, topic } from '#corpus/format.ts';

/** 물은 달과 해의 글자가 일에 하는 일. */
export default topic('luck.work', {
  moves: {
    month: by('nowGod', {
      비견: '{monthWord}의 하늘 글자 {nowStem:은/는} 비견입니다. 혼자 하던 일을 나눌 동료를 찾기 좋습니다.',
      겁재: '{monthWord}의 하늘 글자 {nowStem:은/는} 겁재입니다. 공과 몫이 섞이기 쉬우니 누가 무엇을 했는지 적어 두세요.',
      식신: '{monthWord}의 하늘 글자 {nowStem:은/는} 식신입니다. 서두르지 않고 솜씨를 보이는 쪽이 이깁니다.',
      상관: '{monthWord}의 하늘 글자 {nowStem:은/는} 상관입니다. 좋은 생각이 많이 나는데, 윗사람 앞에서는 끝을 부드럽게 맺으세요.',
      편재: '{monthWord}의 하늘 글자 {nowStem:은/는} 편재입니다. 밖에서 오는 제안이 느니 급히 쥐지 말고 글로 받아 두세요.',
      정재: '{monthWord}의 하늘 글자 {nowStem:은/는} 정재입니다. 새 일보다 하던 일의 셈을 맞추는 데 힘이 실립니다.',
      편관: '{monthWord}의 하늘 글자 {nowStem:은/는} 편관입니다. 일이 몰리니 받을 것과 미룰 것을 먼저 갈라 두세요.',
      정관: '{monthWord}의 하늘 글자 {nowStem:은/는} 정관입니다. 절차를 지킨 서류와 약속이 말보다 세게 통합니다.',
      편인: '{monthWord}의 하늘 글자 {nowStem:은/는} 편인입니다. 결정보다 공부와 궁리에 맞는 달입니다.',
      정인: '{monthWord}의 하늘 글자 {nowStem:은/는} 정인입니다. 먼저 해 본 사람에게 물으면 길이 짧아집니다.',
    }),
    year: by('yearGod', {
      비견: '{yearWord}의 {seunStem:은/는} 비견이라, 내 이름으로 하는 일이 커지는 해입니다.',
      겁재: '{yearWord}의 {seunStem:은/는} 겁재라, 경쟁이 느는 만큼 속도가 붙는 해입니다.',
      식신: '{yearWord}의 {seunStem:은/는} 식신이라, 익힌 솜씨가 값을 받는 해입니다.',
      상관: '{yearWord}의 {seunStem:은/는} 상관이라, 하던 방식을 바꾸고 싶어지는 해입니다.',
      편재: '{yearWord}의 {seunStem:은/는} 편재라, 무대를 넓히는 이야기가 자주 들리는 해입니다.',
      정재: '{yearWord}의 {seunStem:은/는} 정재라, 꾸준한 자리와 셈이 중요해지는 해입니다.',
      편관: '{yearWord}의 {seunStem:은/는} 편관이라, 책임과 시험이 함께 오는 해입니다.',
      정관: '{yearWord}의 {seunStem:은/는} 정관이라, 자리와 이름이 정해지는 해입니다.',
      편인: '{yearWord}의 {seunStem:은/는} 편인이라, 자격과 공부가 뒤에서 받쳐 주는 해입니다.',
      정인: '{yearWord}의 {seunStem:은/는} 정인이라, 도와주는 어른이 가까이 있는 해입니다.',
    }),
  },
});
