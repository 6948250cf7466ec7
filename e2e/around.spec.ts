import type { Page } from '@playwright/test';
import { enterBirth, expect, logInAs, people, test } from './fixtures.ts';

const openMenu = (page: Page): Promise<void> => page.getByRole('button', { name: '메뉴' }).click();

/** Stores a person from my page's own form. */
async function addMember(
  page: Page,
  birth: { birthday: string; time?: string; male?: boolean },
): Promise<void> {
  await page.getByRole('button', { name: '사주 정보 추가하기' }).click();
  const dialog = page.getByRole('dialog', { name: '사주 정보 추가' });
  if (birth.male) await dialog.getByText('남성').click();
  await dialog.getByLabel('생년월일').fill(birth.birthday);
  if (birth.time !== undefined) {
    await dialog.getByText('시간 알아요').click();
    await dialog.getByLabel('시각').fill(birth.time);
  }
  await dialog.getByRole('button', { name: '저장하기' }).click();
  await expect(dialog).toHaveCount(0);
}

test.describe('review', () => {
  test('asks a stranger to log in, comes back, and says what is empty', async ({ page }) => {
    await page.goto('/review');
    await expect(page.getByText('로그인하고 다시 보기')).toBeVisible();
    await logInAs(page, people.withoutEmail);
    await expect(page).toHaveURL(/\/review$/);
    await expect(page.getByText('나눈 상담이 없습니다')).toBeVisible();
    await page.getByText('사주', { exact: true }).click();
    await expect(page.getByText('받아 둔 사주 풀이가 없습니다')).toBeVisible();
    await page.getByText('타로', { exact: true }).click();
    await expect(page.getByText('받아 둔 타로 풀이가 없습니다')).toBeVisible();
  });

  test('shows a free reading by its free name and opens it again', async ({ page, signIn }) => {
    await signIn(people.other);
    await page.goto('/free-fortune-content/33');
    await page.getByRole('button', { name: '무료로 분석 시작하기' }).click();
    await enterBirth(page, { birthday: '19901107', time: '1130' });
    await page.waitForURL('**/free-fortune-result?*');
    const text = await page.locator('.reading').innerText();

    await page.goto('/review');
    const row = page.getByRole('link', { name: /일주로 보는 사랑법/ });
    await expect(row).toContainText('여성 · 양력 1990. 11. 7. 오전 11:30');
    await expect(row).toContainText('무료');
    await expect(row).toContainText(/20\d\d\. \d+\. \d+\./);
    await row.click();
    await page.waitForURL('**/free-fortune-result?*');
    expect(await page.locator('.reading').innerText()).toBe(text);
    await page.goBack();
    await expect(row).toBeVisible();
  });
});

test.describe('my page', () => {
  test('keeps people: adds, chooses, asks before deleting, and goes back one dialog at a time', async ({
    page,
    signIn,
  }) => {
    await signIn();
    await page.goto('/mypage');
    await expect(page.getByText('moonlight@example.com')).toBeVisible();
    await expect(page.getByText('저장된 사주 정보가 없습니다')).toBeVisible();

    await page.getByRole('button', { name: '사주 정보 추가하기' }).click();
    await page.getByRole('button', { name: '저장하기' }).click();
    await expect(page.getByText('생년월일 입력은 필수 입니다.')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/\/mypage$/);

    await addMember(page, { birthday: '19940312', time: '0724' });
    await addMember(page, { birthday: '19930406', male: true });
    const rows = page.getByRole('main').getByRole('listitem');
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText('丁1994. 3. 12.여성 · 양력 · 오전 7:24');
    await expect(rows.first().getByRole('button', { name: '기본' })).toBeDisabled();

    await rows.nth(1).getByRole('button', { name: '선택' }).click();
    await expect(rows.first()).toContainText('1993. 4. 6.남성 · 양력 · 시간 모름');
    await expect(rows.first().getByRole('button', { name: '기본' })).toBeDisabled();

    await rows.nth(1).getByRole('button', { name: /삭제/ }).click();
    const dialog = page.getByRole('dialog', { name: '정말 삭제하시겠습니까?' });
    await expect(dialog).toContainText('오전 7:24');
    await expect(dialog).toContainText('프리미엄 결과도 모두 함께 삭제됩니다');
    await dialog.getByRole('button', { name: '취소' }).click();
    await expect(rows).toHaveCount(2);
    await rows.nth(1).getByRole('button', { name: /삭제/ }).click();
    await dialog.getByRole('button', { name: '삭제', exact: true }).click();
    await expect(rows).toHaveCount(1);
  });

  test('says in a dialog of ours when a change does not arrive', async ({ page, signIn }) => {
    await signIn(people.preview);
    await page.goto('/mypage');
    await addMember(page, { birthday: '20000229' });
    await addMember(page, { birthday: '20010301' });
    await page.route('**/v1/member/*', (route) => route.abort());
    await page.getByRole('button', { name: '선택' }).first().click();
    const told = page.getByRole('alertdialog');
    await expect(told).toContainText('멤버 디폴트 값 설정 에러');
    await told.getByRole('button', { name: '확인' }).click();
    await page.getByRole('button', { name: /삭제/ }).first().click();
    await page
      .getByRole('dialog', { name: '정말 삭제하시겠습니까?' })
      .getByRole('button', { name: '삭제', exact: true })
      .click();
    await expect(told).toContainText('멤버 삭제 에러');
    await told.getByRole('button', { name: '확인' }).click();
    await page.goBack();
    await page.route('**/v1/member', (route) => route.abort());
    await page.getByRole('button', { name: '사주 정보 추가하기' }).click();
    await page.getByLabel('생년월일').fill('19991231');
    await page.getByRole('button', { name: '저장하기' }).click();
    await expect(told).toContainText('멤버 추가 에러');
    await expect(told).toContainText('멤버 추가에 실패했습니다. 다시 시도해주세요.');
  });

  test('shows its empty histories and an address’s absence', async ({ page, signIn }) => {
    await signIn(people.withoutEmail);
    await page.goto('/mypage');
    await expect(page.getByText('이메일 정보 없음')).toBeVisible();
    await page.getByRole('tab', { name: '크레딧 내역' }).click();
    await expect(page.getByText('크레딧 내역이 없습니다')).toBeVisible();
    await page.getByRole('tab', { name: '결제 내역' }).click();
    await expect(page.getByText('결제 내역이 없습니다')).toBeVisible();
  });

  test('gives the account up after asking, and forgets everything', async ({ page, signIn }) => {
    await signIn('정하늘');
    await page.goto('/mypage');
    await addMember(page, { birthday: '19880808' });
    await page.getByRole('button', { name: '회원 탈퇴' }).click();
    await expect(page.getByText(/남은 크레딧도 사라집니다/)).toBeVisible();
    await page.getByRole('button', { name: '탈퇴하기' }).click();
    await expect(page.getByRole('alertdialog', { name: '탈퇴했습니다' })).toBeVisible();
    await page.getByRole('button', { name: '확인' }).click();
    await page.waitForURL('**/?view=home');
    await page.goto('/mypage');
    await expect(page.getByText('로그인이 필요합니다')).toBeVisible();
    await logInAs(page, '정하늘');
    await expect(page.getByText('저장된 사주 정보가 없습니다')).toBeVisible();
  });

  test('logs out for good: Back shows nothing of the reader (A74)', async ({ page, signIn }) => {
    await signIn();
    await page.goto('/mypage');
    await page.getByRole('button', { name: '로그아웃' }).click();
    await page.waitForURL('**/?view=home');
    await page.goBack();
    await expect(page.getByText('로그인이 필요합니다')).toBeVisible();
    await expect(page.getByText('moonlight@example.com')).toHaveCount(0);
  });
});

test.describe('recommended contents', () => {
  test('lead to the page of their kind; the other tabs say what is to come', async ({ page }) => {
    await page.goto('/recommended-content');
    const pictures = page.getByRole('tabpanel').getByRole('link');
    const hrefs = await pictures.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    for (const kind of ['free-fortune', 'premium-fortune', 'free-tarot', 'premium-tarot']) {
      expect(
        hrefs.some((href) => href.startsWith(`/${kind}-content/`)),
        kind,
      ).toBe(true);
    }
    await page.getByRole('tab', { name: '영상' }).click();
    await expect(page.getByText('콘텐츠를 준비하고 있습니다')).toBeVisible();
    await page.getByRole('tab', { name: '저장' }).click();
    await expect(page.getByText('저장한 콘텐츠가 없습니다')).toBeVisible();
    await page.getByRole('tab', { name: '프로필' }).click();
    await expect(page.getByText('준비하고 있습니다')).toBeVisible();
    await page.getByRole('tab', { name: '추천' }).click();
    await pictures.first().click();
    await page.waitForURL(`**${hrefs[0]}`);
  });
});

test.describe('advisers', () => {
  test('a stranger is led to the login and back to the adviser', async ({ page }) => {
    await page.goto('/partner');
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(7);
    await page.getByRole('link', { name: '서윤재 무료 채팅 상담' }).click();
    await page.waitForURL('**/chat-auth?partnerId=2');
    await logInAs(page, people.reader);
    await page.waitForURL('**/partner/2');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('서윤재');
    await expect(page.getByText('재회·이별')).toBeVisible();
    await expect(page.getByText('이 관계를 놓아도 될까요?')).toBeVisible();
  });

  test('who are not open are seen by the preview role alone (A27)', async ({ page, signIn }) => {
    expect((await page.goto('/partner/8'))?.status()).toBe(404);
    await signIn(people.preview);
    await page.goto('/partner');
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(8);
    expect((await page.goto('/partner/8'))?.status()).toBe(200);
  });
});

test.describe('home', () => {
  test('shows profile and review in its own place, and Back leads through them', async ({ page, signIn }) => {
    await signIn();
    await page.goto('/');
    await openMenu(page);
    await page.getByRole('link', { name: '내 정보' }).click();
    await expect(page.getByText('moonlight@example.com')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');
    await page.getByRole('main').getByRole('link', { name: '다시보기' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '다시보기' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: '다시보기' })).toBeVisible();
    await page.goBack();
    await expect(page.getByText('moonlight@example.com')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: /달빛 아래/ })).toBeVisible();
    await page.goForward();
    await expect(page.getByText('moonlight@example.com')).toBeVisible();
    await page.getByRole('link', { name: '홈', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: /달빛 아래/ })).toBeVisible();
  });

  test('the menu stands on main pages only, and Back closes it first', async ({ page }) => {
    for (const path of ['/', '/review', '/partner', '/recommended-content', '/mypage']) {
      await page.goto(path);
      await expect(page.getByRole('button', { name: '메뉴' }), path).toBeVisible();
    }
    for (const path of ['/partner/1', '/free-fortune-content/33', '/auth', '/terms']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('button', { name: '메뉴' }), path).toHaveCount(0);
    }
    await page.goto('/partner');
    await openMenu(page);
    await expect(page.getByRole('dialog', { name: '메뉴' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/\/partner$/);
  });
});

test.describe('visits', () => {
  interface Sent {
    eventType: string;
    sessionId: string;
    utmCampaign: string;
    fortuneContentId: number | null;
  }
  const listen = (page: Page): Sent[] => {
    const sent: Sent[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/campaign-events')) sent.push(request.postDataJSON() as Sent);
    });
    return sent;
  };

  test('are counted once, under the campaign they came with, and so is a free start (I20)', async ({
    page,
  }) => {
    const sent = listen(page);
    await page.goto('/free-fortune-content/33?utm_campaign=autumn');
    await expect.poll(() => sent.length).toBe(1);
    await page.goto('/');
    await page.goto('/free-fortune-content/35');
    await page.getByRole('button', { name: '무료로 분석 시작하기' }).click();
    await expect.poll(() => sent.map((event) => event.eventType)).toEqual(['PAGE_VIEW', 'FREE_ANALYSIS']);
    expect(sent).toMatchObject([
      { utmCampaign: 'autumn', fortuneContentId: 33 },
      { utmCampaign: 'autumn', fortuneContentId: 35, sessionId: sent[0]?.sessionId },
    ]);
    const remembered = (key: string) => page.evaluate((name) => localStorage.getItem(name), key);
    expect(await remembered('session_id')).toBe(sent[0]?.sessionId);
    expect(await remembered('utm_campaign')).toBe('autumn');
    await page.goto('/');
    await expect.poll(() => remembered('headerLogoColor')).toBe('purple');
    await page.goto('/partner');
    await expect.poll(() => remembered('headerLogoColor')).toBe('yellow');
  });

  test('a browser that blocks its storage reads the shop all the same (F26)', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(String(error)));
    await page.goto('/');
    await page.getByRole('button', { name: '썸', exact: true }).click();
    await expect(page.getByRole('dialog', { name: '썸' })).toBeVisible();
    expect(problems).toEqual([]);
  });

  test('a lost event passes by and stops nobody (I20)', async ({ page }) => {
    await page.route('**/campaign-events', (route) => route.abort());
    await page.goto('/free-fortune-content/33');
    await expect(page.getByText('이벤트 전송 에러')).toBeVisible();
    await page.getByRole('button', { name: '무료로 분석 시작하기' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

test('the rules stand at their own addresses and the footer leads there', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: '개인정보처리방침' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '개인정보 처리방침' })).toBeVisible();
  await expect(page.getByRole('table').first()).toBeVisible();
  for (const path of ['/terms', '/refund']) {
    await page.goto(path);
    await expect(page.getByText(/시행합니다\. \(제1판\)/)).toBeVisible();
    await expect(page.locator('body')).not.toContainText('{{');
  }
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a page of ours says so, and nothing of a reader was kept (A73)', async ({
    page,
    context,
    signIn,
  }) => {
    await signIn();
    await page.goto('/mypage');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map((request) => new URL(request.url).pathname);
    });
    expect(kept).toEqual(['/offline.html']);
    await context.setOffline(true);
    await page.goto('/review');
    await expect(page.getByRole('heading', { name: '연결이 끊겼어요' })).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('link', { name: '다시 열기' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '다시보기' })).toBeVisible();
  });
});

test('pages and calls of a reader are kept by nobody on the way (A73, A75)', async ({ page, signIn }) => {
  await signIn(people.other);
  for (const path of [
    '/mypage',
    '/review',
    '/mypage/x.css',
    '/v1/profile',
    '/v1/member/list',
    '/mypage.data',
  ]) {
    const answer = await page.request.get(path);
    expect(answer.headers()['cache-control'], path).toMatch(/no-store/);
  }
});

test('each page says in its own words what could not be had', async ({ page }) => {
  const told = page.getByRole('alertdialog');
  await page.goto('/');
  await page.route('**/*.data*', (route) => route.abort());
  await page
    .getByRole('link', { name: /미래 배우자 초상/ })
    .first()
    .click();
  await expect(told).toContainText('운세 컨텐츠 가져오기 에러');
  await told.getByRole('button', { name: '확인' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('잠시 구름이 지나가고 있어요');
});

test.describe('the login', () => {
  test('leads back to what is the reader’s own, and says so', async ({ page }) => {
    const result = '/premium-fortune-result/01a20094-09da-7729-8019-db542d1aeaf8';
    await page.goto(result);
    await expect(page.getByText('로그인하면 보시려던 곳으로 바로 이어집니다.')).toBeVisible();
    await logInAs(page, people.reader);
    await expect(page).toHaveURL(new RegExp(`${result}$`));
    await page.goto('/auth?purchaseType=PREMIUM&serviceType=SAJU&fortuneContentId=5');
    await expect(page).toHaveURL(/\/premium-fortune-content\/5$/);
    await page.goto('/chat-auth?partnerId=3');
    await expect(page).toHaveURL(/\/partner\/3$/);
  });

  test('shows the rules it binds to, and keeps the choice of who turns back at Kakao', async ({ page }) => {
    await page.goto('/free-fortune-content/35');
    await page.getByRole('button', { name: '무료로 분석 시작하기' }).click();
    await enterBirth(page, { birthday: '19940312' });
    await page.waitForURL('**/auth?*');
    await page.getByRole('link', { name: '이용약관' }).click();
    await page.waitForURL('**/terms');
    await page.goBack();
    await page.getByRole('link', { name: '카카오로 시작하기' }).click();
    await page.getByRole('button', { name: /취소/ }).click();
    await expect(page.getByText('로그인을 멈추셨어요. 준비되면 다시 눌러 주세요.')).toBeVisible();
    await logInAs(page, people.reader);
    await expect(page).toHaveURL(/\/free-fortune-result\?fortuneContentId=35/);
    await expect(page.getByRole('table').first()).toBeVisible();
    // Behind the result stands Kakao's page, and behind that, in place of the login, the content.
    await page.goBack();
    await expect(page).toHaveURL(/\/oauth\/authorize/);
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(/\/free-fortune-content\/35$/);
    await expect(page.getByRole('button', { name: '무료로 분석 시작하기' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('every way to sign in shows the rules it binds to', async ({ page }) => {
  for (const path of ['/review', '/mypage', '/auth', '/chat-auth']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('link', { name: '이용약관' }), path).toBeVisible();
  }
  await page.goto('/partner');
  await openMenu(page);
  await page.getByRole('dialog').getByRole('link', { name: '개인정보처리방침' }).click();
  await page.waitForURL('**/privacy');
  await page.goBack();
  await expect(page).toHaveURL(/\/partner$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('who writes is said before anything is bought, asked or paid for', async ({ page, signIn }) => {
  const WRITER = '풀이는 사주와 카드를 바탕으로 프로그램이 자동으로 쓴 글입니다.';
  const ADVISER = '상담가는 가상의 인물이며, 답은 프로그램이 자동으로 씁니다.';
  await page.goto('/premium-fortune-content/5');
  await expect(page.getByText(WRITER)).toBeVisible();
  await page.goto('/partner/3');
  await expect(page.getByText(ADVISER)).toBeVisible();
  await signIn(people.preview);
  await page.goto(
    '/tarot-payment?fortuneContentId=21&tarotCardIds=%5B19%2C38%2C101%5D&gender=FEMALE&spreadCode=THREE_CARD',
  );
  await expect(page.getByText(WRITER)).toBeVisible();
  await page.goto('/partner/3');
  await page.getByRole('button', { name: /무료 채팅 상담/ }).click();
  await page.waitForURL('**/chat/*');
  await expect(page.getByText(ADVISER)).toBeVisible();
});

test('a birthday and a time pasted with marks between are taken as they are meant', async ({ page }) => {
  await page.goto('/free-fortune-content/35');
  await page.getByRole('button', { name: '무료로 분석 시작하기' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('생년월일').fill('1994-03-12');
  await expect(dialog.getByLabel('생년월일')).toHaveValue('19940312');
  await dialog.getByText('시간 알아요').click();
  await dialog.getByLabel('시각').fill('07:24');
  await expect(dialog.getByLabel('시각')).toHaveValue('0724');
});
