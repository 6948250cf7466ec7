import { always, topic } from '#corpus/format.ts';

/** 날을 짚어 물었을 때: 그날 해도 되는지, 그날 어떨지. */
export default topic('answer.day', {
  moves: {
    'should.go': always(
      '네, {dayWord}이면 좋습니다. 길게 준비하지 말고 짧게 하세요.',
      '{dayWord}을 골라도 됩니다. 미룰 까닭이 없는 날입니다.',
      '해도 됩니다. {dayWord}에는 무거운 말도 가볍게 닿습니다.',
    ),
    'should.mid': always(
      '{dayWord}에 해도 됩니다. 다만 크기를 반으로 줄이고 대답을 재촉하지 마세요.',
      '나쁘지 않은 날입니다. {dayWord}에는 가볍게 꺼내고, 큰 이야기는 다음으로 남겨 두세요.',
      '{dayWord}이면 괜찮습니다. 잘되느냐는 날보다 말투에 달렸습니다.',
    ),
    'should.hold': always(
      '{dayWord}은 비키는 쪽이 낫습니다. 말이 부드럽게 닿는 때는 {when}입니다.',
      '{dayWord}에는 참으세요. 같은 말도 {when}에 하면 덜 무겁습니다.',
      '{dayWord}은 권하지 않겠습니다. 마음이 급한 날의 말은 뜻과 다르게 들리니 {when}로 남겨 두세요.',
    ),
    'will.go': always(
      '{dayWord}은 잘 풀리는 쪽입니다. 서두르지만 않으면 됩니다.',
      '좋은 날입니다. {dayWord}에는 먼저 웃는 쪽이 이깁니다.',
      '{dayWord}이라면 기대해도 됩니다. 마음이 덜 구겨지고 닿는 날입니다.',
    ),
    'will.mid': always(
      '{dayWord}은 반반입니다. 짧고 가볍게 하면 좋은 쪽으로 기웁니다.',
      '무난한 날입니다. {dayWord}에 다 정하려 하지만 않으면 편하게 지나갑니다.',
      '{dayWord}의 분위기는 당신이 만드는 만큼입니다. 기대를 절반만 챙기세요.',
    ),
    'will.hold': always(
      '{dayWord}에는 큰 기대를 얹지 마세요. 분위기가 풀리는 때는 {when}입니다.',
      '어긋나기 쉬운 날입니다. {dayWord}에는 듣는 쪽에 서고, 하고 싶은 말은 {when}로 남겨 두세요.',
      '{dayWord}은 쉬어 가는 날입니다. 잘 안 풀려도 당신 탓으로 적지 마세요.',
    ),
  },
});
