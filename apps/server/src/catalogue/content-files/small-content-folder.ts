import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** The smallest content folder without faults: one content of each kind, for tests to copy and spoil. */
export const SMALL_CONTENT: Readonly<Record<string, string>> = {
  'contents/01-manual.md': `---
id: 1
slug: manual
version: 3
published: true
serviceType: SAJU
purchaseType: PREMIUM
title: 설명서
subtitle: 읽는 나
originalPrice: 10000
discountPrice: 5000
categories: [NEW, PREMIUM, SOLO, MARRIAGE, BREAKUP, CRUSH, SSUM, LOVE]
minChars: 8000
chapters:
  - title: 나의 밑그림
    basis: [ilgan, ohaeng]
  - title: 올해의 날씨
    basis: [seun]
recommendations: [2, 3, 4]
---

## 소개

첫째 문단입니다.

둘째 문단입니다.

## 알아 두세요

덧붙이는 말입니다.
`,
  'contents/02-today.md': `---
id: 2
slug: today
version: 1
published: true
serviceType: SAJU
purchaseType: FREE
title: 오늘
freeTitle: 오늘의 글
subtitle: 하루
originalPrice: 0
discountPrice: 0
categories: [LOVE]
minChars: 1000
chapters:
  - title: 오늘의 글자
    basis: [iljin]
recommendations: [1, 3, 4]
art: manual
---

## 소개

한 문단입니다.
`,
  'contents/03-mind.md': `---
id: 3
slug: mind
version: 1
published: true
serviceType: TAROT
purchaseType: PREMIUM
title: 속마음
subtitle: 세 장
originalPrice: 9900
discountPrice: 4900
categories: [PREMIUM, TAROT]
minChars: 3000
tarot:
  spread: THREE_CARD
  questions:
    - 겉
    - 속
    - 바람
chapters:
  - title: 겉으로 보이는 것
    basis: [card1]
recommendations: [1, 2, 4]
---

## 소개

첫째.

둘째.
`,
  'contents/04-card.md': `---
id: 4
slug: card
version: 1
published: true
serviceType: TAROT
purchaseType: FREE
title: 한 장
freeTitle: 한 장
subtitle: 하루 한 장
originalPrice: 0
discountPrice: 0
categories: [TAROT]
minChars: 600
tarot:
  spread: ONE_CARD
  questions:
    - 오늘은 어떨까요?
chapters:
  - title: 카드의 표정
    basis: [card1, advice]
recommendations: [1, 2, 3]
---

## 소개

한 문단.
`,
  'partners/1-moon.md': `---
id: 1
slug: moon
name: 달
speciality: 첫 상담
status: ON
serviceType: SAJU
questionCategories: [1]
voice: 부드러운 존댓말
sampleQuestions:
  - 언제일까요?
---

## 소개

반갑습니다.
`,
  'pages/terms.md': `---
title: 이용약관
version: 2
effectiveDate: 2026-12-01
---

상호: {{business.name}}
`,
  'pages/privacy.md': `---
title: 개인정보 처리방침
version: 1
effectiveDate: 2026-12-01
---

{{#model}}
모델: {{model.provider}}
{{/model}}
`,
  'pages/refund.md': `---
title: 환불 안내
version: 1
effectiveDate: 2026-12-01
---

전액을 돌려 드립니다.
`,
  'categories.yaml': `${['NEW', 'SOLO', 'MARRIAGE', 'BREAKUP', 'CRUSH', 'SSUM']
    .map((code) => `- { code: ${code}, name: 이름, tagline: 한 줄, contents: [1] }`)
    .join('\n')}
- { code: PREMIUM, name: 이름, tagline: 한 줄, contents: [3, 1] }
- { code: LOVE, name: 이름, tagline: 한 줄, contents: [2, 1] }
- { code: TAROT, name: 이름, tagline: 한 줄, contents: [4, 3] }
`,
  'question-categories.yaml': `- id: 1
  name: 연애운
  questions: [언제일까요?]
`,
  'credit-packages.yaml': `- id: 1
  name: 열
  credit: 10
  bonusCredit: 0
  originalPrice: 2900
  discountPrice: 2900
  description: 가볍게
  recommended: true
  onSale: true
- id: 2
  name: 서른
  credit: 30
  bonusCredit: 3
  originalPrice: 8700
  discountPrice: 7900
  description: 며칠
  recommended: false
  onSale: true
`,
};

/** Writes files to a fresh folder named `content`, gives its place to `read`, and clears it away. */
export function inContentFolder<T>(
  files: Readonly<Record<string, string>>,
  read: (directory: string) => T,
): T {
  const parent = mkdtempSync(join(tmpdir(), 'wolha-content-'));
  const directory = join(parent, 'content');
  try {
    for (const [path, text] of Object.entries(files)) {
      const place = join(directory, path);
      mkdirSync(dirname(place), { recursive: true });
      writeFileSync(place, text);
    }
    return read(directory);
  } finally {
    rmSync(parent, { recursive: true });
  }
}
