import type { Page } from '@playwright/test';
import { enterBirth } from './reader.ts';

export interface Screen {
  name: string;
  title: string;
  /** Nobody, somebody new, or somebody with people and results. */
  as: 'visitor' | 'newcomer' | 'reader';
  /** Lies over the page: the picture is what is in view. */
  overlay?: boolean;
  /** What it holds up on the way, whoever looks lets go once they have looked. */
  open: (page: Page) => Promise<void>;
}

const at =
  (path: string) =>
  async (page: Page): Promise<void> => {
    await page.goto(path);
  };

const page = (name: string, title: string, path: string, as: Screen['as'] = 'visitor'): Screen => ({
  name,
  title,
  as,
  open: at(path),
});

const over = (name: string, title: string, as: Screen['as'], open: Screen['open']): Screen => ({
  name,
  title,
  as,
  overlay: true,
  open,
});

const openForm = async (tab: Page, content = 35): Promise<void> => {
  await tab.goto(`/free-fortune-content/${content}`);
  await tab.getByRole('button', { name: '무료로 분석 시작하기' }).click();
};

const openCards = async (tab: Page, path: string): Promise<void> => {
  await tab.goto(path);
  await tab.getByRole('button', { name: /시작하기$/ }).click();
  await tab.getByRole('option').last().waitFor();
};

/** Draws by the cards' numbers and waits until they lie face up. */
const drawCards = async (tab: Page, numbers: readonly number[]): Promise<void> => {
  for (const number of numbers) {
    await tab.getByRole('option', { name: `뒤집힌 카드 ${number}번`, exact: true }).click();
    await tab.getByRole('option', { name: new RegExp(`^${number}번 카드`), selected: true }).waitFor();
  }
};

/** Into a room with an adviser in which nothing was said yet. */
const openRoom = async (tab: Page, partner: number): Promise<void> => {
  await tab.goto(`/partner/${partner}`);
  await tab.getByRole('button', { name: /무료 채팅 상담/ }).click();
  const fresh = tab.getByRole('button', { name: '새로 시작하기' });
  await fresh.or(tab.getByRole('textbox', { name: '질문' })).waitFor();
  if (await fresh.isVisible()) await fresh.click();
  await tab.waitForURL('**/chat/*');
};

const askInRoom = async (tab: Page, question: string): Promise<void> => {
  const replies = tab.locator('.exchange .say-partner .bubble[aria-busy=false]');
  const before = await replies.count();
  await tab.getByRole('textbox', { name: '질문' }).fill(question);
  await tab.getByRole('button', { name: '보내기', exact: true }).click();
  await replies.nth(before).waitFor();
};

/** Back into the latest talk with an adviser. */
const reopenRoom = async (tab: Page, partner: number): Promise<void> => {
  await tab.goto(`/partner/${partner}`);
  await tab.getByRole('button', { name: /무료 채팅 상담/ }).click();
  const dialog = tab.getByRole('button', { name: '이어서 상담하기' });
  await dialog.or(tab.getByRole('textbox', { name: '질문' })).waitFor();
  if (await dialog.isVisible()) await dialog.click();
  await tab.waitForURL('**/chat/*');
};

/** To the payment page of a premium content, for a person whose birthday is used nowhere else. */
const openPayment = async (tab: Page, birthday: string): Promise<void> => {
  await tab.goto('/premium-fortune-content/5');
  await tab.getByRole('button', { name: '시작하기' }).click();
  await enterBirth(tab, { birthday, time: '0724' });
  await tab.waitForURL('**/payment?*');
};

/** A free result of the person who stands as chosen in the form. */
const openResult = async (tab: Page): Promise<void> => {
  await openForm(tab);
  await tab.getByRole('button', { name: '다음' }).click();
  await tab.waitForURL('**/free-fortune-result?*');
  await tab.getByRole('table').first().waitFor();
};

const openTab = async (tab: Page, path: string, name: string): Promise<void> => {
  await tab.goto(path);
  await tab.getByRole('tab', { name }).click();
  await tab.getByRole('tab', { name, selected: true }).waitFor();
};

const THREE_CARDS =
  '/tarot-payment?fortuneContentId=21&tarotCardIds=%5B19%2C38%2C101%5D&gender=FEMALE&spreadCode=THREE_CARD';

/** Pays on the practice card window. */
const pay = async (tab: Page): Promise<void> => {
  await tab.getByText('확인했습니다').click();
  await tab.getByRole('button', { name: /결제하기$/ }).click();
  await tab.waitForURL('**/sandbox/toss/**');
  await tab.getByRole('button', { name: /결제하기$/ }).click();
};

const PROGRESS = '**/v1/fortune-content/premium-fortune-analysis';

/** Says of every bought reading that it stands so, and lets the shop's own messages not through. */
const tellProgress = async (tab: Page, progress: Record<string, unknown>): Promise<void> => {
  const data = {
    orderId: 'a'.repeat(22),
    serviceType: 'SAJU',
    fortuneContentId: 5,
    resultId: '01a20008-5f01-7220-9727-a9a1ae24bc75',
    chaptersDone: 4,
    chaptersTotal: 12,
    message: null,
    ...progress,
  };
  await tab.route('**/v1/orders/*/progress', (route) => route.abort());
  await tab.route(PROGRESS, (route) => route.fulfill({ json: { statusCode: 200, data } }));
};

const ANALYSIS = `/premium-fortune-analysis?fortuneResultId=01a20008-5f01-7220-9727-a9a1ae24bc75&orderId=${'a'.repeat(22)}`;

/** A page that could not be had: home stands, the way to a content is cut. */
const failToOpen = async (tab: Page): Promise<void> => {
  await tab.goto('/');
  // Before the page answers, a link is followed as a whole document.
  await tab.waitForLoadState('networkidle');
  await tab.route('**/*.data*', (route) => route.abort());
  await tab
    .getByRole('link', { name: /미래 배우자 초상/ })
    .first()
    .click();
  await tab.getByRole('alertdialog').waitFor();
  await tab.unroute('**/*.data*');
};

/**
 * Every route in its states, in an order in which one reader can walk them: what is bought in one is there in a later
 * one. Pictures are taken of them, and a machine looks through them for faults of accessibility.
 */
export const screens: readonly Screen[] = [
  page('home', '홈', '/'),
  over('home-category', '분류 서랍', 'visitor', async (tab) => {
    await tab.goto('/');
    await tab.getByRole('button', { name: '이별·재회', exact: true }).click();
  }),
  over('home-menu', '옆 서랍', 'visitor', async (tab) => {
    await tab.goto('/');
    await tab.getByRole('button', { name: '메뉴' }).click();
  }),
  page('content-free-saju', '무료 사주', '/free-fortune-content/35'),
  page('content-premium-saju', '프리미엄 사주', '/premium-fortune-content/5'),
  page('content-free-tarot', '무료 타로', '/free-tarot-content/40'),
  page('content-premium-tarot', '프리미엄 타로', '/premium-tarot-content/21'),
  over('member-form', '새 사람', 'visitor', openForm),
  over('member-form-errors', '잘못 적은 양식', 'visitor', async (tab) => {
    await openForm(tab);
    await enterBirth(tab, { birthday: '961023', time: '2575' });
  }),
  over('member-form-leap', '윤달', 'visitor', async (tab) => {
    await openForm(tab);
    await tab.getByText('음력', { exact: true }).click();
    await tab.getByLabel('생년월일').fill('19950815');
    await tab.getByText('1995년에는 윤8월이 있어요').waitFor();
  }),
  over('member-form-existing', '저장된 사람', 'reader', openForm),
  over('failed', '가져오지 못함', 'visitor', failToOpen),
  {
    name: 'failed-told',
    title: '가져오지 못한 페이지',
    as: 'visitor',
    open: async (tab) => {
      await failToOpen(tab);
      await tab.getByRole('button', { name: '확인' }).click();
      await tab.getByRole('dialog').waitFor({ state: 'hidden' });
    },
  },
  page('offline', '연결 없음', '/offline.html'),
  {
    name: 'content-notes',
    title: '펼친 유의사항',
    as: 'visitor',
    open: async (tab) => {
      await tab.goto('/premium-fortune-content/5');
      await tab.evaluate(() => {
        for (const note of document.querySelectorAll('details')) note.open = true;
      });
    },
  },
  page('auth', '로그인', '/auth'),
  page('auth-problem', '로그인을 마치지 못함', '/auth?problem=expired'),
  page('chat-auth', '상담 로그인', '/chat-auth'),
  {
    name: 'result-free-saju',
    title: '무료 결과',
    as: 'reader',
    open: async (tab) => {
      await openForm(tab);
      await enterBirth(tab, { birthday: '19940312', time: '0724' });
      await tab.waitForURL('**/free-fortune-result?*');
    },
  },
  {
    name: 'result-free-saju-unknown-time',
    title: '시간을 모르는 결과',
    as: 'reader',
    open: async (tab) => {
      await openForm(tab, 33);
      await enterBirth(tab, { birthday: '19930406', male: true });
      await tab.waitForURL('**/free-fortune-result?*');
    },
  },
  over('result-loading', '결과를 펼치는 중', 'reader', async (tab) => {
    await openForm(tab);
    await tab.route('**/free-fortune-result.data*', () => undefined);
    await tab.getByRole('button', { name: '다음' }).click();
    await tab.getByText('명식을 펼치고 있어요').waitFor();
  }),
  over('result-term', '글자의 뜻', 'reader', async (tab) => {
    await openResult(tab);
    await tab
      .getByRole('button', { name: /뜻 보기$/ })
      .first()
      .click();
    await tab.getByRole('dialog').waitFor();
  }),
  over('result-chart-picture', '명식을 그림으로', 'reader', async (tab) => {
    await openResult(tab);
    await tab.getByRole('button', { name: '명식을 그림으로 간직하기' }).click();
    await tab.getByRole('dialog').getByRole('img').waitFor();
  }),
  {
    name: 'payment',
    title: '결제',
    as: 'reader',
    open: (tab) => openPayment(tab, '19940312'),
  },
  over('payment-no-consent', '동의하지 않음', 'reader', async (tab) => {
    await openPayment(tab, '19940312');
    await tab.getByRole('button', { name: /결제하기$/ }).click();
    await tab.getByRole('alertdialog').waitFor();
  }),
  {
    name: 'analysis-writing',
    title: '풀이를 쓰는 중',
    as: 'reader',
    open: async (tab) => {
      await openPayment(tab, '19940312');
      await tellProgress(tab, { phase: 'WRITING' });
      await pay(tab);
      await tab.waitForURL('**/premium-fortune-analysis?*');
      await tab.getByText(/^5장 · /).waitFor();
      await tab.unroute(PROGRESS);
    },
  },
  {
    name: 'result-premium-saju',
    title: '프리미엄 사주 결과',
    as: 'reader',
    open: async (tab) => {
      await tab.goto('/review?tag=saju');
      await tab
        .getByRole('link', { name: /미래 배우자 초상/ })
        .first()
        .click();
      await tab.waitForURL('**/premium-fortune-result/**');
      await tab.locator('[id^=chapter-]').first().waitFor();
    },
  },
  {
    name: 'analysis-refunded',
    title: '돌려 드린 풀이',
    as: 'reader',
    open: async (tab) => {
      await tellProgress(tab, { phase: 'REFUNDED' });
      await tab.goto(ANALYSIS);
      await tab.getByText('모두 돌려드렸어요').waitFor();
      await tab.unroute(PROGRESS);
    },
  },
  over('analysis-refused', '권한이 없음', 'reader', async (tab) => {
    await tab.goto(ANALYSIS);
    await tab.getByRole('alertdialog').waitFor();
  }),
  over('bought-twice', '이미 산 풀이', 'reader', async (tab) => {
    await openPayment(tab, '19940312');
    await tab.getByText('확인했습니다').click();
    await tab.getByRole('button', { name: /결제하기$/ }).click();
    await tab.getByRole('alertdialog').waitFor();
  }),
  over('cards-one', '카드 고르기, 한 장', 'visitor', (tab) => openCards(tab, '/free-tarot-content/40')),
  over('cards-three', '카드 고르기, 세 장', 'visitor', async (tab) => {
    await openCards(tab, '/premium-tarot-content/21');
    await drawCards(tab, [3, 12]);
  }),
  over('cards-too-few', '카드가 모자람', 'visitor', async (tab) => {
    await openCards(tab, '/premium-tarot-content/21');
    await drawCards(tab, [3]);
    await tab.getByRole('button', { name: /^분석하기/ }).click();
  }),
  page(
    'result-free-tarot',
    '무료 타로 결과',
    '/free-tarot-result?fortuneContentId=40&tarotCardId=97&gender=FEMALE',
    'reader',
  ),
  page('tarot-payment', '타로 결제', THREE_CARDS, 'reader'),
  {
    name: 'result-premium-tarot',
    title: '프리미엄 타로 결과',
    as: 'reader',
    open: async (tab) => {
      await tab.goto(THREE_CARDS);
      await pay(tab);
      await tab.waitForURL('**/premium-tarot-result/**');
    },
  },
  over('free-tarot-refused', '펼칠 수 없는 카드', 'reader', async (tab) => {
    await tab.goto('/free-tarot-result?fortuneContentId=40&tarotCardId=157&gender=FEMALE');
    await tab.getByRole('alertdialog').waitFor();
  }),
  page('recommended', '추천', '/recommended-content'),
  ...['영상', '저장', '프로필'].map((name): Screen => ({
    name: `recommended-${name}`,
    title: `추천, ${name}`,
    as: 'visitor',
    open: (tab) => openTab(tab, '/recommended-content', name),
  })),
  page('partners', '상담가', '/partner'),
  page('partner', '상담가 한 사람', '/partner/1'),
  over('chat-new', '새 상담방', 'reader', (tab) => openRoom(tab, 3)),
  over('chat-nobody', '사주를 고르지 않은 상담방', 'newcomer', (tab) => openRoom(tab, 1)),
  over('chat-unsent', '보내지 못한 질문', 'reader', async (tab) => {
    await openRoom(tab, 5);
    await tab.route('**/v1/chats/*/messages', (route) => route.abort());
    await tab.getByRole('textbox', { name: '질문' }).fill('고백해도 될까요?');
    await tab.getByRole('button', { name: '보내기', exact: true }).click();
    await tab.getByText('보내지 못했어요').waitFor();
    await tab.unroute('**/v1/chats/*/messages');
  }),
  over('chat-talk', '상담', 'reader', async (tab) => {
    await openRoom(tab, 3);
    await askInRoom(tab, '지금 만나는 사람과 결혼까지 갈 수 있을까요?');
    await askInRoom(tab, '그럼 먼저 말을 꺼내는 건 제가 나을까요?');
  }),
  over('chat-couple', '두 사람의 사주', 'reader', async (tab) => {
    await openRoom(tab, 7);
    await tab.getByRole('button', { name: '상대 고르기' }).click();
    await tab.getByRole('button', { name: '상대로 고르기' }).click();
    await tab.getByRole('table', { name: /상대 사주/ }).waitFor();
  }),
  over('chat-writing', '답을 쓰는 중', 'reader', async (tab) => {
    await reopenRoom(tab, 3);
    await tab.route('**/stream?*', () => undefined);
    await tab.getByRole('textbox', { name: '질문' }).fill('이야기를 꺼내기 좋은 날은요?');
    await tab.getByRole('button', { name: '보내기', exact: true }).click();
    await tab.getByText('맞춰 보는 중').waitFor();
  }),
  over('chat-members', '내 사주 고르기', 'reader', async (tab) => {
    await openRoom(tab, 2);
    await tab.getByRole('button', { name: '내 사주 바꾸기' }).click();
  }),
  over('chat-add-member', '상담에서 사람 더하기', 'newcomer', async (tab) => {
    await openRoom(tab, 1);
    await tab.getByRole('button', { name: '내 사주 고르기' }).click();
    await tab.getByRole('button', { name: '사주 정보 추가하기' }).click();
    await tab.getByRole('button', { name: '저장하기' }).waitFor();
  }),
  over('chat-questions', '질문 고르기', 'reader', async (tab) => {
    await openRoom(tab, 2);
    await tab.getByRole('button', { name: /질문\s*고르기/ }).click();
    await tab.locator('[aria-live] button').first().waitFor();
  }),
  over('chat-limit', '무료 상담을 다 씀', 'reader', async (tab) => {
    await openRoom(tab, 6);
    await tab.getByRole('textbox', { name: '질문' }).fill('하나만 더 물어볼게요');
    await tab.getByRole('button', { name: '보내기', exact: true }).click();
    await tab.getByRole('dialog', { name: '오늘의 무료 상담을 다 썼어요' }).waitFor();
  }),
  over('chat-continue', '이어서 또는 새로', 'reader', async (tab) => {
    await tab.goto('/partner');
    await tab.getByRole('button', { name: '모란 무료 채팅 상담' }).click();
    await tab.getByRole('button', { name: '이어서 상담하기' }).waitFor();
  }),
  page('review-chats', '다시보기, 상담', '/review?tag=chat', 'reader'),
  over('chat-delete', '상담방 삭제', 'reader', async (tab) => {
    await tab.goto('/review?tag=chat');
    await tab.getByRole('button', { name: /삭제$/ }).first().click();
    await tab.getByRole('dialog').waitFor();
  }),
  page('review-saju', '다시보기, 사주', '/review?tag=saju', 'reader'),
  page('review-tarot', '다시보기, 타로', '/review?tag=tarot', 'reader'),
  page('review-saju-empty', '다시보기, 빈 사주', '/review?tag=saju', 'newcomer'),
  page('review-tarot-empty', '다시보기, 빈 타로', '/review?tag=tarot', 'newcomer'),
  page('review-visitor', '다시보기, 로그인 전', '/review'),
  page('review-empty', '다시보기, 빈 목록', '/review', 'newcomer'),
  page('review', '다시보기', '/review', 'reader'),
  page('mypage-visitor', '마이페이지, 로그인 전', '/mypage'),
  page('mypage-empty', '마이페이지, 빈 목록', '/mypage', 'newcomer'),
  page('mypage', '마이페이지', '/mypage', 'reader'),
  ...['크레딧 내역', '결제 내역'].flatMap((name) =>
    (['newcomer', 'reader'] as const).map((as): Screen => ({
      name: `mypage-${name.replace(' ', '-')}-${as}`,
      title: `마이페이지, ${name}`,
      as,
      open: (tab) => openTab(tab, '/mypage', name),
    })),
  ),
  over('mypage-add', '사주 정보 추가', 'newcomer', async (tab) => {
    await tab.goto('/mypage');
    await tab.getByRole('button', { name: '사주 정보 추가하기' }).click();
    await tab.getByRole('dialog').waitFor();
  }),
  over('mypage-withdraw', '회원 탈퇴', 'newcomer', async (tab) => {
    await tab.goto('/mypage');
    await tab.getByRole('button', { name: '회원 탈퇴' }).click();
    await tab.getByRole('dialog').waitFor();
  }),
  over('mypage-delete', '사람 삭제', 'reader', async (tab) => {
    await tab.goto('/mypage');
    await tab.getByRole('button', { name: /삭제$/ }).first().click();
    await tab.getByRole('dialog').waitFor();
  }),
  over('home-menu-signed-in', '옆 서랍, 로그인 뒤', 'reader', async (tab) => {
    await tab.goto('/');
    await tab.getByRole('button', { name: '메뉴' }).click();
    await tab.getByRole('link', { name: '내 정보' }).waitFor();
  }),
  {
    name: 'home-profile',
    title: '홈 안의 내 정보',
    as: 'reader',
    open: async (tab) => {
      await tab.goto('/');
      await tab.getByRole('button', { name: '메뉴' }).click();
      await tab.getByRole('link', { name: '내 정보' }).click();
      await tab.getByRole('main').getByRole('link', { name: '다시보기' }).waitFor();
    },
  },
  {
    name: 'home-review',
    title: '홈 안의 다시보기',
    as: 'reader',
    open: async (tab) => {
      await tab.goto('/');
      await tab.getByRole('button', { name: '메뉴' }).click();
      await tab.getByRole('link', { name: '내 정보' }).click();
      await tab.getByRole('main').getByRole('link', { name: '다시보기' }).click();
      await tab.getByRole('heading', { level: 1, name: '다시보기' }).waitFor();
    },
  },
  page('credits-visitor', '크레딧, 로그인 전', '/credit-package'),
  page('credits', '크레딧', '/credit-payment', 'reader'),
  over('credits-confirm', '크레딧 확인', 'reader', async (tab) => {
    await tab.goto('/credit-package');
    await tab.getByRole('button', { name: /고백 60/ }).click();
  }),
  over('credits-confirm-visitor', '크레딧 확인, 로그인 전', 'visitor', async (tab) => {
    await tab.goto('/credit-package');
    await tab.getByRole('button', { name: /고백 60/ }).click();
  }),
  over('credits-failed', '사지 못한 크레딧', 'reader', async (tab) => {
    await tab.goto('/credit-package');
    await tab.route('**/v1/credit-payments/check', (route) => route.abort());
    await tab.getByRole('button', { name: /고백 60/ }).click();
    await tab
      .getByRole('dialog')
      .getByRole('button', { name: /결제하기$/ })
      .click();
    await tab.getByText('크레딧 구매 중 오류가 발생했습니다.').waitFor();
    await tab.unroute('**/v1/credit-payments/check');
  }),
  page('terms', '이용약관', '/terms'),
  page('privacy', '개인정보처리방침', '/privacy'),
  page('refund', '환불 안내', '/refund'),
  page('not-found', '없는 페이지', '/no-such-page'),
];
