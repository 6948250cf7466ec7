import { describe, expect, test } from 'vitest';
import { ContentFilesError, formatProblem } from './problem.ts';
import { readContentDirectory } from './read-content-directory.ts';
import { inContentFolder, SMALL_CONTENT } from './small-content-folder.ts';

const MANUAL = 'contents/01-manual.md';
const TODAY = 'contents/02-today.md';
const MIND = 'contents/03-mind.md';

function problemsOf(files: Readonly<Record<string, string>>): string[] {
  try {
    inContentFolder(files, readContentDirectory);
    return [];
  } catch (error) {
    if (error instanceof ContentFilesError) return error.problems.map(formatProblem);
    throw error;
  }
}

/** The small folder with one piece of one file replaced. */
function spoiled(file: string, from: string, to: string): Record<string, string> {
  const text = SMALL_CONTENT[file];
  if (text === undefined || !text.includes(from)) throw new Error(`${file} does not hold “${from}”.`);
  return { ...SMALL_CONTENT, [file]: text.replace(from, to) };
}

describe('a content folder without faults', () => {
  const catalogue = inContentFolder(SMALL_CONTENT, readContentDirectory);

  test('gives every content with its outline, its intro and what it leaves out', () => {
    expect(catalogue.contents.map((content) => content.slug)).toEqual(['manual', 'today', 'mind', 'card']);
    expect(catalogue.contents[0]).toMatchObject({
      version: 3,
      freeTitle: null,
      tarot: null,
      art: 'manual',
      chapters: [
        { title: '나의 밑그림', basis: ['ilgan', 'ohaeng'] },
        { title: '올해의 날씨', basis: ['seun'] },
      ],
      intro: '첫째 문단입니다.\n\n둘째 문단입니다.\n\n### 알아 두세요\n\n덧붙이는 말입니다.',
    });
  });

  test('lets a content borrow another drawing', () => {
    expect(catalogue.contents[1]?.art).toBe('manual');
  });

  test('gives a tarot content its spread with the number of cards', () => {
    expect(catalogue.contents[2]?.tarot).toEqual({
      spread: { code: 'THREE_CARD', count: 3 },
      questions: ['겉', '속', '바람'],
    });
  });

  test('keeps categories, packages and questions in the order written', () => {
    expect(catalogue.categories.map((category) => category.code).slice(-3)).toEqual([
      'PREMIUM',
      'LOVE',
      'TAROT',
    ]);
    expect(catalogue.categories.at(-1)?.contents).toEqual([4, 3]);
    expect(catalogue.creditPackages.map((entry) => entry.name)).toEqual(['열', '서른']);
    expect(catalogue.questionCategories[0]?.questions).toEqual(['언제일까요?']);
  });

  test('gives partners and pages', () => {
    expect(catalogue.partners[0]).toMatchObject({
      name: '달',
      questionCategoryIds: [1],
      intro: '반갑습니다.',
    });
    expect(catalogue.pages.terms).toEqual({
      name: 'terms',
      title: '이용약관',
      version: 2,
      effectiveDate: '2026-12-01',
      template: '상호: {{business.name}}',
    });
  });

  test('reads files with Windows line ends and a byte order mark alike', () => {
    const windows = Object.fromEntries(
      Object.entries(SMALL_CONTENT).map(([path, text]) => [path, `\uFEFF${text.replaceAll('\n', '\r\n')}`]),
    );
    expect(inContentFolder(windows, readContentDirectory)).toEqual(catalogue);
  });
});

/** One fault: what is wrong, the files that hold it, the file and the text on the line it is reported for, and what is said. */
type Case = [name: string, files: Record<string, string>, file: string, onLineOf: string, says: string];

const CARD = 'contents/04-card.md';
const PARTNER = 'partners/1-moon.md';
const CATEGORIES = 'categories.yaml';
const QUESTIONS = 'question-categories.yaml';
const PACKAGES = 'credit-packages.yaml';
const TERMS = 'pages/terms.md';
const PRIVACY = 'pages/privacy.md';
const CARD_SPREAD = 'tarot:\n  spread: ONE_CARD\n  questions:\n    - 오늘은 어떨까요?\n';

const CASES: Case[] = [
  // One file by itself: how it is cut and read.
  ['no front matter', spoiled(MANUAL, '---\n', ''), MANUAL, 'id: 1', '첫 줄은 ---로 시작'],
  ['front matter left open', spoiled(TERMS, '---\n\n', '\n'), TERMS, '---', '닫는 줄이 없습니다'],
  [
    'broken YAML',
    spoiled(TODAY, 'title: 오늘', 'title: [오늘'),
    TODAY,
    'freeTitle',
    'YAML을 읽을 수 없습니다',
  ],
  [
    'a field twice',
    spoiled(MANUAL, 'title: 설명서', 'slug: again\ntitle: 설명서'),
    MANUAL,
    'slug: again',
    '두 번',
  ],
  // Its fields.
  ['a missing field', spoiled(MANUAL, 'version: 3\n', ''), MANUAL, 'id: 1', 'version: 빠져 있습니다'],
  [
    'an unknown field',
    spoiled(MANUAL, 'version: 3', 'colour: red\nversion: 3'),
    MANUAL,
    'colour',
    'colour: 모르는',
  ],
  [
    'a wrong type',
    spoiled(MANUAL, 'minChars: 8000', 'minChars: 많이'),
    MANUAL,
    'minChars',
    'minChars: 수 자리',
  ],
  ['an unknown word', spoiled(MANUAL, 'SAJU', 'STARS'), MANUAL, 'STARS', 'serviceType: 다음 가운데 하나'],
  ['a long title', spoiled(MANUAL, '설명서', '설명서'.repeat(9)), MANUAL, 'title', 'title: 24자 이하로'],
  ['an empty title', spoiled(MANUAL, 'title: 설명서', 'title: ""'), MANUAL, 'title', 'title: 비어 있습니다'],
  [
    'stray spaces',
    spoiled(MANUAL, '설명서', '내  설명서'),
    MANUAL,
    '내  설명서',
    'title: 앞뒤나 가운데에 남는 공백',
  ],
  [
    'an undecided particle',
    spoiled(MANUAL, '읽는 나', '나을(를)'),
    MANUAL,
    'subtitle',
    'subtitle: 조사를 하나로',
  ],
  [
    'loose letters',
    spoiled(MANUAL, '읽는', '읽는'.normalize('NFD')),
    MANUAL,
    'subtitle',
    'subtitle: 자모가 풀린',
  ],
  ['a bad slug', spoiled(MANUAL, 'slug: manual', 'slug: Manual!'), MANUAL, 'slug', 'slug: 영문 소문자'],
  ['another file name', spoiled(MANUAL, 'slug: manual', 'slug: handbook'), MANUAL, 'slug', '01-handbook.md'],
  [
    'a date that is none',
    spoiled(TERMS, '2026-12-01', '2026-02-30'),
    TERMS,
    '02-30',
    'effectiveDate: 2026-12-01처럼',
  ],
  // What must hold between fields.
  [
    'more chapters than texts were written for',
    spoiled(
      MANUAL,
      'recommendations: [2, 3, 4]',
      `${Array.from({ length: 9 }, (_, index) => `  - title: 덧붙인 ${index + 1}장\n    basis: [seun]\n`).join('')}recommendations: [2, 3, 4]`,
    ),
    MANUAL,
    'chapters:',
    'chapters: 풀이 글은 10장까지 있습니다',
  ],
  [
    'an unknown basis',
    spoiled(MANUAL, 'ohaeng', 'star'),
    MANUAL,
    'star',
    'chapters[1].basis[2]: 다음 가운데',
  ],
  ['a foreign basis', spoiled(MANUAL, 'seun', 'card1'), MANUAL, 'card1', 'chapters[2].basis[1]: card1'],
  ['too little off', spoiled(MANUAL, ': 5000', ': 7000'), MANUAL, ': 7000', 'discountPrice: 할인율이 30%'],
  ['too much off', spoiled(MANUAL, ': 5000', ': 4000'), MANUAL, ': 4000', 'discountPrice: 할인율이 60%'],
  [
    'a price on free',
    spoiled(TODAY, 'discountPrice: 0', 'discountPrice: 9'),
    TODAY,
    ': 9',
    'discountPrice: 무료',
  ],
  ['no free title', spoiled(TODAY, 'freeTitle: 오늘의 글\n', ''), TODAY, 'id: 2', 'freeTitle: 무료'],
  [
    'a free title on premium',
    spoiled(MIND, 'subtitle', 'freeTitle: 속\nsubtitle'),
    MIND,
    'freeTitle',
    '프리미엄',
  ],
  ['premium outside PREMIUM', spoiled(MANUAL, 'PREMIUM, SOLO', 'SOLO'), MANUAL, '[NEW', 'PREMIUM에 들어야'],
  ['Saju in TAROT', spoiled(TODAY, '[LOVE]', '[LOVE, TAROT]'), TODAY, '[LOVE', 'TAROT에 들 수 없습니다'],
  ['tarot without spread', spoiled(CARD, CARD_SPREAD, ''), CARD, 'id: 4', 'tarot: 타로 콘텐츠에는'],
  [
    'a spread on Saju',
    spoiled(TODAY, 'chapters:', `${CARD_SPREAD}chapters:`),
    TODAY,
    'tarot:',
    'tarot: 사주',
  ],
  ['an unknown spread', spoiled(MIND, 'THREE_CARD', 'CELTIC'), MIND, 'CELTIC', 'tarot.spread: 다음 가운데'],
  [
    'a card without question',
    spoiled(MIND, '    - 바람\n', ''),
    MIND,
    'questions',
    'THREE_CARD에는 물음이 3개',
  ],
  [
    'recommending itself',
    spoiled(MANUAL, '[2, 3, 4]', '[2, 1, 4]'),
    MANUAL,
    '[2, 1',
    'recommendations[2]: 자기',
  ],
  [
    'recommending twice',
    spoiled(MANUAL, '[2, 3, 4]', '[2, 3, 2]'),
    MANUAL,
    '3, 2]',
    'recommendations[3]: 2: 두',
  ],
  [
    'recommending little',
    spoiled(MANUAL, '[2, 3, 4]', '[2, 3]'),
    MANUAL,
    '[2, 3]',
    'recommendations: 3개 이상',
  ],
  [
    'two recommended packages',
    spoiled(PACKAGES, 'false', '!!bool true'),
    PACKAGES,
    '!!bool',
    '추천은 하나만',
  ],
  [
    'a package dearer than before',
    spoiled(PACKAGES, '7900', '9900'),
    PACKAGES,
    '9900',
    '[2].discountPrice: 정가',
  ],
  // The text below.
  ['no intro', spoiled(MANUAL, '## 소개\n', ''), MANUAL, '첫째 문단', '첫 ## 제목 위에'],
  [
    'another first section',
    spoiled(MANUAL, '## 소개', '## 머리말'),
    MANUAL,
    '## 머리말',
    '## 소개로 시작해야',
  ],
  [
    'a short intro',
    spoiled(MANUAL, '\n둘째 문단입니다.', ''),
    MANUAL,
    '## 소개',
    '문단이 1개입니다. 2~4개로',
  ],
  ['an empty section', spoiled(MANUAL, '덧붙이는 말입니다.', ''), MANUAL, '## 알아', '비어 있습니다'],
  ['a top heading', spoiled(MANUAL, '둘째 문단', '# 둘째'), MANUAL, '# 둘째', '본문의 제목은 ##부터'],
  ['HTML', spoiled(MANUAL, '둘째 문단', '<b>둘째</b>'), MANUAL, '<b>', 'HTML 태그는 쓸 수 없습니다'],
  ['an unknown page variable', spoiled(TERMS, 'business.name', 'business.nick'), TERMS, 'nick', '모르는 값'],
  ['an open condition', spoiled(PRIVACY, '{{/model}}\n', ''), PRIVACY, '{{#model}}', '닫히지 않았습니다'],
  // Between files.
  ['one id for two', spoiled(TODAY, 'id: 2', 'id: 1'), TODAY, 'id: 1', `id: 1: content/${MANUAL}와 같습니다`],
  [
    'one slug for two',
    spoiled(TODAY, ': today', ': manual'),
    TODAY,
    ': manual',
    `content/${MANUAL}와 같습니다`,
  ],
  [
    'one title for two',
    spoiled(TODAY, 'title: 오늘', 'title: 설명서'),
    TODAY,
    '설명서',
    `content/${MANUAL}와 같습니다`,
  ],
  [
    'a chapter title twice',
    spoiled(TODAY, '오늘의 글자', '올해의 날씨'),
    TODAY,
    '올해의',
    `content/${MANUAL}에도 있는`,
  ],
  ['recommending nothing', spoiled(MANUAL, '[2, 3, 4]', '[2, 3, 99]'), MANUAL, '99', '99: 없는 콘텐츠'],
  ['recommending the hidden', spoiled(TODAY, 'true', 'false'), MANUAL, '[2, 3, 4]', '2: 공개하지 않은'],
  [
    'a category left out',
    spoiled(CATEGORIES, 'code: NEW', 'code: SOLO'),
    CATEGORIES,
    'SOLO',
    'NEW: 카테고리 하나가',
  ],
  [
    'a category twice',
    spoiled(CATEGORIES, 'code: LOVE', 'code: NEW'),
    CATEGORIES,
    '[2, 1]',
    '[8].code: NEW: 두 번',
  ],
  [
    'a category of nothing',
    spoiled(CATEGORIES, '[4, 3]', '[4, 3, 77]'),
    CATEGORIES,
    '77',
    '[9].contents[3]: 77: 없는',
  ],
  [
    'a member twice',
    spoiled(CATEGORIES, '[4, 3]', '[4, 3, 4]'),
    CATEGORIES,
    '3, 4]',
    '[9].contents[3]: 4: 두 번',
  ],
  [
    'a member unaware',
    spoiled(CATEGORIES, '[4, 3]', '[4, 3, 1]'),
    CATEGORIES,
    '[4, 3, 1]',
    `1: content/${MANUAL}의 categories`,
  ],
  [
    'a member not listed',
    spoiled(CATEGORIES, '[2, 1]', '[1]'),
    TODAY,
    '[LOVE]',
    'LOVE: content/categories.yaml의 목록',
  ],
  [
    'a partner of no category',
    spoiled(PARTNER, '[1]', '[1, 5]'),
    PARTNER,
    '[1, 5]',
    'questionCategories[2]: 5: 없는',
  ],
  [
    'a question twice',
    spoiled(QUESTIONS, '[언제', '[언제일까요?, 언제'),
    QUESTIONS,
    '[언제',
    '[1].questions[2]',
  ],
  [
    'a stray file',
    { ...SMALL_CONTENT, 'contents/notes.txt': '메모' },
    'contents/notes.txt',
    '메모',
    '.md 파일만',
  ],
];

describe('a fault is reported with its file and line', () => {
  test.each(CASES)('%s', (_, files, file, onLineOf, says) => {
    const line = (files[file] ?? '').split('\n').findIndex((text) => text.includes(onLineOf)) + 1;
    const reported = problemsOf(files).filter((problem) => problem.startsWith(`content/${file}:${line}: `));
    expect(reported.join('\n')).toContain(says);
  });

  test('a missing file and a missing folder', () => {
    const left = Object.fromEntries(
      Object.entries(SMALL_CONTENT).filter(
        ([path]) => path !== 'pages/terms.md' && !path.startsWith('partners/'),
      ),
    );
    expect(problemsOf(left)).toEqual([
      'content/pages/terms.md:1: 파일이 없습니다',
      'content/partners:1: 폴더가 없습니다',
    ]);
  });
});

describe('many faults', () => {
  test('are all reported at once, in file and line order', () => {
    const files = {
      ...spoiled(MANUAL, 'discountPrice: 5000', 'discountPrice: 9000'),
      [TODAY]: spoiled(TODAY, 'published: true', 'published: maybe')[TODAY] ?? '',
      'credit-packages.yaml': '- id: 1\n',
    };
    const problems = problemsOf(files);
    expect(problems[0]).toBe(
      'content/contents/01-manual.md:11: discountPrice: 할인율이 10%입니다. 40~55%여야 합니다',
    );
    expect(problems[1]).toBe('content/contents/02-today.md:5: published: true나 false 자리입니다');
    expect(
      problems.slice(2).every((problem) => problem.startsWith('content/credit-packages.yaml:1: [1].')),
    ).toBe(true);
    expect(problems).toHaveLength(10);
  });

  test('a file that cannot be typed does not make others look wrong', () => {
    expect(problemsOf(spoiled(TODAY, 'minChars: 1000', 'minChars: 없음'))).toEqual([
      'content/contents/02-today.md:14: minChars: 수 자리입니다',
    ]);
  });
});
