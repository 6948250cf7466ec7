import { analyzeChart } from '@wolha/saju';
import { describe, expect, test } from 'vitest';
import { shippedContents } from '#cli/shipped-outlines.ts';
import { sajuTasks, type ChapterTask } from './brief.ts';
import { checkChapter } from './check-chapter.ts';
import { modelPrompt } from './prompt.ts';

const content = shippedContents().get(35);
if (!content) throw new RangeError('no content 35');
const chart = analyzeChart({ birthday: '19940312', time: '0724', sexType: 'FEMALE' });
const [first] = sajuTasks({ content, chart, on: '20261121' });
if (!first) throw new RangeError('no chapter');
const task: ChapterTask = { ...first, brief: { ...first.brief, minChars: 120 } };

const cited = first.brief.facts.filter(({ evidence }) => evidence.length > 1).slice(0, 3);
const MARKDOWN = [
  `${cited.map(({ evidence }) => evidence).join(', ')}, 이 근거가 단정하고 씀씀이가 시원한 사람을 부릅니다. 약속 시각보다 조금 먼저 와서 자리를 닦는 사람이에요.`,
  '배우자 자리에 앉은 유금 앞에서는 목소리가 낮아집니다. 고마운 일을 그날 안에 말하면 오래 남지요.',
  '함께 걷는 저녁에는 휴대폰을 넣어 두세요. 듣고 있다는 것이 가장 큰 선물이 됩니다.',
].join('\n\n');
/** Long enough, and about anybody. */
const UNGROUNDED =
  '마음은 천천히 열립니다. 서두르지 않는 사람 앞에서 말이 길어져요.\n\n웃는 날이 하루씩 늘어나면 그것으로 충분합니다. 잘 먹고 잘 자는 일도 사랑의 준비예요.';
const good = {
  answer: '단정한 사람이 곁에 앉습니다.',
  markdown: MARKDOWN,
  actions: ['고마운 일을 오늘 말하기'],
  facts: ['day.branch'],
};
const answer = (change: Partial<typeof good> = {}) => JSON.stringify({ ...good, ...change });
const faultsOf = (text: string) => {
  const checked = checkChapter(text, task);
  return checked.ok ? [] : checked.faults;
};

describe('what a model wrote', () => {
  test('becomes a chapter with the drawn pieces in its middle and its facts found', () => {
    const checked = checkChapter(answer(), task);
    expect(faultsOf(answer())).toEqual([]);
    expect(checked.ok && checked.chapter.blocks.map(({ kind }) => kind)).toEqual([
      'prose',
      'signPair',
      'prose',
      'checklist',
    ]);
    expect(checked.ok && checked.chapter.facts.map(({ evidence }) => evidence)).toContain('유금');
  });

  test('may stand in a fence and begin with its answer', () => {
    const checked = checkChapter(
      `\`\`\`json\n${answer({ markdown: `**${good.answer}**\n\n${MARKDOWN}` })}\n\`\`\``,
      task,
    );
    expect(checked.ok).toBe(true);
  });

  test.each([
    ['nothing', ''],
    ['no JSON', '여기 풀이가 있습니다.'],
    ['half a JSON', answer().slice(0, 80)],
    ['another shape', JSON.stringify({ title: '장', text: '글' })],
    ['too little', answer({ markdown: '유금은 단정합니다.' })],
    ['a megabyte', 'a'.repeat(1_000_000)],
    [
      'English',
      answer({ markdown: `${MARKDOWN}\n\n${'Your heart opens slowly and it will be fine. '.repeat(6)}` }),
    ],
    ['plain speech', answer({ markdown: `${MARKDOWN}\n\n그 사람은 곧 온다.` })],
    ['a link', answer({ markdown: `${MARKDOWN}\n\n[여기](https://example.com)를 눌러 보세요.` })],
    ['HTML', answer({ markdown: `${MARKDOWN}\n\n<img src=x onerror=alert(1)> 웃으세요.` })],
    ['a list', answer({ markdown: `${MARKDOWN}\n\n- 하나를 고르세요.` })],
    ['a character nobody gave', answer({ markdown: `${MARKDOWN}\n\n홍염이 켜져 있어 매력이 짙습니다.` })],
    ['another seat', answer({ markdown: `${MARKDOWN}\n\n배우자 자리의 묘목도 함께 봅니다.` })],
    ['a date nobody gave', answer({ markdown: `${MARKDOWN}\n\n2031년 5월에 만납니다.` })],
    ['a name', answer({ markdown: `${MARKDOWN}\n\n지민님은 참 고운 사람입니다.` })],
    ['a certainty', answer({ markdown: `${MARKDOWN}\n\n그 사람은 반드시 돌아옵니다.` })],
    ['the same sentence twice', answer({ markdown: `${MARKDOWN}\n\n${MARKDOWN}` })],
    ['no fact', answer({ markdown: `${MARKDOWN.split('\n\n')[2] ?? ''}\n\n${UNGROUNDED}` })],
  ])('is refused for %s', (_, text) => {
    expect(faultsOf(text)).not.toEqual([]);
  });
});

describe('the prompt', () => {
  const sent = JSON.stringify(modelPrompt(task.brief));

  test('tells the facts, the verdicts and the pillars, and nothing of the birth itself', () => {
    expect(sent).toContain('유금');
    expect(sent).toContain('정유일');
    for (const secret of ['1994', '0312', '07:24', '0724', '7:24']) expect(sent).not.toContain(secret);
  });

  test('for a repair gives the answer back with the reasons', () => {
    const { messages } = modelPrompt(task.brief, { answer: '{', faults: ['정해진 JSON이 아닙니다'] });
    expect(messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
    expect(messages.at(-1)?.content).toContain('정해진 JSON이 아닙니다');
  });
});
