import { createHash } from 'node:crypto';
import type { GivenChapter, GivenFact } from '#model/task.ts';

/** A sentence about one fact. The clue stands where no particle has to follow it, so any word fits. */
type Frame = (clue: string) => string;

// Neighbours end differently on purpose: a reader notices three sentences in a row that end alike.
const frames: readonly Frame[] = [
  (clue) => `먼저 눈에 들어오는 것은 ${clue}, 이 대목에서 마음이 움직이는 순서가 보입니다.`,
  (clue) => `${clue}, 이 자리 덕분에 좋아하는 마음을 숨기려 해도 말끝에 온기가 남아요.`,
  (clue) => `${clue}, 여기를 짚어 보면 왜 처음 만난 날보다 세 번째 만남이 편했는지 알게 됩니다.`,
  (clue) => `서두르고 싶은 날일수록 ${clue}, 이 글귀를 떠올리고 하루만 더 기다려 보세요.`,
  (clue) => `${clue}, 그래서 약속을 지키는 사람 앞에서 마음의 문이 먼저 열립니다.`,
  (clue) => `연락이 뜸해져도 흔들리지 않는 힘은 ${clue}, 바로 이 바탕에서 나와요.`,
  (clue) => `${clue}, 이 특징은 다툰 뒤에 먼저 손을 내미는 모습으로 나타납니다.`,
  (clue) => `마음이 복잡한 밤에는 ${clue}, 이 한 줄을 소리 내어 읽어 보세요.`,
  (clue) => `${clue}, 이 조합을 가진 사람은 칭찬보다 꾸준한 안부에 더 깊이 감동해요.`,
  (clue) => `오래 가는 인연을 고르는 눈은 ${clue}, 이 부분에서 자라납니다.`,
  (clue) => `${clue}, 이 신호가 보이는 시기에는 새로운 모임보다 익숙한 자리에서 사람을 만나요.`,
  (clue) => `상대의 말이 서운하게 들렸다면 ${clue}, 이 예민함을 탓하지 말고 뜻을 한 번 더 물어보세요.`,
  (clue) => `${clue}, 이 흔적은 혼자 견디는 데 익숙했던 시간을 조용히 말해 줍니다.`,
  (clue) => `고백의 말을 고를 때는 ${clue}, 이 장점이 드러나도록 짧고 또렷한 문장이 어울려요.`,
  (clue) => `${clue}, 이 배치 때문에 관심이 생기면 질문부터 많아집니다.`,
  (clue) => `부담스러운 부탁을 받았을 때 ${clue}, 이 기준으로 거절의 말을 미리 적어 두세요.`,
  (clue) => `${clue}, 이 면을 아는 사람은 당장의 설렘보다 주말의 편안함을 먼저 챙겨요.`,
  (clue) => `지난 인연에서 배운 점이 있다면 ${clue}, 이 자리를 지키는 방법입니다.`,
  (clue) => `${clue}, 이 점을 닮은 사람과는 침묵도 대화처럼 느껴져요.`,
  (clue) => `기대가 커질 때마다 ${clue}, 이 바탕으로 돌아와 지금 받은 마음부터 세어 보세요.`,
  (clue) => `${clue}, 이 무늬는 주변에서 소개를 받을 때 더 환하게 드러납니다.`,
  (clue) => `함께 밥을 먹는 속도 같은 작은 일에서도 ${clue}, 이 성향이 배려로 바뀌어요.`,
  (clue) => `${clue}, 이 대목을 살피면 거리를 두던 시간에도 이유가 있었음을 알게 됩니다.`,
  (clue) => `다음 만남을 정할 때는 ${clue}, 이 장면에 맞추어 낮 시간의 산책을 골라 보세요.`,
  (clue) => `${clue}, 이 모양새는 말보다 행동을 오래 지켜보는 습관으로 이어져요.`,
  (clue) => `질투가 올라오는 순간에도 ${clue}, 이 중심이 있으면 말투가 차가워지지 않습니다.`,
  (clue) => `${clue}, 이 힘을 믿는 만큼 상대에게도 쉬어 갈 틈을 내어 주세요.`,
  (clue) => `서로의 일정을 맞추는 문제라면 ${clue}, 이 강점 덕에 먼저 제안하는 쪽이 되어요.`,
  (clue) => `${clue}, 이 기록이 말해 주듯 마음은 한 번에 쏟기보다 나누어 건넬 때 오래 남습니다.`,
  (clue) => `중요한 이야기를 앞두었다면 ${clue}, 이 점을 떠올리며 첫 문장만 정해 두세요.`,
];

const closings: readonly string[] = [
  '오늘 저녁에는 고마웠던 일 한 가지를 짧은 메시지로 전해 보세요.',
  '이번 주말에는 함께 걷기 좋은 길을 하나 골라 적어 두세요.',
  '자기 전에 바라는 관계의 모습을 세 줄로 써 보세요.',
  '내일 아침에는 미뤄 둔 답장부터 보내 보세요.',
];

const answers: readonly string[] = [
  '마음의 속도를 지키면 인연이 편안하게 이어집니다.',
  '먼저 건네는 다정한 한마디가 관계의 문을 엽니다.',
  '기다림보다 분명한 표현이 이번 인연에 잘 맞습니다.',
  '익숙한 자리에서 시작된 만남이 오래 갑니다.',
];

const followUps: readonly string[] = [
  '이번 달에 먼저 연락해도 괜찮을까요?',
  '그 사람과 편해지려면 무엇부터 하면 좋을까요?',
  '제가 조심하면 좋은 말버릇이 있을까요?',
  '새로운 만남은 어떤 자리에서 찾아보면 좋을까요?',
];

/** A number from a text, the same on every machine. */
export function hashOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0);
}

const pickBy = <T>(list: readonly T[], seed: string): T => list[hashOf(seed) % list.length]!;

/** One line that answers first, without any Markdown. */
export function answerLine(chapter: GivenChapter, seed: string): string {
  return pickBy(answers, `${seed} ${chapter.title ?? ''} answer`);
}

/** A thing to do. */
export function actionLine(chapter: GivenChapter, seed: string, nth = 0): string {
  return closings[(hashOf(`${seed} ${chapter.title ?? ''} action`) + nth) % closings.length]!;
}

/** A question the reader may ask next. */
export function followUp(seed: string, nth: number): string {
  return followUps[(hashOf(`${seed} next`) + nth) % followUps.length]!;
}

/** How a fact is quoted: with its seat, where it has one. */
function citation(fact: GivenFact): string {
  if (fact.seat === undefined) return fact.evidence;
  return fact.absent ? `${fact.seat}에서 비어 있는 ${fact.evidence}` : `${fact.seat}에 놓인 ${fact.evidence}`;
}

/** Characters of a text that are not blank. */
export const lengthOf = (text: string): number => text.replaceAll(/\s/g, '').length;

/** Shortest text of a chapter when the prompt names none, in characters without blanks. */
const USUAL_LENGTH = 600;

/**
 * A chapter in Markdown: the answer in bold, paragraphs of at most three sentences that quote the given facts in
 * turn and nothing else, a thing to do. No sentence comes twice. Long enough for `minChars`, or 600.
 */
export function chapterMarkdown(chapter: GivenChapter, seed: string): string {
  const facts = distinctCitations(chapter.facts);
  const wanted = chapter.minChars ?? USUAL_LENGTH;
  const start = hashOf(`${seed} ${chapter.title ?? ''}`);
  const answer = `**${answerLine(chapter, seed)}**`;
  const action = actionLine(chapter, seed);
  const sentences: string[] = [];
  const most = frames.length * facts.length;
  for (let turn = 0; turn < most; turn += 1) {
    if (turn >= facts.length && lengthOf([answer, ...sentences, action].join('')) >= wanted) break;
    // Every round of frames starts one fact further, so that no frame meets the same fact again.
    const fact = facts[((turn % frames.length) + Math.floor(turn / frames.length)) % facts.length]!;
    sentences.push(frames[(start + turn) % frames.length]!(fact));
  }
  const paragraphs: string[] = [];
  for (let at = 0; at < sentences.length; at += 3) paragraphs.push(sentences.slice(at, at + 3).join(' '));
  return [answer, ...paragraphs, action].join('\n\n');
}

function distinctCitations(facts: readonly GivenFact[]): readonly string[] {
  return facts.length > 0 ? [...new Set(facts.map(citation))] : ['지금 들려준 이야기'];
}
