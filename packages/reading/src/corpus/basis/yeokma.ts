import { by, topic } from '#corpus/format.ts';

/** 역마: 움직여야 열리는 별. */
export default topic('basis.yeokma', {
  moves: {
    scene: by('channel', {
      introduction: ['소개받은 날 역까지 함께 걷는 십 분이 본 만남보다 깁니다.'],
      work: ['출장길의 휴게소에서 업무 아닌 이야기가 시작되지요.'],
      learning: ['배우러 다니는 길의 막차에서 같은 방향을 알게 돼요.'],
      travel: ['길을 물은 사람이 같은 숙소에 묵고 있습니다.'],
      known: ['오랜만에 돌아온 동네에서 옛 얼굴과 마주치지요.'],
      gathering: ['모임 뒤에 같은 방향의 택시를 나눠 탄 사람이에요.'],
    }),
  },
});
