import type {
  AgeDirection, Channel, Charm, Crush, Expression, Hurt, Initiative, Light, Pace, Pattern, Recovery, Ssum, Warmth,
} from '#corpus/dimensions.ts'; // prettier-ignore
import type { Verdicts } from '#verdicts/verdicts.ts';

/** The verdicts in words, as a model is told them. */

const PATTERN: Record<Pattern, string> = {
  spark: '설렘이 먼저 앞선다',
  verify: '믿을 만한지 확인한 뒤에 연다',
  weigh: '마음과 형편을 함께 견준다',
  lead: '방향을 정하고 이끈다',
  yield: '맞춰 주며 참는다',
  retreat: '한 걸음 물러나 지켜본다',
};
const EXPRESSION: Record<Expression, string> = {
  words: '말로 보인다',
  deeds: '처리해 주는 일로 보인다',
  care: '먹이고 돌보며 보인다',
  presence: '곁에 있는 시간으로 보인다',
  late: '기억해 두었다가 늦게 보인다',
  promise: '약속과 책임으로 보인다',
};
const PACE: Record<Pace, string> = {
  fast: '빠르다',
  steady: '고르다',
  slow: '느리다',
  surging: '한 번에 밀려간다',
};
const INITIATIVE: Record<Initiative, string> = {
  self: '먼저 다가간다',
  mutual: '한 걸음씩 주고받는다',
  partner: '다가오는 사람을 맞는다',
};
const SSUM: Record<Ssum, string> = {
  straight: '직진한다',
  watch: '지켜본다',
  wave: '다가갔다 물러난다',
  test: '떠본다',
  simmer: '뭉근히 데운다',
};
const RECOVERY: Record<Recovery, string> = {
  quick: '빨리 일어선다',
  wave: '나아지다 다시 밀려온다',
  long: '오래 앓고 깊이 낫는다',
  late: '뒤늦게 아프다',
  busy: '일로 덮고 견딘다',
};
const CRUSH: Record<Crush, string> = {
  sparkle: '반짝이는 순간에 끌린다',
  rescue: '돌봐 주고 싶은 마음에서 시작한다',
  dream: '상상에서 시작한다',
  admire: '존경에서 시작한다',
  chase: '닿지 않는 거리에 끌린다',
};
const CHARM: Record<Charm, string> = {
  glow: '눈길이 모인다',
  close: '가까이서 짙어진다',
  speech: '말과 글에 있다',
  dignity: '단정함과 기품에 있다',
  ease: '편안함에 있다',
  depth: '깊이에 있다',
};
const HURT: Record<Hurt, string> = {
  burst: '그 자리에서 터뜨린다',
  silence: '입을 닫는다',
  argue: '앞뒤를 따진다',
  swallow: '삼킨다',
  withdraw: '거리를 둔다',
};
const CHANNEL: Record<Channel, string> = {
  introduction: '소개',
  work: '일터',
  learning: '배움과 취미',
  travel: '이동과 여행',
  known: '이미 아는 사이',
  gathering: '모임',
};
const AGE: Record<AgeDirection, string> = { older: '연상 쪽', same: '또래', younger: '동갑이나 연하 쪽' };
const TODAY: Record<Warmth, string> = {
  hot: '뜨겁다',
  warm: '따뜻하다',
  mild: '미지근하다',
  cool: '서늘하다',
  brisk: '바람이 분다',
};
const LIGHT: Record<Light, string> = { green: '초록불', yellow: '노란불', blink: '깜빡이는 노란불' };

/** Each verdict under its Korean name. */
export const verdictWords = (verdicts: Verdicts): Record<string, string> => ({
  '사랑하는 순서': PATTERN[verdicts.pattern],
  '마음을 보이는 방식': EXPRESSION[verdicts.expression],
  '가까워지는 속도': PACE[verdicts.pace],
  '먼저 움직이는 쪽': INITIATIVE[verdicts.initiative],
  썸에서: SSUM[verdicts.ssum],
  이별에서: RECOVERY[verdicts.recovery],
  '먼저 좋아하는 까닭': CRUSH[verdicts.crush],
  매력: CHARM[verdicts.charm],
  '서운할 때': HURT[verdicts.hurt],
  '만나는 통로': CHANNEL[verdicts.channel],
  '나이의 방향': AGE[verdicts.ageDirection],
  '오늘의 온도': TODAY[verdicts.today],
  '이번 달의 신호': LIGHT[verdicts.light],
});
