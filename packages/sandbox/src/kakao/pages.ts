import type { Context } from 'hono';
import { html } from 'hono/html';
import { sendPage } from '#kit/page.ts';
import type { AuthorizeRefusal } from '#kakao/authorize-request.ts';
import type { KakaoPerson } from '#kakao/people.ts';

const style = 'sign-in.css';

/** The choice of test people. One tap signs in: a person is a submit button. */
export function sendSignIn(
  c: Context,
  page: { people: readonly KakaoPerson[]; serviceName: string },
): Promise<Response> {
  return sendPage(c, {
    title: `카카오 로그인 · ${page.serviceName}`,
    style,
    body: html`<main>
      <p class="mark" aria-hidden="true"><span></span></p>
      <h1>${page.serviceName}에 로그인할<br />사람을 골라 주세요</h1>
      <p class="about">
        실제 카카오가 아니라 이 컴퓨터 안에서만 움직이는 연습용 로그인이에요. 비밀번호는 묻지 않아요.
      </p>
      <form method="post">
        <ul>
          ${page.people.map(
            (person) =>
              html`<li>
                <button class="person" name="person" value="${person.id}">
                  <span class="face" aria-hidden="true">${person.nickname.slice(-2)}</span>
                  <span class="who">
                    <strong>${person.nickname}</strong>
                    <span>${person.note}</span>
                    ${person.email ? html`<span>${person.email}</span>` : ''}
                  </span>
                </button>
              </li>`,
          )}
        </ul>
        <p class="consent">고른 사람의 닉네임과, 동의했다면 이메일이 ${page.serviceName}에 전달돼요.</p>
        <button class="cancel" name="decision" value="cancel">취소</button>
      </form>
    </main>`,
  });
}

/** Kakao's own error page: shown instead of going back, because there is no address to trust. */
export function sendRefusal(c: Context, refusal: AuthorizeRefusal): Promise<Response> {
  return sendPage(c, {
    title: `${refusal.code} · 카카오 로그인`,
    style,
    status: refusal.status,
    body: html`<main>
      <p class="mark" aria-hidden="true"><span></span></p>
      <h1>${refusal.title}</h1>
      <p class="about">서비스 설정에 오류가 있어 로그인할 수 없어요. 관리자에게 알려 주세요.</p>
      <p class="code">${refusal.code}</p>
    </main>`,
  });
}

/** What KakaoTalk's in-app browser is known to do: the same return address is asked for twice. */
export function sendDoubleReturn(c: Context, destination: string): Promise<Response> {
  return sendPage(c, {
    title: '돌아가는 중 · 카카오 로그인',
    style,
    head: html`<meta http-equiv="refresh" content="1;url=${destination}" />`,
    body: html`<main>
      <p class="mark" aria-hidden="true"><span></span></p>
      <h1>로그인했어요</h1>
      <p class="about">잠시 뒤 돌아가요. <a href="${destination}">바로 돌아가기</a></p>
      <img class="first-return" src="${destination}" alt="" width="1" height="1" />
    </main>`,
  });
}
